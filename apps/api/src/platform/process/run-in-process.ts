import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('./child-entry.ts', import.meta.url));

/** What a child process answers. */
export type ChildAnswer = { answer: unknown } | { fault: string };

/** A child process needed more memory than it may have. */
export class OutOfMemory extends Error {}

interface ProcessChoices {
  /** Ends the process. */
  signal?: AbortSignal | undefined;
  /** Of heap. */
  megabytes: number;
}

/**
 * Calls the function `run` of a module in a process of its own, for files that others have made. What is too much for
 * it ends that process alone; a worker thread that runs out of memory may take the whole server with it. It gets
 * nothing of the environment, because that holds secrets.
 */
export async function runInProcess<T>(module: URL, data: unknown, choices: ProcessChoices): Promise<T> {
  const { signal, megabytes } = choices;
  signal?.throwIfAborted();
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(ENTRY, [module.href], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  try {
    child.send({ data }, () => {}); // A child that cannot be reached has ended.
    const [message] = await Promise.race([
      once(child, 'message', { signal }),
      ended.then(([code, killedBy]) => {
        // V8 aborts, and the kernel kills.
        if (killedBy === 'SIGABRT' || killedBy === 'SIGKILL' || code === 134) throw new OutOfMemory('out of memory');
        throw new Error(`A child process has ended with ${code ?? killedBy}`);
      }),
    ]);
    const told = message as ChildAnswer; // The entry sends nothing else.
    if ('fault' in told) throw new Error(told.fault);
    return told.answer as T; // What the function returns.
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}
