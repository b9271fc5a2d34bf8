import type { LoginActor } from '@biuro/core';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { isBusy, type LoginSnapshot, loginFailureOf, sentTo, stepOf } from '@biuro/core/login/login-selectors.ts';
import { type Command, Option } from 'commander';
import type { Context } from './app/context.ts';
import { readLine } from './app/input.ts';
import { UsageError } from './app/mistakes.ts';
import type { OpenPortal } from './app/portal.ts';
import { ask, askSecret } from './app/prompts.ts';
import { prepareDirectory } from './app/session-file.ts';
import { does, shows, type Tools } from './app/tools.ts';
import { type CodeFlags, type CodeSource, codeSourceOf } from './login-code.ts';

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
    .option('--password-file <file>', text('login.password-file'))
    .addOption(new Option('--code <code>', text('login.code')).conflicts(['codeStdin', 'codeFromOutbox']))
    .addOption(new Option('--code-stdin', text('login.code-stdin')).conflicts('codeFromOutbox'))
    .option('--code-from-outbox', text('login.code-from-outbox'))
    .action(does(tools, signIn));
  shows(login, tools, [
    'biuro login',
    'biuro login --email ewa@biuro.example --password-file haslo.txt --code-stdin < kod.txt',
  ]);
}

async function signIn(context: Context, flags: LoginFlags): Promise<void> {
  const { text, output, settings } = context;
  if (flags.passwordFile === '-' && flags.codeStdin) throw new UsageError(text('login.stdin-twice'));
  insist(context, flags);
  const source = codeSourceOf(context, flags);
  const credentials = await readCredentials(context, flags);
  prepare(context);
  warn(context);
  await context.withPortal(
    async (portal) => {
      const login = portal.createLogin();
      await source.prepare(portal, credentials.email);
      const challenged = await settled(portal, login, { type: 'credentials.submit', ...credentials });
      if (stepOf(challenged) === 'credentials') throw failed(challenged);
      await enterCode(context, portal, login, source);
      const user = portal.person();
      const name = `${user.first_name} ${user.last_name}`;
      output.show({ user, profile: settings.profile, host: settings.host }, () => '');
      output.note(text('login.done', { name, email: user.email }));
    },
    { stored: true },
  );
}

/** Where nobody can be asked, everything must have been given. */
function insist({ text, interactive }: Context, { email, passwordFile }: LoginFlags): void {
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

/** Goes on until the code is right, as long as there is somebody who can enter another. */
async function enterCode(context: Context, portal: OpenPortal, login: LoginActor, source: CodeSource): Promise<void> {
  const { output, text } = context;
  let snapshot = login.getSnapshot();
  for (let announced = ''; stepOf(snapshot) === 'code'; ) {
    const { channel = 'email', destination = '' } = sentTo(snapshot) ?? {};
    if (channel !== 'totp' && announced !== destination) output.note(text('login.sent', { destination }));
    announced = destination;
    const code = await source.next(channel);
    snapshot = await settled(portal, login, code === '' ? { type: 'code.resend' } : { type: 'code.submit', code });
    if (stepOf(snapshot) === 'signedIn') return;
    if (loginFailureOf(snapshot) && !source.again) throw failed(snapshot);
    if (loginFailureOf(snapshot)) output.alarm(loginFailureOf(snapshot)?.message ?? '');
    else announced = '';
  }
  throw failed(snapshot);
}

async function settled(
  portal: OpenPortal,
  login: LoginActor,
  event: Parameters<LoginActor['send']>[0],
): Promise<LoginSnapshot> {
  login.send(event);
  return portal.reached(login, (snapshot) => !isBusy(snapshot));
}

function failed(snapshot: LoginSnapshot): Error {
  const failure = loginFailureOf(snapshot);
  return failure ? new ApiError(failure) : new Error('The login chart stopped without a failure');
}

function prepare({ settings: { directory: path }, text }: Context): void {
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
