import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { stringify } from 'yaml';
import type { Context } from '#terminal/session/context.ts';
import type { FlowFile } from '../format/types.ts';
import type { FlowWords } from '../format/words.ts';
import { createFlowRun, openScenario } from '../run/running-scenario.ts';
import { openProxy, type PassedCall } from './proxy.ts';
import { stepsOf } from './recorded-calls.ts';

interface CommandOptions {
  path: string;
  as: string | undefined;
  command: string[];
}

/** Runs a command through a proxy, as the person `as`, and resolves with a scenario that makes the same calls. */
export async function recordCommand(context: Context, text: FlowWords, { path, as, command }: CommandOptions) {
  const { settings, terminal, signal } = context;
  const actors = { me: as === undefined ? {} : { as } };
  const run = createFlowRun(context, text, context.output.note);
  const running = await openScenario(run, { name: '', actors, steps: [] }, { env: terminal.env });
  const session = running.actor().session();
  const calls: PassedCall[] = [];
  const between = await openProxy(settings.host, (call) => calls.push(call));
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
    running.stop();
  }
}
