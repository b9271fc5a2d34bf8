import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '../../../testing/biuro.ts';
import { createSettlement } from '../../../testing/settlement.ts';

let administrator: Person;
let client: Person;
let nip: string;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  ({ nip, client } = await createSettlement(administrator, { number: 998_000, name: 'Perkoz sp. z o.o.' }));
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

const requests = (person: Person, ...args: string[]) => person.biuro(['requests', ...args]);
const json = async (person: Person, ...args: string[]) =>
  JSON.parse((await requests(person, ...args, '--json')).stdout);
const about = (month: string, title: string) => [
  '--company',
  nip,
  '--month',
  month,
  '--title',
  title,
  '--due',
  '2030-01-15',
];
const statesOf = ({ items }: { items: { label: string; state: string }[] }) =>
  items.map(({ label, state }) => [label, state]);

let id = '';

test('the office asks a company for documents, and both see the request', async () => {
  const items = ['--item', 'Wyciąg bankowy', '--item', 'Raport kasowy'];
  const run = await requests(administrator, 'create', ...about('2026-09', 'Dokumenty za wrzesień'), ...items);
  expect(run).toMatchObject({ stderr: 'Wysłano 1 prośbę.\n', code: 0 });
  expect(run.stdout).toContain('Wyciąg bankowy, brakuje');
  const { data } = await json(administrator, 'list', '--open', '--company', nip);
  expect(data.map(({ title, status }: { title: string; status: string }) => [title, status])).toEqual([
    ['Dokumenty za wrzesień', 'waiting'],
  ]);
  id = data[0].id;
  const own = await json(client, 'list');
  expect(own.data.map((request: { id: string }) => request.id)).toEqual([id]);
});

test('the client answers by files or with a reason, and the office finds the document', async () => {
  for (const name of ['wyciag-1.pdf', 'wyciag-2.pdf']) writeFileSync(client.file(name), `%PDF-1.4\n% ${name}\n%%EOF\n`);
  const files = ['--file', 'wyciag-1.pdf', '--file', 'wyciag-2.pdf'];
  expect(await requests(client, 'answer', id, '1', ...files)).toMatchObject({
    stderr: 'Dostarczono 1 z 2.\n',
    code: 0,
  });
  const now = await json(client, 'answer', id, '2', '--none', 'W tym miesiącu nie było');
  expect(statesOf(now)).toEqual([
    ['Wyciąg bankowy', 'delivered'],
    ['Raport kasowy', 'not_applicable'],
  ]);
  const { items } = await json(administrator, 'get', id);
  const [{ documents }] = items;
  const document = JSON.parse((await administrator.biuro(['documents', 'get', documents[0].id, '--json'])).stdout);
  expect([document.title, document.files.length]).toEqual(['Wyciąg bankowy', 2]);
});

test('what was asked for is asked for again a month later, not reminded of at once, and withdrawn', async () => {
  const again = await json(
    administrator,
    'create',
    ...about('2026-10', 'Dokumenty za październik'),
    '--copy-last-month',
  );
  const [request] = Array.isArray(again) ? again : [again];
  expect(statesOf(request)).toEqual([
    ['Wyciąg bankowy', 'missing'],
    ['Raport kasowy', 'missing'],
  ]);
  expect(await requests(administrator, 'remind', request.id)).toMatchObject({
    stderr: 'Firma dostała wiadomość w ciągu ostatniej godziny. Przypomnij później\n',
    code: 6,
  });
  expect((await requests(administrator, 'withdraw', request.id)).code).toBe(2);
  expect(await requests(administrator, 'withdraw', request.id, '--yes')).toMatchObject({
    stderr: 'Wycofano: Dokumenty za październik.\n',
    code: 0,
  });
  const history = await requests(administrator, 'history', request.id);
  expect(history.code).toBe(0);
  expect(history.stdout.split('\n').filter((line) => line.includes('document_request.')).length).toBeGreaterThan(2);
});

test.each([
  [['create', '--month', '2026-10', '--due', '2030-01-15', '--title', 'x'], 'Podaj firmę: --company.'],
  [['get', 'piąta'], 'Podaj id prośby, takie jak na liście, nie „piąta”.'],
])('a mistake is one sentence: %j', async (args, sentence) => {
  const { stderr, code } = await requests(administrator, ...args);
  expect([stderr.split('\n')[0], code]).toEqual([sentence, 2]);
});

test('an item is answered in one way, and only one that there is', async () => {
  const both = await requests(client, 'answer', id, '1', '--file', 'wyciag-1.pdf', '--none', 'x');
  expect([both.stderr.split('\n')[0], both.code]).toEqual(['Podaj albo pliki (--file), albo powód (--none).', 2]);
  const wrong = await requests(client, 'answer', id, '7', '--none', 'x');
  expect([wrong.stderr.split('\n')[0], wrong.code]).toEqual(['Podaj numer pozycji od 1 do 2, nie „7”.', 2]);
  expect((await requests(client, 'create', ...about('2026-10', 'Nie moje'), '--item', 'x')).code).toBe(3);
});
