const KEY = { 'X-API-Key': 'biuro-cli' };

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Signs a demo account in through the three steps, with the code of the demo outbox unless it is found in another way. */
export async function demoLogin(
  address: string,
  email: string,
  password = 'Demo-biuro-2026',
  findCode = codeOf,
): Promise<Tokens> {
  const since = Date.now() - 1_000;
  const post = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { ...KEY, ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { data } = (await post('/users/check', { email, password })) as { data: { challenge: string } };
  const challenge = { 'X-Login-Challenge': data.challenge };
  await post('/users/verify', { email, code: await findCode(address, email, since) }, challenge);
  const basic = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const { refresh_token } = (await post('/auth', undefined, { ...challenge, Authorization: basic })) as Tokens;
  return (await post('/auth/access', undefined, { Authorization: `Bearer ${refresh_token}` })) as Tokens;
}

/** The newest code that was sent to this address after an instant (milliseconds). */
export async function codeOf(address: string, email: string, since: number): Promise<string> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    const response = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(email)}`);
    const messages = (await response.json()) as { at: string; code: string | null }[];
    const code = messages.find((message) => message.code && Date.parse(message.at) >= since)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code came for ${email}`);
}
