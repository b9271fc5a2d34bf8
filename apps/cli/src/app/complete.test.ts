import { expect, test } from 'vitest';
import { programIn } from '../testing/program.ts';
import { complete } from './complete.ts';

const program = programIn('en');
const wordsAfter = (...words: string[]) => complete(program, words).map((line) => line.split('\t')[0]);

test.each([
  [['c'], ['config', 'companies', 'calendar', 'completion']],
  [
    ['companies', ''],
    'list views get create edit delete restore deleted assign lifecycle checklist changes decide history lookup import imports'.split(
      ' ',
    ),
  ],
  [
    ['companies', 'create', '--type', 's'],
    ['sc', 'sj', 'sp', 'sk', 'ska', 'sa'],
  ],
  [
    ['users', ''],
    'list deleted get companies history invite resend withdraw create edit deactivate activate delete restore bulk reset-link'.split(
      ' ',
    ),
  ],
  [
    ['users', 'invite', 'ewa@biuro.example', '--role', 'a'],
    ['administrator', 'accountant', 'assistant', 'auditor', 'authorised'],
  ],
  [['users', 'delete', 'ewa@biuro.example', '--y'], ['--yes']],
  [
    ['users', 'list', '--search', 'x', '--l'],
    ['--limit', '--lang'],
  ],
  [['--host', 'companies', 'whoami', '--j'], ['--json']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish', 'powershell'],
  ],
  [['config', 'explain', 'h'], ['host']],
  [
    ['help', 'log'],
    ['login', 'logout'],
  ],
  [['companies', 'import', ''], []],
  [
    ['tasks', 'status', '9900000112/2026-10', 'c'],
    ['complete', 'clarification', 'calculated', 'closed', 'correcting', 'cancelled'],
  ],
  [
    ['liabilities', 'list', '--state', 'to'],
    ['to_calculate', 'to_publish', 'to_confirm'],
  ],
])('after %j come %j', (words, candidates) => {
  expect(wordsAfter(...words)).toEqual(candidates);
});

test('the meaning of a word stands after a tab', () => {
  expect(complete(program, ['whoa'])).toEqual(['whoami\tshow who is signed in']);
});
