import type { LoginActor } from '@biuro/core';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { isBusy, type LoginSnapshot, loginFailureOf, sentTo, stepOf } from '@biuro/core/login/login-selectors.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { readLine } from '#terminal/prompts/input.ts';
import { ask, askSecret } from '#terminal/prompts/prompts.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { prepareDirectory } from '#terminal/session/session-file.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import {
  addCodeOptions,
  announceCode,
  assertStdinOnce,
  type CodeFlags,
  type CodeSource,
  codeSourceOf,
} from '#terminal/session/verification-code.ts';

interface LoginFlags extends CodeFlags {
  email?: string;
  passwordFile?: string;
}

export function defineLogin(program: Command, tools: Tools): void {
  const { text } = tools;
  const login = program
    .command('login')
    .description(text('login.summary'))
    .option('--email <email>', text('login.email'))
    .option('--password-file <file>', text('login.password-file'));
  addCodeOptions(login, text).action(actionOf(tools, signIn));
  addExamples(login, tools, [
    'biuro login',
    'biuro login --email ksiegowa@demo.example --password-file haslo.txt --code-stdin < kod.txt',
  ]);
}

async function signIn(context: Context, flags: LoginFlags): Promise<void> {
  assertGiven(context, flags);
  const source = codeSourceOf(context, flags);
  assertWritable(context);
  warn(context);
  const credentials = await readCredentials(context, flags);
  const user = await context.withPortal((portal) => takeSteps(context, portal, credentials, source), { stored: true });

  const { output, settings, text } = context;
  output.show({ user, profile: settings.profile, host: settings.host }, () => '');
  output.note(text('login.done', { name: `${user.first_name} ${user.last_name}`, email: user.email }));
}

/** Without questions, all values must be given as flags. */
function assertGiven(context: Context, { email, passwordFile, ...code }: LoginFlags): void {
  const { text, interactive } = context;
  assertStdinOnce(context, passwordFile, code);
  if (interactive) return;
  if (!email) throw new UsageError(text('login.needs', { flag: '--email' }));
  if (!passwordFile) throw new UsageError(text('login.needs', { flag: '--password-file' }));
}

async function readCredentials(context: Context, { email, passwordFile }: LoginFlags) {
  const { text, settings } = context;
  return {
    email: email || (await ask(context, text('login.ask-email', { host: settings.host }))),
    password: passwordFile
      ? await readLine(context, passwordFile)
      : await askSecret(context, text('login.ask-password')),
  };
}

async function takeSteps(
  context: Context,
  portal: OpenPortal,
  credentials: { email: string; password: string },
  source: CodeSource,
): Promise<User> {
  const login = portal.createLogin();
  const next = await source.open(portal, credentials.email);
  let snapshot = await sendAndWait(portal, login, { type: 'credentials.submit', ...credentials });
  if (stepOf(snapshot) === 'code') announceCode(context, sentTo(snapshot));

  while (stepOf(snapshot) === 'code') {
    const code = await next(sentTo(snapshot)?.channel ?? 'email');
    snapshot = await sendAndWait(portal, login, code === '' ? { type: 'code.resend' } : { type: 'code.submit', code });
    const failure = loginFailureOf(snapshot);
    if (failure && !source.again) throw new ApiError(failure);
    if (failure) context.output.error(failure.message);
    else if (code === '') announceCode(context, sentTo(snapshot));
  }
  if (stepOf(snapshot) === 'signedIn') return portal.person();
  throw new ApiError(loginFailureOf(snapshot) ?? portal.toFailure(null));
}

async function sendAndWait(
  portal: OpenPortal,
  login: LoginActor,
  event: Parameters<LoginActor['send']>[0],
): Promise<LoginSnapshot> {
  login.send(event);
  return portal.reached(login, (snapshot) => !isBusy(snapshot));
}

/** Fails before a question is asked or a code is sent. */
function assertWritable({ settings: { directory: path }, text }: Context): void {
  try {
    prepareDirectory(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError({ kind: 'unexpected', code: 'unwritable', message: text('login.unwritable', { path, reason }) });
  }
}

function warn({ settings: { host, token }, output, text }: Context): void {
  const { protocol, hostname } = new URL(host);
  const near = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  if (protocol === 'http:' && !near) output.note(text('login.plain', { host }));
  if (token !== null) output.note(text('login.token'));
}
