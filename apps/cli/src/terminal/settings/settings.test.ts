import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { UsageError } from '#terminal/errors.ts';
import { createWords } from '#terminal/output/words.ts';
import { readSettings } from './settings.ts';
import type { SettingFlags } from './settings-given.ts';

const text = createWords('en');
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'biuro-settings-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

function read(flags: SettingFlags, env: NodeJS.ProcessEnv = {}) {
  return readSettings(flags, { env: { HOME: directory, ...env }, directory }, text);
}

function write(path: string, content: object): void {
  mkdirSync(join(directory, path, '..'), { recursive: true });
  writeFileSync(join(directory, path), JSON.stringify(content));
}

test('without anything given the defaults hold', () => {
  const { sources, ...settings } = read({});
  expect(settings).toEqual({
    host: 'http://127.0.0.1:8080',
    apiKey: 'biuro-cli',
    profile: 'default',
    timeout: 30_000,
    locale: 'pl',
    token: null,
    directory: join(directory, '.config/biuro/sessions'),
  });
  expect(Object.values(sources).map(({ source }) => source)).toEqual(Array(6).fill('default'));
});

test('a flag goes before the environment, that before the project, that before the user, that before the default', () => {
  write('.config/biuro/config.json', { host: 'http://user.example' });
  expect(read({}).host).toBe('http://user.example');
  write('.biuro.json', { host: 'http://project.example' });
  expect(read({}).host).toBe('http://project.example');
  expect(read({}, { BIURO_HOST: 'http://env.example' }).host).toBe('http://env.example');
  expect(read({ host: 'http://flag.example' }, { BIURO_HOST: 'http://env.example' }).host).toBe('http://flag.example');
});

test('a profile has settings of its own in the file of the user', () => {
  write('.config/biuro/config.json', {
    profile: 'work',
    host: 'http://a.example',
    profiles: { work: { host: 'http://b.example' } },
  });
  expect(read({}).host).toBe('http://b.example');
  expect(read({ profile: 'other' }).host).toBe('http://a.example');
});

test('an absolute XDG directory is taken, a relative one is not', () => {
  expect(read({}, { XDG_CONFIG_HOME: '/xdg' }).directory).toBe('/xdg/biuro/sessions');
  expect(read({}, { XDG_CONFIG_HOME: 'xdg' }).directory).toBe(join(directory, '.config/biuro/sessions'));
});

test.each([
  ['https://biuro.example/', 'https://biuro.example'],
  ['http://localhost:8080/portal/', 'http://localhost:8080/portal'],
])('the address %s is %s', (host, origin) => {
  expect(read({ host }).host).toBe(origin);
});

test.each(['biuro.example', 'ftp://biuro.example', 'https://me:secret@biuro.example', 'https://biuro.example?a=1'])(
  'the address %s is refused',
  (host) => {
    expect(() => read({ host })).toThrow(UsageError);
  },
);

test.each([
  ['250ms', 250],
  ['30', 30_000],
  ['2m', 120_000],
])('the time %s is %i ms', (timeout, milliseconds) => {
  expect(read({ timeout }).timeout).toBe(milliseconds);
});

test.each(['0', '-1s', '1h', 'soon', ''.padEnd(9, '9')])('the time %s is refused', (timeout) => {
  expect(() => read({ timeout })).toThrow(UsageError);
});
