const PATIENCE = 5_000;

/** The office's account with SMSAPI, or why it is unknown. */
export type SmsapiProfile =
  | { points: number; sender: string | null; problem?: undefined }
  | { problem: 'unreachable' | 'refused' };

/** Reads the balance and the sender's name from SMSAPI. Never throws. */
export async function readSmsapiProfile(url: string, token: string): Promise<SmsapiProfile> {
  const address = url.replace(/\/+$/, '');
  const [profile, senders] = await Promise.all([
    ask(`${address}/profile`, token),
    ask(`${address}/sms/sendernames`, token),
  ]);
  if (profile.refused) return { problem: 'refused' };
  const points = numberIn(profile.body, 'points');
  return points === undefined ? { problem: 'unreachable' } : { points, sender: defaultSender(senders.body) };
}

async function ask(address: string, token: string): Promise<{ body?: unknown; refused?: boolean }> {
  try {
    const response = await fetch(address, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if ([401, 403].includes(response.status)) return { refused: true };
    const body: unknown = await response.json();
    return isObject(body) && 'error' in body ? { refused: REFUSALS.has(Number(body.error)) } : { body };
  } catch {
    return {};
  }
}

/** Wrong or missing token, forbidden address, closed account. SMSAPI reports them with status 200. */
const REFUSALS = new Set([101, 102, 105, 110, 401]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function numberIn(body: unknown, key: string): number | undefined {
  const value = isObject(body) ? body[key] : undefined;
  return typeof value === 'number' ? value : undefined;
}

function defaultSender(body: unknown): string | null {
  const senders = isObject(body) && Array.isArray(body.collection) ? body.collection.filter(isObject) : [];
  const found = senders.find(({ is_default }) => is_default === true)?.sender;
  return typeof found === 'string' ? found : null;
}
