import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  createSession: 'everybody',
  endSession: 'everybody',
  getSession: 'signed in',
  refreshSession: 'everybody',
};
