import { until } from './until.ts';

interface Message {
  at: string;
  code: string | null;
  link: string | null;
  text: string | null;
}

type Part = 'code' | 'link' | 'text';

/** The newest code that was sent to an address after an instant (milliseconds). */
export const codeTo = (address: string, email: string, since = 0): Promise<string> =>
  newest(address, email, since, 'code');

/** The newest link that was sent to an address after an instant (milliseconds). */
export const linkTo = (address: string, email: string, since = 0): Promise<string> =>
  newest(address, email, since, 'link');

/** The newest letter about something, after an instant (milliseconds): its text. Letters of notices come up to `timeout` later. */
export const letterTo = (
  address: string,
  email: string,
  about: string,
  since: number,
  timeout: number,
): Promise<string> => newest(address, email, since, 'text', { timeout, about });

/** Reads `/api/dev/outbox`, which only a server in demo mode has. */
function newest(
  address: string,
  email: string,
  since: number,
  what: Part,
  { timeout = 10_000, about = '' } = {},
): Promise<string> {
  const ask = async () => {
    const response = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(email)}`);
    const messages = (await response.json()) as Message[];
    return (
      messages.find((message) => message[what]?.includes(about) && Date.parse(message.at) >= since)?.[what] ?? undefined
    );
  };
  return until(ask, () => `No ${what} came for ${email}`, { timeout });
}
