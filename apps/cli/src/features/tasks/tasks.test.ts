import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';
import { createSettlement } from '../../testing/settlement.ts';

let administrator: Person;
let client: Person;
let nip: string;
let task: string;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  ({ nip, client } = await createSettlement(administrator, { number: 982_000, name: 'Jerzyk sp. z o.o.' }));
  task = `${nip}/2026-10`;
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

const tasks = (...args: string[]) => administrator.biuro(['tasks', ...args]);
const json = async (person: Person, ...args: string[]) => {
  const { stdout, stderr } = await person.biuro(['tasks', ...args, '--json']);
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout);
};

describe('the list', () => {
  test('is a task a line, its fields apart by tabs', async () => {
    const { stdout, stderr, code } = await tasks('list', '--company', nip);
    const fields = stdout.trimEnd().split('\t');
    expect(fields.slice(1, 5)).toEqual(['Jerzyk sp. z o.o.', '2026-10', 'settlement', 'awaiting_documents']);
    expect(fields).toHaveLength(13);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  test('is filtered by flags, paged and counted as the API does', async () => {
    const { data, meta } = await json(administrator, 'list', '--status', 'closed', '--kind', 'payroll', '--limit', '2');
    expect(data).toHaveLength(2);
    for (const row of data) expect([row.status, row.kind]).toEqual(['closed', 'payroll']);
    const ids = await tasks('list', '--status', 'closed', '--kind', 'payroll', '--all', '--ids');
    expect(ids.stdout.trimEnd().split('\n')).toHaveLength(meta.total);
  });

  test('is exported', async () => {
    expect((await tasks('list', '--company', nip, '--export', 'zadania.csv')).code).toBe(0);
    expect(readFileSync(administrator.file('zadania.csv'), 'utf8')).toContain('Jerzyk sp. z o.o.');
  });

  test('of the office is not for clients', async () => {
    expect((await client.biuro(['tasks', 'list'])).code).toBe(3);
  });
});

test('a task is shown with what may come next, and why not', async () => {
  const whole = await json(administrator, 'get', task);
  expect(whole).toMatchObject({
    status: 'awaiting_documents',
    period: '2026-10',
    company: { name: 'Jerzyk sp. z o.o.' },
  });
  expect(await json(administrator, 'get', whole.id)).toEqual(whole);
  const { stdout } = await tasks('get', task);
  expect(stdout).toMatch(/^Co dalej$/m);
  expect(stdout).toMatch(/^incomplete +niekompletne$/m);
});

test('the board has the task in the column of its status', async () => {
  const { stdout } = await tasks('board', '2026-10');
  const rows = stdout.split('\n').map((line) => line.split('\t').slice(1, 3));
  expect(rows).toContainEqual(['awaiting_documents', 'Jerzyk sp. z o.o.']);
});

test('a client confirms the documents of a period; the office books and tells what is missing', async () => {
  const missing = ['--missing', 'Wyciąg bankowy', '--missing', 'Faktura 12/2026'];
  expect((await tasks('status', task, 'incomplete', ...missing)).code).toBe(0);
  expect(await json(client, 'my', '--company', nip)).toMatchObject({
    data: [{ step: 'documents', missing: ['Wyciąg bankowy', 'Faktura 12/2026'], can_confirm: true }],
  });

  const confirmed = await client.biuro(['tasks', 'confirm-documents', task]);
  expect(confirmed.stderr).toBe('Komplet dokumentów potwierdzony: Rozliczenie 10/2026 – Jerzyk sp. z o.o.\n');
  expect((await tasks('status', task, 'booking')).stderr).toBe(
    'Rozliczenie 10/2026 – Jerzyk sp. z o.o.: w trakcie księgowania\n',
  );
  const rows = (await tasks('history', task)).stdout.split('\n').map((line) => line.split('\t').slice(2));
  expect(rows).toContainEqual(['task.moved', 'status', 'complete', 'booking']);
});

test('a move that is not allowed gives its reason; an old version is a conflict', async () => {
  const { version } = await json(administrator, 'get', task);
  const refused = await tasks('status', task, 'published', '--json');
  expect(JSON.parse(refused.stderr)).toMatchObject({
    status: 422,
    errors: [{ pointer: '/to', message: expect.stringContaining('nie ma przejścia') }],
    exit_code: 6,
  });
  const late = await tasks('status', task, 'booked', '--expect-version', String(version - 1));
  expect([late.stdout, late.code]).toEqual(['', 6]);
});

describe('opening a month', () => {
  test('a trial only counts; the job is followed to its end; the next one finds all there', async () => {
    const month = new Date().toISOString().slice(0, 7);
    const trial = await tasks('open-month', month, '--dry-run');
    expect(trial.stderr).toBe('Próba: nic nie zapisano.\n');
    expect(trial.stdout).toMatch(/^Rozliczenia +\d+$/m);

    const opened = await tasks('open-month', month, '--wait');
    expect(opened.stderr).toMatch(/Otwieranie miesiąca: (\d+) z \1\n$/);
    expect(opened.code).toBe(0);
    const again = await json(administrator, 'open-month', month, '--wait');
    expect(again).toMatchObject({ settlements: 0, payrolls: 0, liabilities: 0, job: { status: 'done' } });

    const job = await administrator.biuro(['jobs', 'get', again.job.id, '--wait', '--json']);
    expect(JSON.parse(job.stdout)).toMatchObject({ id: again.job.id, kind: 'open_month', status: 'done', error: null });
    const { stdout } = await administrator.biuro(['jobs', 'list']);
    expect(stdout).toContain(`${again.job.id}\topen_month\tdone`);
  });

  test('without waiting it tells how to see how far it is', async () => {
    const { stderr } = await tasks('open-month', '2026-10');
    expect(stderr).toMatch(/^Praca trwa\. Jak daleko jest: biuro jobs get \S{36} --wait\n$/);
  });

  test('is refused to clients and for a month that has not begun', async () => {
    expect((await client.biuro(['tasks', 'open-month', '2026-10', '--dry-run'])).code).toBe(3);
    expect(await tasks('open-month', '2099-01')).toMatchObject({
      stderr: expect.stringContaining('Ten miesiąc się jeszcze nie zaczął'),
      code: 6,
    });
  });
});

test('an anonymous caller must sign in first, and no request is sent', async () => {
  expect((await visitor('http://127.0.0.1:1').biuro(['tasks', 'list'])).code).toBe(4);
});

test.each([
  [['get', '12'], 'Podaj id zadania albo firmę i okres, np. 9900000112/2026-10, nie „12”.'],
  [
    ['get', '9900000112/2026-13'],
    'Podaj id zadania albo firmę i okres, np. 9900000112/2026-10, nie „9900000112/2026-13”.',
  ],
  [['open-month', 'maj'], 'Podaj okres, np. 2026-10, 2026-Q3 albo 2026, nie „maj”.'],
  [['open-month', '2026-10', '--dry-run', '--wait'], '--dry-run nie łączy się z --wait.'],
  [['list', '--period', 'x'], 'Podaj okres, np. 2026-10, 2026-Q3 albo 2026, nie „x”.'],
  [['list', '--ids', '--plain'], '--ids nie łączy się z --plain.'],
])('%j is wrong usage', async (args, sentence) => {
  const { stderr, code } = await tasks(...args);
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(code).toBe(2);
});

test('a task that was added by mistake is deleted and brought back', async () => {
  const { id } = await json(administrator, 'get', task);
  expect((await tasks('delete', task)).code).toBe(2);
  expect(await tasks('delete', task, '--yes')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`biuro tasks restore ${id}`),
  });
  expect((await tasks('get', id)).code).toBe(3);
  expect((await tasks('deleted')).stdout).toContain(`${id}\t`);
  expect(await json(administrator, 'restore', id)).toMatchObject({ id, period: '2026-10' });
});
