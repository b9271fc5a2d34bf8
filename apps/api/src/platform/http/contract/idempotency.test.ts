import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rotateSome } from '#platform/access/rotate-keys.ts';
import { createSecrets } from '#platform/access/secrets.ts';
import { createApp } from '../../../app/app.ts';
import { ADMIN, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { freshNips } from '../../../testing/records/company-files.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const nips = freshNips();
const PESEL = '44051401359';
const NEXT_KEY = 'the key that comes next';

const request = (key: string, pesel = PESEL, vat_number = nips.next().value) => ({
  method: 'POST' as const,
  url: '/api/companies',
  payload: { name: 'Jan Kowalski Usługi', company_type: 'jdg', vat_number, pesel },
  headers: { authorization: `Bearer ${admin.accessToken}`, 'idempotency-key': key },
});
const rowOf = (key: string) =>
  portal.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

test('what is kept of a request and its answer tells nobody without the key what they said', async () => {
  const asked = request('one-pesel');
  const { statusCode, body } = await portal.call(asked);
  expect([statusCode, body.includes('1359')]).toEqual([201, true]);
  const { fingerprint, answer } = await rowOf('one-pesel');
  const secrets = createSecrets(portal.environment.secretKey);
  for (const written of [
    JSON.stringify([null, {}, asked.payload]),
    JSON.stringify([undefined, {}, asked.payload]),
    JSON.stringify([{}, {}, asked.payload]),
  ])
    for (const guess of [createHash('sha256').update(written).digest(), secrets.mac('requests of another', written)])
      expect(fingerprint.equals(guess)).toBe(false);
  for (const part of ['Kowalski', '1359', asked.payload.vat_number]) expect(answer?.includes(part)).toBe(false);
});

test('a request is known again after the key was changed, and after its answer was sealed anew', async () => {
  const asked = request('one-rotation');
  const first = await portal.call(asked);
  const { secretKey } = portal.environment;
  const repeated = async (previousKeys: string[]) => {
    const environment = { ...portal.environment, secretKey: NEXT_KEY, previousKeys };
    const app = await createApp({ ...portal.services, environment });
    const answer = await app.inject({ ...asked, headers: { 'x-api-key': 'biuro-web', ...asked.headers } });
    await app.close();
    return answer;
  };
  const again = await repeated([secretKey]);
  expect([again.statusCode, again.json(), again.headers.location]).toEqual([201, first.json(), first.headers.location]);

  while ((await rotateSome(portal.db, createSecrets(NEXT_KEY, [secretKey]))) > 0);
  expect((await repeated([secretKey])).json()).toEqual(first.json());
  const { answer, id } = await rowOf('one-rotation');
  expect(
    createSecrets(NEXT_KEY)
      .open('first answer', answer ?? Buffer.of(), id)
      .toString(),
  ).toContain(first.json().data.id);
});

test('a key that was used for another request is refused', async () => {
  const vat_number = nips.next().value;
  await portal.call(request('one-reuse', PESEL, vat_number));
  const other = await portal.call(request('one-reuse', '44051401458', vat_number));
  expect([other.statusCode, other.json().errors[0].code]).toEqual([422, 'key_reused']);
});
