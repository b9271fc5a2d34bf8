import { countTry, lockRunOut, makeLink } from '#domain/people/account-links.ts';
import { inConstantTime } from '#platform/access/constant-time.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { inviteMessage } from '../account/messages.ts';
import { nameOf, noteRenewal } from '../account/queries.ts';

/** Milliseconds; several times as long as writing a link and its message takes. */
const STEP = 200;

/** An expired invitation is renewed and sent to the invited address. The answer reveals nothing about other tokens. */
export function createRenewalHandlers(services: LoginServices) {
  return {
    async renewInvitation({ params }, context) {
      await countTry(services, context);
      await inConstantTime(STEP, () => inTransaction(context, (inside) => renew(services, inside, params.token)));
      return { status: 202 };
    },
  } satisfies Partial<Handlers>;
}

async function renew(services: LoginServices, context: Context, token: string): Promise<void> {
  const { db, tenant, afterCommit } = context;
  const account = await lockRunOut(db, token);
  if (!account) return;
  const invitedBy = await noteRenewal(db, account.id);
  const link = await makeLink(services, context, 'invite', account.id, invitedBy);
  const from = (await nameOf(db, invitedBy)) || tenant.config.brand.office;
  await enqueue(db, inviteMessage(tenant.config.brand, account, from, link));
  const entry = { action: 'user.invitation_renewed', entity: 'user', entityId: account.id } as const;
  await audit(context, { ...entry, actorId: null });
  afterCommit(() => services.outbox.nudge(tenant.name));
}
