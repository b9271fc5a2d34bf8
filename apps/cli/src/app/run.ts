import { type Command, CommanderError } from 'commander';
import { type ExitCode, exitCodeOf, exitCodes } from '#terminal/errors.ts';
import { createOutput } from '#terminal/output/output.ts';
import { report } from '#terminal/output/report.ts';
import { createWords } from '#terminal/output/words.ts';
import type { CommonFlags, Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { PortContext, Terminal } from '#terminal/session/ports.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { chooseLocale } from '#terminal/settings/locale.ts';
import { readSettings } from '#terminal/settings/settings.ts';
import { usageErrorOf } from './commander-errors.ts';
import { commandPath, complete } from './complete.ts';
import { earlyFlags } from './early-flags.ts';
import { features } from './features.ts';
import { createProgram } from './program.ts';

/** Runs one command line and resolves with its exit code. */
export async function run(terminal: Terminal, signal: AbortSignal): Promise<ExitCode> {
  const words = terminal.argv.slice(2);
  const tools = createTools(terminal, words, signal);
  const program = createProgram(tools);
  try {
    if (words[0] === '__complete') tools.output.print(complete(program, words.slice(1)).join('\n'));
    else await Promise.race([parse(program, words), aborted(signal)]);
    return exitCodes.done;
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return exitCodes.done;
    if (thrown instanceof CommanderError && thrown.code === 'commander.help') return exitCodes.usage;
    const mistake = thrown instanceof CommanderError ? usageErrorOf(thrown, tools.text) : thrown;
    const error = signal.aborted ? signal.reason : mistake;
    const code = exitCodeOf(error);
    report(error, { ...tools, code, command: commandPath(program, words) });
    return code;
  }
}

function createTools(terminal: Terminal, words: string[], signal: AbortSignal): Tools {
  const { env, stdin, stdout, stderr } = terminal;
  const { lang, json, color } = earlyFlags(words);
  const text = createWords(
    chooseLocale(lang, env).locale,
    features.map(({ messages }) => messages),
  );
  const output = createOutput({ stdout, stderr, env, json, color });

  const open = (flags: CommonFlags): Context => {
    const settings = readSettings(flags, { env, directory: terminal.cwd() }, text);
    const interactive = flags.input && stdin.isTTY && stderr.isTTY;
    const context = { settings, text, output, terminal, signal, interactive, trace: flags.trace === true };
    return { ...context, withPortal: (work, options) => withPortal(context, work, options) };
  };
  return { text, output, isTyped: (word) => words.includes(word), open };
}

async function parse(program: Command, words: string[]): Promise<void> {
  await program.parseAsync(words.length > 0 ? words : ['--help'], { from: 'user' });
}

async function withPortal<T>(
  context: PortContext,
  work: (portal: OpenPortal) => Promise<T>,
  options?: { stored: true },
): Promise<T> {
  const { openPortal } = await import('#terminal/session/portal.ts');
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
