import { bearer } from '@biuro/core/api/authorization.ts';
import { answerOf } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { readBytes } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface ApiFlags {
  data?: string;
}

export function defineApi(program: Command, tools: Tools): void {
  const { text } = tools;
  const api = program
    .command('api')
    .argument('<method>', text('api.method'))
    .argument('<path>', text('api.path'))
    .description(text('api.summary'))
    .option('--data <json>', text('api.data'))
    .action(actionOf(tools, call));
  addExamples(api, tools, ["biuro api GET '/companies?search=delta'", 'biuro api POST /companies --data @firma.json']);
}

/** Makes any call, as the person who is signed in or anonymously. */
async function call(context: Context, { data }: ApiFlags, verb = '', path = ''): Promise<void> {
  const { text, output, withPortal } = context;
  const method = verb.toUpperCase();
  if (!methods.includes(method))
    throw new UsageError(text('usage.choice', { first: 'method', second: verb, allowed: methods.join(', ') }));
  if (!/^\/(?!\/)/.test(path)) throw new UsageError(text('api.wrong-path', { value: path }));
  if (data !== undefined && method === 'GET')
    throw new UsageError(text('usage.conflict', { first: '--data', second: method }));
  const body = data === undefined ? undefined : await readBody(context, data);

  const answer = await withPortal((portal) => send(portal, method, path.replace(/^\/api(?=\/)/, ''), body));
  output.print(readable(answer));
}

/** The typed client knows only the paths of the contract; here any path may be typed. */
type AnyRequest = (method: string, path: string, init: object) => Promise<{ data?: string; response: Response }>;

async function send({ api, accessToken }: OpenPortal, method: string, path: string, body?: string): Promise<string> {
  const token = accessToken();
  const headers = {
    // Core adds no token to the calls of authentication.
    ...(token !== null && /^\/auth\b/.test(path) && bearer(token)),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const init = { parseAs: 'text', headers, body, bodySerializer: (json: string) => json };
  const { data } = await answerOf((api.request as unknown as AnyRequest)(method.toLowerCase(), path, init));
  return data ?? '';
}

async function readBody(context: Context, data: string): Promise<string> {
  const from = data === '-' ? '-' : data.startsWith('@') ? data.slice(1) : null;
  const json = from === null ? data : (await readBytes(context, from)).toString('utf8');
  try {
    JSON.parse(json);
    return json;
  } catch {
    throw new UsageError(context.text('api.wrong-data'));
  }
}

function readable(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    return answer.trimEnd();
  }
}
