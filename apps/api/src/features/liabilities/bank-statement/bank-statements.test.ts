import { beforeAll, expect, test } from 'vitest';
import { createPeople } from '../../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { createSettlements } from '../../../testing/records/settlements.ts';
import { send } from '../../../testing/server/answers.ts';
import { longestGap } from '../../../testing/server/longest-gap.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';
import { handOver } from '../../../testing/server/uploads.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);
const { addTask, addPublished, liability } = createSettlements(portal);

const ZUS_ACCOUNT = '33600000020260001234563218';

let vat: string;
let zus: string;
beforeAll(async () => {
  const company = await people.company('Meble Dębowe Żubr');
  const task = await addTask({ company_id: company.id });
  vat = await addPublished(task);
  zus = await addPublished(task, {
    kind: 'zus',
    amount: '1646.47',
    account: ZUS_ACCOUNT,
    title: 'ZUS 10/2026',
  });
});

const CSV = `Data operacji;Tytuł;Nadawca/Odbiorca;Numer konta;Kwota
2026-11-20;VAT7 26M10;URZĄD SKARBOWY;88 1010 0071 2222 1234 5632 1800;-1 234,00
2026-11-18;Składki;ZUS;${ZUS_ACCOUNT};-1 646,47
2026-11-17;Czynsz;WYNAJEM;;-3 000,00
2026-11-16;?;?;;dużo
`;
const read = (content: string, by: Parameters<typeof send>[0] = admin) =>
  handOver(by, ['POST', '/api/bank-statements'], 'bank_statement', { name: 'wyciag.csv', content });

test('proposes which transfers paid which liabilities, changes nothing, and its answer can be confirmed', async () => {
  const { status, body } = await read(CSV);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ format: 'csv', account: null, from: '2026-11-17', to: '2026-11-20' });
  const lines = body.data.lines as {
    liability: { id: string; status: string } | null;
    date: string;
    amount: string;
    certainty: string;
  }[];
  expect(lines.map((line) => [line.liability?.id, line.certainty])).toEqual([
    [vat, 'certain'],
    [zus, 'certain'],
    [undefined, 'none'],
  ]);
  expect(body.data.rejected).toEqual([{ pointer: '/lines/5', code: 'amount', message: 'Nie da się odczytać kwoty' }]);
  expect((await liability(vat)).status).toBe('published');

  const payments = lines.flatMap(({ liability: paid, date, amount }) =>
    paid ? [{ liability_id: paid.id, paid_at: date, amount: amount.replace('-', '') }] : [],
  );
  const confirmed = await send(admin, 'POST', '/api/liabilities/confirm', { payments });
  expect(confirmed.body.data).toMatchObject({ done: 2, refused: 0 });
  const again = await read(CSV);
  expect(again.body.data.lines.map((line: { certainty: string }) => line.certainty)).toEqual(['none', 'none', 'none']);
});

test('a file that is no statement is refused in one sentence', async () => {
  const { status, body } = await read('<html>');
  expect([status, body.error]).toEqual([
    422,
    'To nie jest wyciąg, który portal umie przeczytać. Zapisz go w banku jako MT940 albo CSV',
  ]);
  expect((await read('Data;Kwota\n')).body.error).toBe('Na tym wyciągu nie ma żadnej operacji');
  const long = `Data;Kwota\n${'2026-11-20;1,00\n'.repeat(5_001)}`;
  expect((await read(long)).body.error).toBe('Wyciąg może mieć najwyżej 5000 operacji. Zapisz go za krótszy okres');
});

test('is for the office only', async () => {
  expect((await read(CSV, client)).status).toBe(404);
});

test('a statement with a cell of five megabytes is refused, and meanwhile others are answered', async () => {
  const header = 'Data operacji;Tytuł;Kwota\n';
  const sentence = 'W tym wyciągu jeden z opisów nie ma końca. Pobierz plik z banku jeszcze raz';
  const oneLine = `2026-11-20;${'-1 234,00 '.repeat(490_000)};-1,00\n`;
  const neverClosed = `2026-11-20;"${'88 1010 0071 2222 1234 5632 1800 i jeszcze trochę\n'.repeat(90_000)}";-1,00\n`;
  for (const line of [oneLine, neverClosed]) {
    const { gap } = await longestGap(async () => {
      const { status, body } = await read(header + line);
      expect([status, body.error]).toEqual([422, sentence]);
    });
    expect(gap).toBeLessThan(500);
  }
}, 90_000);
