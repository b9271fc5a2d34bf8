import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from '@biuro/testing/server-process.ts';

/** What the processes of a run have printed and written down, also of those that have ended and of directories that are gone. */
export interface CapturedLogs {
  /** {@link startServerProcess}, reading along. */
  startServer: typeof startServerProcess;
  /** What the PostgreSQL of a data directory has written; to be called before the directory goes. */
  addPostgres(dataDir: string): void;
  /** What another process has printed. */
  add(text: string): void;
  /** One text of each process; a server that is killed and started again is several. */
  texts(): string[];
}

export function createCapturedLogs(): CapturedLogs {
  const sources: (() => string)[] = [];
  const add = (text: string) => void sources.push(() => text);
  return {
    add,
    async startServer(variables, command) {
      try {
        const server = await startServerProcess(variables, command);
        sources.push(server.said);
        return server;
      } catch (error) {
        // It ends with what the server has said.
        add(String(error));
        throw error;
      }
    },
    addPostgres: (dataDir) => add(postgresLog(dataDir)),
    texts: () => sources.map((read) => read()),
  };
}

export const postgresLog = (dataDir: string): string => readFileSync(join(dataDir, 'postgres.log'), 'utf8');
