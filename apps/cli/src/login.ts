import type { LoginActor } from '@biuro/core';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { isBusy, type LoginSnapshot, loginFailureOf, sentTo, stepOf } from '@biuro/core/login/login-selectors.ts';
import { type Command, Option } from 'commander';
import type { Context } from './app/context.ts';
import { readLine } from './app/input.ts';
import { UsageError } from './app/mistakes.ts';
import type { OpenPortal } from './app/portal.ts';
import { ask, askSecret } from './app/prompts.ts';
import { does, shows, type Tools } from './app/tools.ts';
import { type CodeOptions, type CodeSource, codeSourceOf } from './login-code.ts';

interface LoginOptions extends CodeOptions {
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
    .action(does(tools, login_));
  shows(login, tools, ['biuro login', 'biuro login --email anna@firma.example --password-file haslo.txt --code-stdin']);
}
