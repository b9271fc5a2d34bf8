import { ownHost } from './host.ts';

/** The link in the newest message to an address. */
export async function linkOf(email: string): Promise<string> {
  const answer = await fetch(`${ownHost()}/api/dev/outbox?to=${email}`);
  const [mail] = (await answer.json()) as { link: string }[];
  return mail?.link ?? '';
}
