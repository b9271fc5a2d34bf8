import { today } from '#platform/clock/today.ts';
import { createCircuitBreaker, type Timing } from './circuit-breaker.ts';
import { LimitError, type Proof, type RegisterAnswer, RegisterError } from './register-answer.ts';
import { assertGood, callRegister } from './register-call.ts';
import { assertAccount, assertNip } from './register-numbers.ts';
import { isObject, type Taxpayer, taxpayerIn, textIn } from './white-list-taxpayer.ts';

/** The list of VAT taxpayers (biała lista). Its methods do not throw when the list fails, only for an invalid number. */
export interface WhiteList {
  find(nip: string): Promise<RegisterAnswer<Taxpayer>>;
  /**
   * Whether the bank account (26 digits) belongs to this taxpayer today. Also knows accounts that {@link find} does not
   * return.
   */
  checkAccount(nip: string, account: string): Promise<RegisterAnswer<{ assigned: boolean }>>;
}

type Result = Record<string, unknown>;

export function createWhiteList(settings: { url: string }, timing: Timing): WhiteList {
  const base = settings.url.replace(/\/+$/, '');
  // The list limits the two kinds of requests separately.
  const searches = createCircuitBreaker(timing);
  const checks = createCircuitBreaker(timing);

  async function ask(path: string, signal: AbortSignal): Promise<Result | 'refused'> {
    const url = `${base}/api/${path}?date=${today(new Date(timing.now()))}`;
    const first = await answerTo(url, signal);
    const answer = first === 'again' ? await answerTo(url, signal) : first;
    return answer === 'again' ? fail('WL-195') : answer;
  }

  return {
    async find(nip) {
      assertNip(nip);
      return searches.ask(async (signal) => {
        const result = await ask(`search/nip/${nip}`, signal);
        return result === 'refused' ? { found: undefined } : { found: taxpayerIn(result, nip), ...proofIn(result) };
      });
    },
    async checkAccount(nip, account) {
      assertNip(nip);
      assertAccount(account);
      return checks.ask(async (signal) => {
        const result = await ask(`check/nip/${nip}/bank-account/${account}`, signal);
        return result === 'refused' ? { found: undefined } : { found: assignmentIn(result), ...proofIn(result) };
      });
    },
  };
}

/** The list does not accept the number although its check digits are valid. */
const REFUSALS = new Set(['WL-109', 'WL-110', 'WL-111', 'WL-113', 'WL-114', 'WL-115']);

async function answerTo(url: string, signal: AbortSignal): Promise<Result | 'refused' | 'again'> {
  const response = await callRegister(url, { headers: { Accept: 'application/json' }, signal });
  const body = parse(response.text);
  const code = textIn(body, 'code') ?? '';
  if (code === 'WL-195') return 'again';
  if (code === 'WL-191') throw new LimitError(code);
  if (REFUSALS.has(code)) return 'refused';
  if (/^WL-\d{3}$/.test(code)) return fail(code);
  assertGood(response);
  return isObject(body) && isObject(body.result) ? body.result : fail('no result');
}

function assignmentIn(result: Result): { assigned: boolean } {
  const assigned = textIn(result, 'accountAssigned');
  return assigned === 'TAK' || assigned === 'NIE' ? { assigned: assigned === 'TAK' } : fail('neither TAK nor NIE');
}

function proofIn(result: Result): { proof?: Proof } {
  const [requestId, requestDateTime] = [textIn(result, 'requestId'), textIn(result, 'requestDateTime')];
  return requestId && requestDateTime ? { proof: { requestId, requestDateTime } } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fail(reason: string): never {
  throw new RegisterError(reason);
}
