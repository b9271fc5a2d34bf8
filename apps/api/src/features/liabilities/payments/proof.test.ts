import { beforeAll, describe, expect, test } from 'vitest';
import { type Someone, sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import type { Calling } from '../../../testing/people/people.ts';
import { get } from '../../../testing/server/answers.ts';
import { handOver, type TestFile } from '../../../testing/server/uploads.ts';

const { admin, newClient, newTask, addLiability, addPublished } = sharedSettlementOffice();

let representative: Someone;
beforeAll(async () => {
  representative = await newClient('representative');
});

const pdf = { name: 'przelew.pdf', content: '%PDF-1.7 przelew' };

describe('a proof', () => {
  const put = (id: string, file: TestFile, by: Calling = representative) =>
    handOver(by, ['PUT', `/api/liabilities/${id}/proof`], 'payment_proof', file);

  test('comes back as a file to be saved, and a new one takes its place', async () => {
    const id = await addPublished(await newTask());
    expect((await get(representative, `/api/liabilities/${id}/proof`)).status).toBe(404);
    const png = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);
    await put(id, pdf);
    const { status, body } = await put(id, { name: '../potwierdzenie żółte (1).png', content: png });
    expect([status, body.data.proof]).toEqual([
      200,
      { name: 'potwierdzenie żółte (1).png', size: 9, added_at: expect.any(String) },
    ]);
    const file = await admin.call({ method: 'GET', url: `/api/liabilities/${id}/proof` });
    expect(file.rawPayload).toEqual(png);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="potwierdzeniezote1.png"; filename*=UTF-8''potwierdzenie%20%C5%BC%C3%B3%C5%82te%20%281%29.png`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['a page', { name: 'a.pdf', content: '<html>' }, '/file'],
    ['another ending', { ...pdf, name: 'a.html' }, '/file'],
    ['empty', { ...pdf, content: '' }, '/upload-length'],
  ])('that is %s is refused', async (_what, file, pointer) => {
    const id = await addPublished(await newTask());
    const { status, body } = await put(id, file);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  test('is for what is published', async () => {
    const id = await addLiability(await newTask());
    expect((await put(id, pdf, admin)).body.code).toBe('not_published');
  });
});

describe('a transfer', () => {
  test('says what the bank’s form wants, with the code', async () => {
    const id = await addPublished(await newTask());
    const { body } = await get(representative, `/api/liabilities/${id}/transfer`);
    expect(body.data).toEqual({
      recipient: 'Urząd Skarbowy',
      account: '88101000712222123456321800',
      amount: '1234.00',
      title: 'VAT7 26M10',
      symbol: 'VAT7',
      period: '26M10',
      identifier_type: 'N',
      identifier: expect.stringMatching(/^\d{10}$/),
      code: '|PL|88101000712222123456321800|123400|Urząd Skarbowy|VAT7 26M10|||',
      code_refused: null,
    });
  });

  test('has no code for more than a code can carry', async () => {
    const id = await addPublished(await newTask(), { amount: '10000.00' });
    expect((await get(representative, `/api/liabilities/${id}/transfer`)).body.data).toMatchObject({
      code: null,
      code_refused: 'Kod mieści najwyżej 9 999,99 zł. Skopiuj numer rachunku i kwotę',
    });
  });

  test('needs an account', async () => {
    const id = await addPublished(await newTask(), { account: null });
    expect((await get(representative, `/api/liabilities/${id}/transfer`)).body.code).toBe('no_account');
  });
});
