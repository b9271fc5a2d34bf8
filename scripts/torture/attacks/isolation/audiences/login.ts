import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  checkCredentials: 'everybody',
  forgotPassword: 'everybody',
  getInvitation: 'everybody',
  getPasswordReset: 'everybody',
  renewInvitation: 'everybody',
  resendCode: 'everybody',
  resetPassword: 'everybody',
  verifyCode: 'everybody',
};
