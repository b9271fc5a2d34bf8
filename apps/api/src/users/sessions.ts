import type { Handlers } from '../app/contract/handlers.ts';
import { notFound } from '../app/problem.ts';
import { deviceOf } from './device.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './sessions-queries.ts';

/** Where one is signed in. */
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
  async revokeMySession({ params }, { caller, db, log }) {
    if (!(await deleteSession(db, caller.id, params.id))) throw notFound();
    log.info({ user: caller.id, session: params.id }, 'session revoked by its user');
    return { status: 204 };
  },
  async revokeMyOtherSessions(_request, { caller, db, log }) {
    await deleteOtherSessions(db, caller.id, caller.sessionId);
    log.info({ user: caller.id }, 'other sessions revoked by their user');
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
