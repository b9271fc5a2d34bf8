import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from '@biuro/testing/server-process.ts';

/** Output and log files of all processes of a run, also of those that have ended and whose directories are removed. */
export interface CapturedLogs {
  /** {@link startServerProcess}, whose output is captured. */
  startServer: typeof startServerProcess;
  /** Adds the log of the PostgreSQL in a data directory. Call it before the directory is removed. */
  addPostgres(dataDir: string): void;
  /** Adds the output of another process. */
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
        // The message ends with the output of the server.
        add(String(error));
        throw error;
      }
    },
    addPostgres: (dataDir) => add(postgresLog(dataDir)),
    texts: () => sources.map((read) => read()),
  };
}

export const postgresLog = (dataDir: string): string => readFileSync(join(dataDir, 'postgres.log'), 'utf8');
