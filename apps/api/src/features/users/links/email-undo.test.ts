import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createSecrets, sha256 } from '#platform/access/secrets.ts';
import { DEMO_PASSWORD } from '../../../demo/demo-accounts.ts';
import { sharedLoginOffice } from '../../../testing/people/login-office.ts';
import { tally, thirty } from '../../../testing/people/login-steps.ts';
import { tokenTo } from '../../../testing/people/mailbox.ts';
import { type Calling, createPeople, type Person } from '../../../testing/people/people.ts';
import { signIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { openTotp, sealTotp } from '../sign-in/codes.ts';

const PROOF = { current_password: DEMO_PASSWORD };

const { portal, steps } = sharedLoginOffice();
const people = createPeople(portal);

const look = (token: string) => get(portal, `/api/users/email-changes/${token}`);
const undo = (token: string) => portal.call({ method: 'POST', url: `/api/users/email-changes/${token}/undo` });
const emailOf = async ({ id }: Person) => (await people.row(id)).email;

let count = 0;
/** Addresses that nobody else has. */
function addresses() {
  count += 1;
  return { first: `a${count}@undo.example`, second: `b${count}@undo.example`, third: `c${count}@undo.example` };
}

/** An owner moves the account, and answers the token that went to the address before. */
async function move(person: Person, email: string, more: object = {}): Promise<string> {
  const { email: before, version } = await people.row(person.id);
  const owner = await people.come('owner');
  const { status } = await send(owner, 'PUT', '/api/users', { id: person.id, version, email, ...more });
  expect(status).toBe(200);
  return tokenTo(portal, before);
}

/** Answers the app's secret in hex. */
async function setUpApp(person: Calling): Promise<string> {
  const { body } = await send(person, 'POST', '/api/users/me/totp', PROOF);
  const secret = Secret.fromBase32(body.data.secret);
  const code = new TOTP({ secret }).generate();
  expect((await send(person, 'PUT', '/api/users/me/totp', { code })).status).toBe(200);
  return secret.hex.toLowerCase();
}

async function moved(values: Parameters<typeof people.add>[1] = {}) {
  const { first, second } = addresses();
  const person = await people.add('accountant', { email: first, ...values });
  return { person, first, second, token: await move(person, second) };
}

const outbox = (recipient: string) =>
  portal.db.selectFrom('outbox').select(['subject', 'text', 'code']).where('recipient', '=', recipient).orderBy('id');

describe('the link that goes to the address before', () => {
  test('works for seven days and is stored as a hash', async () => {
    const { first, token } = await moved();
    const [mail] = await people.mails(first);
    expect(
      mail?.text,
    ).toBe(`Twoje konto w portalu ma teraz inny adres e-mail. Logowanie i wiadomości działają tylko przy nowym adresie.

To nie Twoja zmiana? Otwórz odnośnik i przywróć ten adres:

http://localhost:8080/restore-email/${token}

Odnośnik działa 7 dni. Nie przekazuj go nikomu.

Biuro Rachunkowe Demo
+48 22 000 00 00
biuro@demo.example`);
    expect(mail?.html).toMatch(
      new RegExp(`<a href="http://localhost:8080/restore-email/${token}"[^>]*>Przywróć ten adres</a>`),
    );
    const { status, body } = await look(token);
    expect([status, body.data.email]).toEqual([200, 'a••••@undo.example']);
    expect(Math.round((Date.parse(body.data.expires_at) - Date.now()) / 3_600_000)).toBe(7 * 24);
    const hashes = portal.db.selectFrom('email_changes').select('token_hash').where('token_hash', '=', sha256(token));
    expect(await hashes.execute()).toHaveLength(1);
  });

  test('is not used by opening it, and not by GET', async () => {
    const { person, second, token } = await moved();
    await look(token);
    expect((await portal.call({ url: `/api/users/email-changes/${token}/undo` })).statusCode).toBe(404);
    expect(await emailOf(person)).toBe(second);
    expect((await look(token)).status).toBe(200);
  });

  test('goes out for one’s own change, too', async () => {
    const { first, second } = addresses();
    const person = await people.come('administrator', { email: first });
    const body = { id: person.id, version: 1, email: second, current_password: 'Demo-biuro-2026' };
    expect((await send(person, 'PUT', '/api/users', body)).status).toBe(200);
    expect((await undo(await tokenTo(portal, first))).statusCode).toBe(204);
    expect(await emailOf(person)).toBe(first);
  });

  test('gives the address back, ends what is open, and sends a link for a new password there', async () => {
    const { person, first, second, token } = await moved();
    const thief = await signIn(portal, second);
    await portal.call({ method: 'POST', url: '/api/users/forgot-password', payload: { email: second } });
    const stolen = await tokenTo(portal, second);
    const { challenge, code } = await steps.begin(second);
    expect((await undo(token)).statusCode).toBe(204);

    expect(await emailOf(person)).toBe(first);
    expect((await thief.call({ url: '/api/auth' })).statusCode).toBe(401);
    expect((await get(portal, `/api/users/reset-password/${stolen}`)).status).toBe(410);
    expect((await steps.verify(challenge, second, code)).statusCode).toBe(410);
    expect((await steps.check(first)).statusCode).toBe(422);
    expect((await people.history(person.id)).at(-1)).toEqual(['user.email_change_undone', { email: [second, first] }]);

    const link = await tokenTo(portal, first);
    const payload = { password: 'kaktus fotel mgła rower' };
    const url = `/api/users/reset-password/${link}`;
    expect((await portal.call({ method: 'POST', url, payload })).statusCode).toBe(204);
    expect((await signIn(portal, first, payload.password)).accessToken).toEqual(expect.any(String));
    const [last] = (await people.mails(second)).slice(-1);
    expect(last?.subject).toBe('Biuro Rachunkowe Demo: zmiana adresu cofnięta');
  });

  test('takes an app away that was set up after the change, and the number to which codes went', async () => {
    const { person, second, token } = await moved();
    const totp_secret = sealTotp(createSecrets(portal.environment.secretKey), Buffer.alloc(20, 1), person.id);
    const users = portal.db.updateTable('users');
    await users.set({ second_factor: 'totp', totp_secret }).where('id', '=', person.id).execute();
    await portal.db
      .insertInto('recovery_codes')
      .values({ user_id: person.id, code_mac: Buffer.of(1) })
      .execute();
    await undo(token);
    expect(await people.row(person.id)).toMatchObject({ second_factor: 'email', totp_secret: null });
    const codes = portal.db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', person.id);
    expect(await codes.execute()).toEqual([]);
    expect((await people.history(person.id)).at(-1)?.[1]).toMatchObject({ second_factor: ['totp', 'email'] });

    const { first, third } = addresses();
    const texted = await people.add('viewer', { email: first, phone: '+48600700800', second_factor: 'sms' });
    const back = await move(texted, third, { phone: '+48600999999' });
    expect((await undo(back)).statusCode).toBe(204);
    expect(await people.row(texted.id)).toMatchObject({ email: first, phone: '+48600700800', second_factor: 'sms' });
    expect(await emailOf(person)).not.toBe(second);
  });

  /** With an app, and an address that they have changed themselves. `codes` counts the recovery codes. */
  async function movedWithApp() {
    const { first, second } = addresses();
    const person = await people.come('administrator', { email: first });
    const secret = await setUpApp(person);
    const { version } = await people.row(person.id);
    const body = { id: person.id, version, email: second, ...PROOF };
    expect((await send(person, 'PUT', '/api/users', body)).status).toBe(200);
    const codes = async () => {
      const rows = portal.db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', person.id);
      return (await rows.execute()).length;
    };
    return { person, first, secret, codes, token: await tokenTo(portal, first) };
  }

  const turnOff = (thief: Calling) => thief.call({ method: 'POST', url: '/api/users/me/totp/disable', payload: PROOF });

  test.each<[string, (thief: Calling) => Promise<unknown>, number]>([
    ['it was left alone', async () => {}, 10],
    ['there are other recovery codes', (thief) => send(thief, 'POST', '/api/users/me/recovery-codes', PROOF), 10],
    ['it was turned off', turnOff, 0],
    ['another one took its place', (thief) => turnOff(thief).then(() => setUpApp(thief)), 10],
  ])('leaves the app that was there before and no recovery codes, when %s', async (_, take, left) => {
    const { person, first, secret, codes, token } = await movedWithApp();
    await take(person);
    expect(await codes()).toBe(left);
    expect((await undo(token)).statusCode).toBe(204);
    const { email, second_factor, totp_secret } = await people.row(person.id);
    expect([email, second_factor, await codes()]).toEqual([first, 'totp', 0]);
    const kept = openTotp(createSecrets(portal.environment.secretKey), totp_secret ?? Buffer.of(), person.id);
    expect(kept.toString('hex')).toBe(secret);
  });

  test('voids the address of the calendar, which needs no session', async () => {
    const { second, token } = await moved();
    const thief = await signIn(portal, second);
    const { url } = (await thief.call({ method: 'POST', url: '/api/users/me/calendar' })).json().data;
    const calendar = () => portal.app.inject({ method: 'GET', url: new URL(url).pathname });
    expect((await calendar()).statusCode).toBe(200);
    await undo(token);
    expect((await calendar()).statusCode).toBe(404);
  });

  test('may be used again without doing anything more, until the address is another one', async () => {
    const { person, first, token } = await moved();
    const { third } = addresses();
    expect([(await undo(token)).statusCode, (await undo(token)).statusCode]).toEqual([204, 204]);
    expect(await people.history(person.id)).toHaveLength(2);
    expect((await people.mails(first)).filter(({ subject }) => subject.endsWith('nowe hasło'))).toHaveLength(1);
    expect((await look(token)).status).toBe(410);
    await move(person, third);
    const again = await undo(token);
    expect([again.statusCode, again.json().error]).toEqual([
      410,
      'Tym odnośnikiem nie da się już przywrócić adresu. Daj znać biuru',
    ]);
    expect(await emailOf(person)).toBe(third);
  });

  test('works once when thirty use it at the same time', async () => {
    const { person, first, token } = await moved();
    const answers = await thirty(() => undo(token));
    expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 204: 30 });
    expect((await people.history(person.id)).map(([action]) => action)).toEqual([
      'user.updated',
      'user.email_change_undone',
    ]);
    expect(await emailOf(person)).toBe(first);
  });

  test('and a change at the same moment leave one address, and a link to it', async () => {
    const { person, first, token } = await moved();
    const third = addresses().third;
    const owner = await people.come('owner');
    const [undone, changed] = await Promise.all([
      undo(token),
      send(owner, 'PUT', '/api/users', { id: person.id, version: 2, email: third }),
    ]);
    expect(undone.statusCode).toBe(204);
    // Whichever came first: a change after it was refused, and a change before it is taken back with it.
    expect([200, 409]).toContain(changed.status);
    expect(await emailOf(person)).toBe(first);
  });

  test('expires', async () => {
    const { person, second, token } = await moved();
    await portal.db
      .updateTable('email_changes')
      .set({ expires_at: sql`now()` })
      .where('user_id', '=', person.id)
      .execute();
    expect([(await look(token)).status, (await undo(token)).statusCode]).toEqual([410, 410]);
    expect(await emailOf(person)).toBe(second);
  });

  test('of no change, or of a deleted account, does nothing', async () => {
    expect((await undo('a'.repeat(43))).statusCode).toBe(410);
    const { person, token } = await moved();
    await portal.db.updateTable('users').set({ deleted_at: sql`now()` }).where('id', '=', person.id).execute();
    expect([(await look(token)).status, (await undo(token)).statusCode]).toEqual([410, 410]);
  });

  test('still gives the first address back after two changes, and voids the second link then', async () => {
    const { first, second, third } = addresses();
    const person = await people.add('viewer', { email: first });
    const toFirst = await move(person, second);
    const toSecond = await move(person, third);
    expect((await undo(toFirst)).statusCode).toBe(204);
    expect(await emailOf(person)).toBe(first);
    expect((await undo(toSecond)).statusCode).toBe(410);
    expect(await emailOf(person)).toBe(first);
  });

  test('of the second of two changes leaves the first link alive', async () => {
    const { first, second, third } = addresses();
    const person = await people.add('viewer', { email: first });
    const toFirst = await move(person, second);
    const toSecond = await move(person, third);
    expect((await undo(toSecond)).statusCode).toBe(204);
    expect(await emailOf(person)).toBe(second);
    expect((await undo(toFirst)).statusCode).toBe(204);
    expect(await emailOf(person)).toBe(first);
  });

  test('is refused with a sentence while another account has the address', async () => {
    const { person, first, second, token } = await moved();
    const other = await people.add('viewer', { email: first.toUpperCase() });
    const answer = await undo(token);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'address_taken',
        error: 'Ten adres ma teraz inne konto, więc nie da się go przywrócić. Daj znać biuru',
      },
    ]);
    expect(await people.row(person.id)).toMatchObject({ email: second, password_hash: expect.any(String) });
    await portal.db.updateTable('users').set({ deleted_at: sql`now()` }).where('id', '=', other.id).execute();
    expect((await undo(token)).statusCode).toBe(204);
  });

  test('of a deactivated account gives the address back, and no way in', async () => {
    const { person, first, token } = await moved({ status: 'deactivated' });
    expect((await undo(token)).statusCode).toBe(204);
    expect(await people.row(person.id)).toMatchObject({ email: first, status: 'deactivated' });
    expect(await people.mails(first)).toHaveLength(1);
  });

  test('is not sent where only the case of letters changes, nor to somebody invited', async () => {
    const { first, second } = addresses();
    const person = await people.add('viewer', { email: first });
    await move(person, first.toUpperCase());
    expect(await people.mails(first)).toEqual([]);
    const invited = await people.add('viewer', { email: second, status: 'invited', password_hash: null });
    await move(invited, addresses().third);
    expect(await people.mails(second)).toEqual([]);
  });
});

