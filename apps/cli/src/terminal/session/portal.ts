import { createPortal, type Portal, type Ports } from '@biuro/core';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { accessTokenOf, userOf } from '@biuro/core/session/session-selectors.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import { waitFor } from 'xstate';
import { createNodePorts, type PortContext } from './ports.ts';
import { openTokenSession } from './token-session.ts';

export interface OpenPortal extends Portal {
  ports: Ports;
  /** Resolves with the first snapshot of a chart that fulfils the predicate. */
  reached: typeof waitFor;
  /** The person who is signed in. Throws an `unauthorized` failure where nobody is. */
  person: () => User;
  accessToken: () => string | null;
}

/** Opens core with the ports of Node. Navigation runs only after `start`, which most commands do not call. */
export async function openPortal(context: PortContext): Promise<OpenPortal> {
  const ports = createNodePorts(context);
  if (context.settings.token !== null) await openTokenSession(context.settings.token, ports);
  const portal = createPortal(ports);
  portal.session.start();

  return {
    ...portal,
    ports,
    reached: (actor, predicate) => waitFor(actor, predicate, { signal: context.signal }),
    person: () => {
      const user = userOf(portal.session.getSnapshot());
      if (user) return user;
      throw new ApiError({ kind: 'unauthorized', code: 'signed_out', message: context.text('signed-out') });
    },
    accessToken: () => accessTokenOf(portal.session.getSnapshot()),
  };
}
