import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  checkCredentials: 'everybody',
  forgotPassword: 'everybody',
  getChallenge: 'everybody',
  getEmailChange: 'everybody',
  getInvitation: 'everybody',
  getPasswordReset: 'everybody',
  renewInvitation: 'everybody',
  resendCode: 'everybody',
  resetPassword: 'everybody',
  undoEmailChange: 'everybody',
  verifyCode: 'everybody',
};
