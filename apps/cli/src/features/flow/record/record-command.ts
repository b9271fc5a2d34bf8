import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { stringify } from 'yaml';
import type { Context } from '#terminal/session/context.ts';
import type { FlowFile } from '../format/types.ts';
import type { FlowWords } from '../format/words.ts';
import { createFlowRun, openStage } from '../run/stage.ts';
import { openGoBetween, type PassedCall } from './proxy.ts';
import { stepsOf } from './recorded-calls.ts';

interface CommandOptions {
  path: string;
  as: string | undefined;
  command: string[];
}

/** Runs a command whose calls pass through here, as the person named, and resolves with a scenario that makes the same calls. */
export async function recordCommand(context: Context, text: FlowWords, { path, as, command }: CommandOptions) {
  const { settings, terminal, signal } = context;
  const actors = { me: as === undefined ? {} : { as } };
  const run = createFlowRun(context, text, context.output.note);
  const stage = await openStage(run, { name: '', actors, steps: [] }, { env: terminal.env });
  const session = stage.actor().session();
  const calls: PassedCall[] = [];
  const between = await openGoBetween(settings.host, (call) => calls.push(call));
  try {
    const [program = '', ...args] = command;
    const env = { ...terminal.env, BIURO_HOST: between.host, ...(session && { BIURO_TOKEN: session.access_token }) };
    const child = spawn(program, args, { env, cwd: terminal.cwd(), stdio: 'inherit', signal });
    const [code] = await once(child, 'exit');
    const { steps, vars } = stepsOf(calls, session?.user.id);
    const name = basename(path).replace(/\.ya?ml$/, '');
    const file: FlowFile = { name, vars, scenarios: [{ name: command.join(' '), actors, steps }] };
    return { code: Number(code), steps: steps.length, written: stringify(file, { lineWidth: 110 }) };
  } finally {
    between.close();
    stage.stop();
  }
}
