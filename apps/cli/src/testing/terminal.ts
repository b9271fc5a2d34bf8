import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Terminal } from '#terminal/session/ports.ts';
import { ownHost } from './server.ts';

/** An interactive terminal, as the program sees it. */
export function createTerminal(home: string, words: string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const shown = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof shown) =>
    Object.assign(new PassThrough(), {
      isTTY: true,
      columns: 80,
      rows: 24,
      write: (text: string | Uint8Array) => (shown[name] += text.toString()) !== '',
    });

  const terminal = {
    argv: ['node', 'biuro', ...words],
    env: { HOME: home, BIURO_HOST: ownHost(), NO_COLOR: '1' },
    cwd: () => home,
    stdin,
    stdout: stream('stdout'),
    stderr: stream('stderr'),
  };
  const sees = async (sentence: string) => {
    for (const end = Date.now() + 10_000; !shown.stderr.includes(sentence); await pause(20)) {
      if (Date.now() > end) throw new Error(`"${sentence}" did not come: ${shown.stderr}`);
    }
  };
  return {
    // The program uses only these members of the streams
    terminal: terminal as unknown as Terminal,
    shown,
    sees,
    types: (text: string) => void stdin.write(text),
    answers: async (question: string, answer: string) => {
      await sees(question);
      shown.stderr = '';
      stdin.write(`${answer}\r`);
    },
  };
}
