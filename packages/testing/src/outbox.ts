import { until } from './until.ts';

interface Message {
  at: string;
  code: string | null;
  link: string | null;
}

/** The newest code that was sent to an address after an instant (milliseconds). */
export const codeTo = (address: string, email: string, since = 0): Promise<string> =>
  newest(address, email, since, 'code');

/** The newest link that was sent to an address after an instant (milliseconds). */
export const linkTo = (address: string, email: string, since = 0): Promise<string> =>
  newest(address, email, since, 'link');

/** Reads `/api/dev/outbox`, which only a server in demo mode has. */
function newest(address: string, email: string, since: number, what: 'code' | 'link'): Promise<string> {
  const ask = async () => {
    const response = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(email)}`);
    const messages = (await response.json()) as Message[];
    return messages.find((message) => message[what] && Date.parse(message.at) >= since)?.[what] ?? undefined;
  };
  return until(ask, () => `No ${what} came for ${email}`);
}
