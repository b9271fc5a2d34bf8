// The API and the web app, each started anew when its sources change. The web app answers at http://localhost:5173.
import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './library/process.ts';

const children: ChildProcess[] = [
  spawn(
    process.execPath,
    [
      '--watch-path=apps/api',
      '--watch-path=packages/core',
      '--watch-path=openapi/generated',
      '--watch-path=tenants',
      'apps/api/src/main.ts',
    ],
    { cwd: root, stdio: 'inherit' },
  ),
  spawn('pnpm', ['--filter', '@biuro/web', 'exec', 'vite'], { cwd: root, stdio: 'inherit' }),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
for (const child of children) child.once('exit', stop);
