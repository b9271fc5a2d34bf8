import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  changeMyPassword: 'signed in',
  confirmMyTotp: 'signed in',
  disableMyTotp: 'signed in',
  listMySessions: 'signed in',
  prepareMyTotp: 'signed in',
  proveMyPassword: 'signed in',
  renewMyRecoveryCodes: 'signed in',
  revokeMyOtherSessions: 'signed in',
  revokeMySession: 'signed in',
  updateMyPreferences: 'signed in',
};
