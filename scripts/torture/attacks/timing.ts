import { randomUUID } from 'node:crypto';
import type { Figure } from '../../library/figures.ts';
import { median } from '../../library/figures.ts';
import { type Attack, inParallel } from '../harness/attack.ts';
import { challenged, createAuthSteps } from '../harness/auth-steps.ts';
import { addPerson, callerOf } from '../harness/callers.ts';
import type { Answer } from '../harness/http.ts';

const SAMPLES = { full: 200, short: 40 };
const ACCEPTED = 0.3;
/** Noise looks like a difference now and then: a pair that shows one is measured again, with more samples. */
const AGAIN = 3;

interface Pair {
  name: string;
  /** Answers that wait for a step of time wait side by side. */
  atOnce?: number;
  known(turn: number): Promise<Answer>;
  unknown(turn: number): Promise<Answer>;
}

export const attack: Attack = {
  name: 'timing',
  does: 'compares how long the answers take to what is there and to what is not',
  async run({ harness, size }) {
    const { first } = harness;
    const post = (path: string, body?: unknown, headers = {}) =>
      first.send({ method: 'POST', path, headers, ...(body !== undefined && { body }) });
    const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(first, 'representative')));
    const knownOf = (turn: number) => people[turn % people.length]?.email ?? '';
    const unknownEmail = () => `unknown-${randomUUID().slice(0, 8)}@people.example`;
    const wrong = 'Wrong-password-7';
    const basic = (email: string) => ({
      Authorization: `Basic ${Buffer.from(`${email}:${wrong}`).toString('base64')}`,
    });
    // The challenge of another person: an attacker who tries e-mails at these steps has begun a sign-in of their own.
    const begun = challenged(await createAuthSteps(first).check(await addPerson(first, 'representative')));
    const client = await callerOf(harness, first, 'a@two.example');
    const { company, liability, task } = first.b;
    const read = (path: string) => () => client.send({ path });
    const pairs: Pair[] = [
      {
        name: 'first step of signing in, by e-mail',
        known: (turn) => post('/api/users/check', { email: knownOf(turn), password: wrong }),
        unknown: () => post('/api/users/check', { email: unknownEmail(), password: wrong }),
      },
      {
        name: 'second step of signing in, by e-mail',
        known: (turn) => post('/api/users/verify', { email: knownOf(turn), code: '000000' }, begun),
        unknown: () => post('/api/users/verify', { email: unknownEmail(), code: '000000' }, begun),
      },
      {
        name: 'another code, by e-mail',
        known: (turn) => post('/api/users/resend', { email: knownOf(turn) }, begun),
        unknown: () => post('/api/users/resend', { email: unknownEmail() }, begun),
      },
      {
        name: 'third step of signing in, by e-mail',
        known: (turn) => post('/api/auth', undefined, basic(knownOf(turn))),
        unknown: () => post('/api/auth', undefined, basic(unknownEmail())),
      },
      {
        name: 'forgotten password, by e-mail',
        atOnce: 5,
        known: (turn) => post('/api/users/forgot-password', { email: knownOf(turn) }),
        unknown: () => post('/api/users/forgot-password', { email: unknownEmail() }),
      },
      {
        name: 'company, of others',
        known: read(`/api/companies/${company}`),
        unknown: () => read(`/api/companies/${randomUUID()}`)(),
      },
      {
        name: 'amount, of others',
        known: read(`/api/liabilities/${liability}`),
        unknown: () => read(`/api/liabilities/${randomUUID()}`)(),
      },
      {
        name: 'settlement, of others',
        known: read(`/api/tasks/my/${task}`),
        unknown: () => read(`/api/tasks/my/${randomUUID()}`)(),
      },
    ];
    const figures: Figure[] = [];
    for (const pair of pairs) figures.push(await compare(pair, SAMPLES[size]));
    return figures;
  },
};

async function compare(pair: Pair, samples: number): Promise<Figure> {
  const known: number[] = [];
  const unknown: number[] = [];
  let effect = 1;
  for (let tries = 0; tries < AGAIN && Math.abs(effect) >= ACCEPTED; tries++) {
    const turns = Array.from({ length: samples }, (_, turn) => turn);
    await inParallel(turns, pair.atOnce ?? 1, async (turn) => {
      const first = turn % 2 === 0;
      if (first) known.push((await pair.known(turn)).took);
      unknown.push((await pair.unknown(turn)).took);
      if (!first) known.push((await pair.known(turn)).took);
    });
    effect = cliffsDelta(known, unknown);
  }
  return {
    name: `timing: ${pair.name}, known against unknown`,
    value: Math.abs(effect),
    unit: '',
    goal: { atMost: ACCEPTED },
    detail: `Cliff's delta of ${known.length} pairs measured in turn; medians ${median(known).toFixed(2)} and ${median(unknown).toFixed(2)} ms`,
  };
}

/** How much more often one of the first is longer than one of the second than the other way round: 0 is no difference, 1 is all of them. */
function cliffsDelta(first: number[], second: number[]): number {
  const sum = first.reduce((total, a) => total + second.reduce((part, b) => part + Math.sign(a - b), 0), 0);
  return sum / (first.length * second.length);
}
