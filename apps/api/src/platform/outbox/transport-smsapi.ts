import { DeliveryError, type Transport } from './transport.ts';

const PATIENCE = 5_000;

/** SMSAPI has accepted a message with this `idx` before: its answer was lost. */
const ALREADY_SENT = 53;

/**
 * Errors of the number or the message, which do not go away. Others may: an overloaded service, but also a wrong token,
 * a blocked address or an empty account, which the operator fixes while messages wait.
 */
const PERMANENT = new Set([
  7, 8, 11, 12, 13, 14, 17, 18, 19, 20, 25, 27, 28, 30, 40, 41, 50, 54, 56, 57, 59, 70, 76, 93, 94, 104, 106, 112,
]);

/** Text messages through SMSAPI, which reports errors with status 200. */
export function createSmsapi(url: string, token: string): Transport {
  const address = `${url.replace(/\/+$/, '')}/sms.do`;
  return {
    async deliver({ id, recipient, text }) {
      const form = new URLSearchParams({
        to: toNumber(recipient),
        message: text,
        format: 'json',
        encoding: 'utf-8',
        // Polish letters would halve the length of a message: the service replaces them.
        normalize: '1',
        idx: id,
        check_idx: '1',
      });
      const error = await send(address, token, form);
      if (error !== undefined && error !== ALREADY_SENT)
        throw new DeliveryError(`smsapi ${error}`, PERMANENT.has(error));
    },
    close: () => {},
  };
}

/** The number of the error, or undefined when the message was accepted. */
async function send(address: string, token: string, body: URLSearchParams): Promise<number | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer: unknown = await response.json();
    if (isRefusal(answer)) return answer.error;
    if (response.ok) return undefined;
    throw new DeliveryError(`smsapi http ${response.status}`, false);
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    throw new DeliveryError(`smsapi ${error instanceof Error ? error.name : 'unreachable'}`, false);
  }
}

const isRefusal = (answer: unknown): answer is { error: number } =>
  typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'number';

/** Digits with the country code; nine digits are a Polish number. */
export function toNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length === 9 ? `48${digits}` : digits;
}
