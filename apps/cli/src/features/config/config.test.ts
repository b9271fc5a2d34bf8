import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visitor } from '../../testing/biuro.ts';
import { ownHost } from '../../testing/server.ts';

test('prints the configuration of the office as the API answers it', async () => {
  const { stdout, code } = await visitor().biuro(['config', '--json']);
  expect(JSON.parse(stdout)).toEqual({
    tenant: 'demo',
    mode: 'demo',
    brand: expect.objectContaining({ product: 'Biuro', office: 'Biuro Rachunkowe Demo' }),
    modules: expect.objectContaining({ company: expect.objectContaining({ enabled: true }) }),
  });
  expect(code).toBe(0);
});

test('prints it for people', async () => {
  const { stdout } = await visitor().biuro(['config']);
  const facts = Object.fromEntries(stdout.split('\n').map((line) => line.split(/ {2,}/)));
  expect(facts).toMatchObject({
    Biuro: 'Biuro Rachunkowe Demo',
    Produkt: 'Biuro',
    'Moduły włączone': 'dashboard, company, users, employees, documents, tasks, reports, uptime',
    'users: składniki': expect.stringContaining('export (wariant 1)'),
    'users: kolumny users': expect.stringMatching(/^name, .*email/),
    'company: kolumny companies': expect.stringContaining('vat_number'),
  });
});

test('explains where a setting comes from', async () => {
  const person = visitor();
  mkdirSync(person.file('.config/biuro'), { recursive: true });
  writeFileSync(person.file('.config/biuro/config.json'), '{ "timeout": "5s", "api_key": "biuro-user" }');
  writeFileSync(person.file('.biuro.json'), '{ "api_key": "biuro-project" }');
  const env = { BIURO_TOKEN: 'secret' };

  const { stdout } = await person.biuro(['config', 'explain', '--json', '--profile', 'praca'], { env });
  expect(JSON.parse(stdout)).toEqual([
    { name: 'host', value: ownHost(), source: 'environment', origin: 'BIURO_HOST' },
    { name: 'api-key', value: 'biuro-project', source: 'project', origin: person.file('.biuro.json') },
    { name: 'profile', value: 'praca', source: 'flag', origin: '--profile' },
    { name: 'timeout', value: '5s', source: 'user', origin: person.file('.config/biuro/config.json') },
    { name: 'lang', value: 'pl', source: 'environment', origin: 'LANG' },
    { name: 'token', value: '***', source: 'environment', origin: 'BIURO_TOKEN' },
  ]);
  expect((await person.biuro(['config', 'explain', 'profile'])).stdout).toBe('profile\tdefault\tdomyślnie\n');
});
