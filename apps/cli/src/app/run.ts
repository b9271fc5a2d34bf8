import { CommanderError } from 'commander';
import { usageErrorOf } from './commander-mistakes.ts';
import type { CommonFlags, Context, Terminal } from './context.ts';
import { type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts';
import { glance } from './glance.ts';
import { chooseLocale } from './locale.ts';
import { createOutput } from './output.ts';
import { createProgram } from './program.ts';
import { report } from './report.ts';
import { readSettings } from './settings.ts';
import { createWords } from './words.ts';

/** Runs one command line to its end and says how it ended. */
export async function run(terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const { argv, env, stdout, stderr } = terminal;
  const first = glance(argv.slice(2));
  const text = createWords(chooseLocale(first.lang, env).locale);
  const output = createOutput({ stdout, stderr, env, json: first.json, color: first.color });
  let host: string | null = null;

  const open = (flags: CommonFlags): Context => {
    const settings = readSettings(flags, { env, directory: terminal.cwd() }, text);
    host = settings.host;
    const context = {
      settings,
      text,
      output,
      terminal,
      signal,
      trace: flags.trace === true,
      interactive: flags.input && terminal.stdin.isTTY === true && stderr.isTTY === true,
    };
    return { ...context, withPortal: (work) => withPortal(context, work) };
  };

  try {
    const program = createProgram({ text, open, output });
    await Promise.race([program.parseAsync(argv.length > 2 ? argv : [...argv, '--help']), aborted(signal)]);
    return exitCodes.done;
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return exitCodes.done;
    if (thrown instanceof CommanderError && thrown.code === 'commander.help') return exitCodes.usage;
    const error = signal.aborted ? signal.reason : thrown instanceof CommanderError ? usageErrorOf(thrown, text) : thrown;
    const code = exitCodeOf(error);
    report(error, { code, output, text, host });
    return code;
  }
}

async function withPortal<T>(
  context: Omit<Context, 'withPortal'>,
  work: Parameters<Context['withPortal']>[0],
): Promise<T> {
  const { openPortal } = await import('./portal.ts');
  const portal = await openPortal(context);
  try {
    return (await work(portal)) as T;
  } finally {
    portal.stop();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
