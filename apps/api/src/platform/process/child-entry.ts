// The main module of a child process: calls `run` of the module that it is told, once, with what its parent sends.
import { once } from 'node:events';
import type { ChildAnswer } from './run-in-process.ts';

// As long as somebody may answer, the process does not end.
process.on('message', () => {}).on('disconnect', () => process.exit());
const [[{ data }], { run }] = await Promise.all([once(process, 'message'), import(process.argv[2] ?? '')]);
const told: ChildAnswer = await Promise.resolve(data)
  .then(run)
  .then(
    (answer) => ({ answer }),
    (error: unknown) => ({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
process.send?.(told, () => process.exit());
