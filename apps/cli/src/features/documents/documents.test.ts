import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';
import { createProxy } from '../../testing/proxy.ts';
import { createSettlement } from '../../testing/settlement.ts';

let administrator: Person;
let client: Person;
let nip: string;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  ({ nip, client } = await createSettlement(administrator, { number: 980_000, name: 'Zimorodek sp. z o.o.' }));
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

const documents = (person: Person, ...args: string[]) => person.biuro(['documents', ...args]);
const json = async (person: Person, ...args: string[]) =>
  JSON.parse((await documents(person, ...args, '--json')).stdout);
const about = (kind: string) => ['--company', nip, '--kind', kind, '--month', '2026-10'];
const pdf = (text: string) => `%PDF-1.4\n% ${text}\n%%EOF\n`;

test('each file becomes a document, or all of them one', async () => {
  for (const name of ['paliwo.pdf', 'prąd.pdf', 'umowa.pdf', 'załącznik.pdf'])
    writeFileSync(client.file(name), pdf(name));
  const several = await documents(client, 'upload', 'paliwo.pdf', 'prąd.pdf', ...about('cost'));
  expect(several).toMatchObject({ stderr: 'Przekazano 2 dokumenty.\n', code: 0 });
  const one = await json(
    client,
    'upload',
    'umowa.pdf',
    'załącznik.pdf',
    '--one',
    '--title',
    'Najem',
    ...about('contract'),
  );
  expect(one).toMatchObject({
    title: 'Najem',
    status: 'sent',
    direction: 'from_client',
    files: [{ name: 'umowa.pdf' }, { name: 'załącznik.pdf' }],
  });
  const { data } = await json(client, 'list', '--company', nip, '--state', 'to_check');
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Najem', 'prąd', 'paliwo']);
});

test('what the office has already is refused in one sentence, unless it is sent again', async () => {
  const { data: before } = await json(client, 'list', '--company', nip);
  expect(await documents(client, 'upload', 'paliwo.pdf', ...about('cost'))).toEqual({
    stdout: '',
    stderr: expect.stringMatching(/^Ten plik jest już w biurze, przekazany .*: --again\.\n/),
    code: 6,
  });
  expect((await documents(client, 'upload', 'paliwo.pdf', '--again', ...about('cost'))).code).toBe(0);
  const { data: after } = await json(client, 'list', '--company', nip);
  expect(after.length - before.length).toBe(1);
});

test('a refused file does not hold up the others', async () => {
  writeFileSync(client.file('nowa.pdf'), pdf('nowa'));
  const run = await documents(client, 'upload', 'paliwo.pdf', 'nowa.pdf', ...about('cost'));
  expect(run.stdout).toMatch(/^\S{36}\tnowa\n$/);
  expect(run).toMatchObject({ stderr: expect.stringMatching(/^paliwo\.pdf: Ten plik jest już w biurze/), code: 6 });
});

test('an upload goes on after a line that broke', async () => {
  const proxy = await createProxy({ loses: (call, nth) => call.startsWith('PATCH /api/uploads/') && nth === 1 });
  const traveller = visitor(proxy.host);
  writeFileSync(traveller.file('skan.pdf'), pdf('x'.repeat(400_000)));
  await traveller.signIn('admin@demo.example');
  const run = await documents(traveller, 'upload', 'skan.pdf', ...about('official_letter'), '--json');
  expect(run.code).toBe(0);
  const { id, direction } = JSON.parse(run.stdout);
  expect(direction).toBe('from_office');
  expect(proxy.calls.filter((call) => call === 'POST /api/uploads')).toHaveLength(1);
  expect((await documents(traveller, 'download', id, '--out', 'kopia.pdf')).code).toBe(0);
  expect(readFileSync(traveller.file('kopia.pdf')).equals(readFileSync(traveller.file('skan.pdf')))).toBe(true);
});

test('the office moves a document on; a client sees why it came back', async () => {
  const { data } = await json(administrator, 'list', '--company', nip, '--search', 'prąd');
  const id = data[0].id;
  expect(await documents(administrator, 'status', id, 'to_correct')).toMatchObject({
    stderr: expect.stringContaining('Napisz klientowi, dlaczego'),
    code: 6,
  });
  const run = await documents(administrator, 'status', id, 'to_correct', '--remark', 'Nie widać kwoty');
  expect(run).toMatchObject({ stderr: 'prąd: do poprawy.\n', code: 0 });
  expect((await documents(client, 'get', id)).stdout).toMatch(/^Uwaga biura +Nie widać kwoty$/m);
  expect(await documents(client, 'status', id, 'accepted')).toMatchObject({ code: 3 });
  expect((await documents(administrator, 'history', id)).stdout).toContain('document.to_correct');
});

test('a download writes over nothing without being told to', async () => {
  const { data } = await json(client, 'list', '--company', nip, '--search', 'Najem');
  const [{ id }] = data;
  const other = visitor();
  await other.signIn('admin@demo.example');
  expect((await documents(other, 'download', id)).stdout).toBe('umowa.pdf\nzałącznik.pdf\n');
  writeFileSync(other.file('umowa.pdf'), 'moje');
  expect(await documents(other, 'download', id, '--file', '1')).toMatchObject({
    stderr: expect.stringContaining('Plik umowa.pdf już jest'),
    code: 2,
  });
  expect(readFileSync(other.file('umowa.pdf'), 'utf8')).toBe('moje');
  expect((await documents(other, 'download', id, '--file', '1', '--force')).code).toBe(0);
  expect(readFileSync(other.file('umowa.pdf'), 'utf8')).toBe(pdf('umowa.pdf'));
});

test('a month comes as one archive', async () => {
  expect((await documents(client, 'zip', '--company', nip, '--month', '2026-10')).stdout).toBe(
    `dokumenty-${nip}-2026-10.zip\n`,
  );
  expect(
    readFileSync(client.file(`dokumenty-${nip}-2026-10.zip`))
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect((await documents(client, 'zip', '--company', nip, '--month', 'październik')).code).toBe(2);
  expect(existsSync(client.file('dokumenty.zip'))).toBe(false);
});

test('what was handed over by mistake is deleted and restored', async () => {
  const { data } = await json(client, 'list', '--company', nip, '--search', 'nowa');
  const [{ id }] = data;
  expect(await documents(client, 'delete', id, '--yes')).toMatchObject({ code: 0 });
  expect((await documents(client, 'get', id)).code).toBe(3);
  expect((await documents(administrator, 'deleted')).stdout).toContain(id);
  expect((await documents(administrator, 'restore', id)).code).toBe(0);
  expect((await documents(client, 'get', id)).code).toBe(0);
});
