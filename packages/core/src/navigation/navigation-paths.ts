import { ApiError } from '../lib/failure.ts';
import type { Exploration } from '../testing/paths.ts';
import { done, failed } from '../testing/reachable-states.ts';
import { admin, client, config } from '../testing/samples.ts';
import type { NavigationContext } from './navigation-machine.ts';

/** All that can happen before and between pages, where a form always holds something unsaved. */
export const navigationExploration: Exploration = {
  events: [
    { type: 'place.requested', path: '/login' },
    { type: 'place.requested', path: '/dashboard' },
    { type: 'place.named', name: 'Alfa' },
    { type: 'place.missing' },
    { type: 'place.abandoned' },
    { type: 'config.retry' },
    { type: 'session.changed', user: client, reason: null },
    { type: 'session.changed', user: admin, reason: null },
    { type: 'session.changed', user: null, reason: 'user' },
    { type: 'session.changed', user: null, reason: 'expired' },
    done('getConfig', config),
    failed('getConfig', new ApiError({ kind: 'offline', message: 'away' })),
  ],
  identity(context) {
    const { user, route, place } = context as NavigationContext; // These snapshots are of the navigation chart
    return [user?.id, route?.name, place?.name];
  },
};

export const navigationCalls = { getConfig: 'GET /config' };
