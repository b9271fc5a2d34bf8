import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  changeMyPassword: 'signed in',
  confirmMyProof: 'users:edit',
  confirmMyTotp: 'signed in',
  disableMyTotp: 'signed in',
  listMySessions: 'signed in',
  prepareMyProof: 'users:edit',
  prepareMyTotp: 'signed in',
  renewMyRecoveryCodes: 'signed in',
  revokeMyOtherSessions: 'signed in',
  revokeMySession: 'signed in',
  updateMyPreferences: 'signed in',
};
