import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from '@biuro/testing/server-process.ts';

/** What the processes of a run have printed and written down, also of those that have ended and of directories that are gone. */
export interface Logbook {
  /** {@link startServerProcess}, reading along. */
  startServer: typeof startServerProcess;
  /** What the PostgreSQL of a data directory has written; to be called before the directory goes. */
  keepPostgres(dataDir: string): void;
  /** What another process has printed. */
  keep(text: string): void;
  /** One text of each process; a server that is killed and started again is several. */
  texts(): string[];
}

export function createLogbook(): Logbook {
  const readers: (() => string)[] = [];
  const keep = (text: string) => void readers.push(() => text);
  return {
    keep,
    async startServer(variables, command) {
      try {
        const server = await startServerProcess(variables, command);
        readers.push(server.said);
        return server;
      } catch (error) {
        // It ends with what the server has said.
        keep(String(error));
        throw error;
      }
    },
    keepPostgres: (dataDir) => keep(postgresLog(dataDir)),
    texts: () => readers.map((read) => read()),
  };
}

export const postgresLog = (dataDir: string): string => readFileSync(join(dataDir, 'postgres.log'), 'utf8');
