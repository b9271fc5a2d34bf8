import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, childEnvironment } from './account.ts';
import { port } from './session.ts';

export interface Launch {
  native: string;
  directory: string;
  socketDirectory: string;
  account: Account | undefined;
  logFile: string;
}

export interface Launched {
  pid: number;
  hasEnded(): boolean;
}

export async function launch({ native, directory, socketDirectory, account, logFile }: Launch): Promise<Launched> {
  const log = await open(logFile, 'a', 0o600);
  try {
    const args = ['-D', directory, ...settings(socketDirectory).flatMap((setting) => ['-c', setting])];
    // Detached: Ctrl-C in the terminal is for the server, which then stops PostgreSQL in order.
    const child = spawn(join(native, 'bin', 'postgres'), args, {
      ...account,
      cwd: '/',
      env: childEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return { pid: child.pid ?? 0, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
  } finally {
    await log.close();
  }
}

function settings(socketDirectory: string): string[] {
  return [
    'listen_addresses=',
    `port=${port}`,
    `unix_socket_directories="${socketDirectory.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    'max_connections=60',
    'shared_buffers=64MB',
    'io_method=sync',
    'jit=off',
    'fsync=on',
    'synchronous_commit=on',
    'full_page_writes=on',
    'timezone=UTC',
    'log_timezone=UTC',
    'logging_collector=off',
    'log_destination=stderr',
    'log_line_prefix=%m [%p] ',
    // Not "warning", which includes failed statements with their values (an e-mail address, a PESEL).
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_checkpoints=off',
  ];
}
