import { audit } from '#platform/audit/audit.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { deviceOf } from '../sign-in/device.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './sessions-queries.ts';

/** Sessions of one's own account. */
export const sessionHandlers = {
  async listMySessions(_request, { caller, db }) {
    const sessions = await listSessions(db, caller.id, caller.sessionId);
    const data = sessions.map(({ user_agent, ...session }) => ({
      ...session,
      current: session.id === caller.sessionId,
      device: deviceOf(user_agent, session.client),
    }));
    return { status: 200, body: { data } };
  },
  async revokeMySession({ params }, context) {
    const { caller, db, log } = context;
    const ended = await deleteSession(db, caller.id, params.id);
    if (!ended) throw notFound();
    await audit(context, { ...endedBy(caller.id), before: { device: deviceOf(ended.user_agent, ended.client) } });
    log.info({ user: caller.id, session: params.id }, 'session revoked by its user');
    return { status: 204 };
  },
  async revokeMyOtherSessions(_request, context) {
    const { caller, db, log } = context;
    const count = await deleteOtherSessions(db, caller.id, caller.sessionId);
    if (count > 0)
      await audit(context, { ...endedBy(caller.id), before: { sessions: count + 1 }, after: { sessions: 1 } });
    log.info({ user: caller.id }, 'other sessions revoked by their user');
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

const endedBy = (id: string) => ({ action: 'user.sessions_ended', entity: 'user', entityId: id }) as const;
