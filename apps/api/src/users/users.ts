import { createLoginServices } from '../app/access/login-services.ts';
import type { Handlers } from '../app/contract/handlers.ts';
import { notFound } from '../app/problem.ts';
import type { Services } from '../app/services.ts';
import { deviceOf } from './device.ts';
import { createLoginHandlers } from './login.ts';
import { deleteSession, findUser, listSessions } from './users-queries.ts';

const accountHandlers = {
  async getUser({ params }, { caller, db }) {
    const user = caller.isAdmin || params.id === caller.id ? await findUser(db, params.id) : undefined;
    if (!user) throw notFound();
    return { status: 200, body: { data: user } };
  },
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
} satisfies Partial<Handlers>;

export const createUserHandlers = (services: Pick<Services, 'environment' | 'outbox'>) => ({
  ...createLoginHandlers(createLoginServices(services)),
  ...accountHandlers,
});
