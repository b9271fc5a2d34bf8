import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  getConfig: 'everybody',
};
