import { ApiError } from '../lib/failure.ts';
import type { Exploration } from '../testing/paths.ts';
import { done, failed } from '../testing/reachable-states.ts';
import { client, sessionOf } from '../testing/samples.ts';
import type { SessionContext } from './session-machine.ts';
import { writeSession } from './stored-session.ts';

const refused = new ApiError({ kind: 'unauthorized', status: 401, message: 'refused' });
const away = new ApiError({ kind: 'offline', message: 'away' });

/** All that can happen to a session that begins with nobody or with a client signed in. */
export const sessionExploration: Exploration = {
  starts: [() => {}, ({ storage }) => writeSession(storage, sessionOf(client))],
  events: [
    { type: 'login.succeeded', session: sessionOf(client) },
    { type: 'login.failed' },
    { type: 'log.out' },
    { type: 'token.rejected', token: 'access-1' },
    { type: 'user.changed', user: client },
    { type: 'session.stored', session: sessionOf(client, 2) },
    { type: 'session.cleared' },
    done('endSession'),
    failed('endSession', away),
    done('refreshSession', sessionOf(client, 2)),
    // Another tab has signed out meanwhile.
    done('refreshSession', null),
    failed('refreshSession', refused),
    failed('refreshSession', away),
    { type: 'xstate.after.patience.session.refreshing' },
    { type: 'xstate.after.patience.session.loggedOut.ending' },
  ],
  // Without a session there is nothing to end at the server, and the chart does not wait.
  possible: ({ context }, { type }) => context.session !== null || !['log.out', 'login.failed'].includes(type),
  identity(context) {
    const { session, parting } = context as SessionContext; // These snapshots are of the session chart
    return [session?.access_token, parting !== null];
  },
};

export const sessionCalls = { endSession: 'POST /auth/logout', refreshSession: 'POST /auth/access' };