describe('the first sign-in after a change', () => {
  test('shows the same code to the address before, and says why; the next one does not', async () => {
    const { first, second } = await moved();
    const { code } = await steps.begin(second);
    const copies = () => outbox(first).where('code', 'is not', null).execute();
    expect(await copies()).toEqual([
      {
        subject: 'Biuro Rachunkowe Demo: logowanie po zmianie adresu',
        code,
        text: expect.stringMatching(
          new RegExp(
            `^Kod logowania: ${code.slice(0, 3)} ${code.slice(3)}\\n\\n[^]*To pierwsze logowanie, odkąd konto ma inny`,
          ),
        ),
      },
    ]);
    await steps.begin(second);
    expect(await copies()).toHaveLength(1);
  });

  test('tells both addresses of two changes', async () => {
    const { first, second, third } = addresses();
    const person = await people.add('viewer', { email: first });
    await move(person, second);
    await move(person, third);
    const { code } = await steps.begin(third);
    for (const email of [first, second]) expect(await outbox(email).where('code', '=', code).execute()).toHaveLength(1);
  });

  test('goes to the phone and to the address before where codes are text messages', async () => {
    const { first, second } = await moved({ second_factor: 'sms', phone: '+48600700801' });
    expect((await steps.check(second)).json().data.channel).toBe('sms');
    const [text] = await outbox('+48600700801').execute();
    expect(
      await outbox(first)
        .where('code', '=', text?.code ?? '')
        .execute(),
    ).toHaveLength(1);
    expect(await outbox(second).execute()).toEqual([]);
  });

  test('after the change was undone concerns one address alone', async () => {
    const { first, second, token } = await moved();
    await undo(token);
    await portal.call({
      method: 'POST',
      url: `/api/users/reset-password/${await tokenTo(portal, first)}`,
      payload: { password: 'kaktus fotel mgła rower' },
    });
    const { code } = await steps.begin(first, 'kaktus fotel mgła rower');
    expect(await outbox(first).where('code', '=', code).execute()).toHaveLength(1);
    expect(await outbox(second).where('code', 'is not', null).execute()).toEqual([]);
  });
});
