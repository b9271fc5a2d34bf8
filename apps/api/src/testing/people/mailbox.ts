import type { TestApp } from '../server/test-app.ts';

/** The messages to an address, oldest first. */
export const mailTo = ({ db }: Pick<TestApp, 'db'>, email: string) =>
  db
    .selectFrom('outbox')
    .select(['subject', 'text', 'link', 'last_error'])
    .where('recipient', '=', email)
    .where('code', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The token of the newest link that was sent to an address. */
export async function tokenTo(test: Pick<TestApp, 'db'>, email: string): Promise<string> {
  const links = (await mailTo(test, email)).flatMap(({ link }) => link ?? []);
  return links.at(-1)?.split('/').at(-1) ?? '';
}
