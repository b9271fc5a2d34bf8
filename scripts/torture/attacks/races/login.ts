import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { totpOf } from '@biuro/testing/totp.ts';
import { challenged, createAuthSteps } from '../../harness/auth-steps.ts';
import { addPerson, type Caller, callAs, type Person } from '../../harness/callers.ts';
import { good } from '../../harness/http.ts';
import { putLink } from '../../harness/office-database.ts';
import { type Race, racing, type Track } from './race.ts';

const NEW_PASSWORD = 'kaktus fotel rower mgła';

export const attack = racing(
  'races-login',
  'takes every code, token and link that signs in many times at the same moment',
  racesToSignIn,
);

/** What signs a person in once. */
async function racesToSignIn({ harness, office, send }: Track): Promise<Race[]> {
  const { db } = office;

  const { check, codeTo, verify, verified, auth, refresh } = createAuthSteps({ db, send });

  /** A link of this kind, as the server makes it. */
  async function linkOf(kind: 'invite' | 'reset', { id }: Person, seconds = 600): Promise<string> {
    const token = await putLink(db, kind, id, seconds);
    harness.secrets.add(token);
    return token;
  }

  /** Somebody whose second factor is an app, with their codes for a day without it. */
  async function withApp(): Promise<{ person: Caller; code(): string; recovery: string[] }> {
    const person = await callAs(harness, office, await addPerson(office, 'representative'));
    const prepared = await person.send({
      method: 'POST',
      path: '/api/users/me/totp',
      body: { current_password: PASSWORD },
    });
    const { secret } = good(prepared).data;
    const code = () => totpOf(secret);
    const confirmed = await person.send({ method: 'PUT', path: '/api/users/me/totp', body: { code: code() } });
    const { recovery_codes } = good(confirmed).data;
    // The step in which the app was confirmed is spent.
    await db.updateTable('users').set({ totp_step: null }).where('id', '=', person.id).execute();
    return { person, code, recovery: recovery_codes };
  }

  const mailsTo = async ({ email }: Person) =>
    (await db.selectFrom('outbox').select('id').where('recipient', '=', email).execute()).length;

  const client = () => addPerson(office, 'representative');

  return [
    {
      name: 'code of a sign-in',
      async begin() {
        const person = await client();
        const challenge = await check(person);
        const code = await codeTo(person);
        return { attempt: () => verify(person, challenge, code) };
      },
    },
    {
      name: 'proven sign-in',
      async begin() {
        const person = await client();
        const challenge = await verified(person);
        return { attempt: () => auth(person, challenge) };
      },
    },
    {
      // A lost answer may be asked for again for half a minute: then the same successor is the one winner.
      name: 'refresh token',
      async begin() {
        const person = await client();
        const { refresh_token } = good(await auth(person, await verified(person)));
        return {
          attempt: () => refresh(refresh_token),
          winners: (answers) =>
            new Set(answers.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text).refresh_token))
              .size,
        };
      },
    },
    {
      name: 'code of an app, for three sign-ins',
      async begin() {
        const { person, code } = await withApp();
        const challenges = [await check(person), await check(person), await check(person)];
        const digits = code();
        return { attempt: (runner) => verify(person, challenges[runner % 3] ?? '', digits) };
      },
    },
    {
      name: 'recovery code, for three sign-ins',
      async begin() {
        const { person, recovery } = await withApp();
        const challenges = [await check(person), await check(person), await check(person)];
        return { attempt: (runner) => verify(person, challenges[runner % 3] ?? '', recovery[0] ?? '') };
      },
    },
    {
      name: 'confirmation of an app',
      async begin() {
        const person = await callAs(harness, office, await client());
        const prepared = await person.send({
          method: 'POST',
          path: '/api/users/me/totp',
          body: { current_password: PASSWORD },
        });
        const { secret } = good(prepared).data;
        const code = totpOf(secret);
        return { attempt: () => person.send({ method: 'PUT', path: '/api/users/me/totp', body: { code } }) };
      },
    },
    {
      name: 'another code by resending',
      async begin() {
        const person = await client();
        const challenge = await check(person);
        await db
          .updateTable('login_challenges')
          .set({ sent_at: new Date(Date.now() - 61_000) })
          .where('user_id', '=', person.id)
          .execute();
        const body = { email: person.email };
        return {
          attempt: () => send({ method: 'POST', path: '/api/users/resend', body, headers: challenged(challenge) }),
        };
      },
    },
    {
      name: 'invitation',
      async begin() {
        const person = await addPerson(office, 'representative', { status: 'invited', password_hash: null });
        const token = await linkOf('invite', person);
        const body = { token, first_name: 'Ewa', last_name: 'Nowa', password: NEW_PASSWORD };
        return { attempt: () => send({ method: 'POST', path: `/api/users/${person.id}`, body }) };
      },
    },
    {
      name: 'renewal of an invitation that has run out',
      async begin() {
        const person = await addPerson(office, 'representative', { status: 'invited', password_hash: null });
        const token = await linkOf('invite', person, -60);
        return {
          attempt: () => send({ method: 'POST', path: `/api/users/invitations/${token}/renew` }),
          winners: () => mailsTo(person),
        };
      },
    },
    {
      name: 'link for a new password',
      async begin() {
        const person = await client();
        const token = await linkOf('reset', person);
        const body = { password: NEW_PASSWORD };
        return { attempt: () => send({ method: 'POST', path: `/api/users/reset-password/${token}`, body }) };
      },
    },
    {
      name: 'message of a forgotten password',
      async begin() {
        const person = await client();
        const body = { email: person.email };
        return {
          attempt: () => send({ method: 'POST', path: '/api/users/forgot-password', body }),
          winners: () => mailsTo(person),
        };
      },
    },
  ];
}
