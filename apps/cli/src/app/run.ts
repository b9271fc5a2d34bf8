import { CommanderError } from 'commander';
import { usageErrorOf } from './commander-mistakes.ts';
import { commandPath, complete } from './complete.ts';
import type { CommonFlags, Context, Terminal } from './context.ts';
import { type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts';
import { glance } from './glance.ts';
import { chooseLocale } from './locale.ts';
import { createOutput } from './output.ts';
import type { OpenPortal, PortalContext } from './portal.ts';
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
      interactive: flags.input && terminal.stdin.isTTY && stderr.isTTY,
    };
    return { ...context, withPortal: (work, options) => withPortal(context, work, options) };
  };

  const program = createProgram({ text, open, output });
  try {
    if (argv[2] === '__complete') {
      output.print(complete(program, argv.slice(3)).join('\n'));
      return exitCodes.done;
    }
    await Promise.race([program.parseAsync(argv.length > 2 ? argv : [...argv, '--help']), aborted(signal)]);
    return exitCodes.done;
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return exitCodes.done;
    if (thrown instanceof CommanderError && thrown.code === 'commander.help') return exitCodes.usage;
    const error = signal.aborted
      ? signal.reason
      : thrown instanceof CommanderError
        ? usageErrorOf(thrown, text)
        : thrown;
    const code = exitCodeOf(error);
    report(error, { code, output, text, host, command: commandPath(program, argv.slice(2)) });
    return code;
  }
}

async function withPortal<T>(
  context: PortalContext,
  work: (portal: OpenPortal) => Promise<T>,
  options?: { stored: true },
): Promise<T> {
  const { openPortal } = await import('./portal.ts');
  const settings = options?.stored ? { ...context.settings, token: null } : context.settings;
  const portal = await openPortal({ ...context, settings });
  try {
    return await work(portal);
  } finally {
    portal.stop();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
