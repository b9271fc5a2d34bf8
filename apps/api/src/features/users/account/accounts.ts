import { createLoginServices } from '#platform/access/login-services.ts';
import type { Services } from '#platform/process/services.ts';
import { createCompanyInvitationHandlers } from '../links/company-invitations.ts';
import { createEmailUndoHandlers } from '../links/email-undo.ts';
import { createRenewalHandlers } from '../links/invitation-renewal.ts';
import { createInvitationHandlers } from '../links/invitations.ts';
import { createPasswordResetHandlers } from '../links/password-reset.ts';
import { createRegistrationHandlers } from '../links/registration.ts';
import { createLoginHandlers } from '../sign-in/login.ts';
import { createProfileHandlers } from './own-profile.ts';
import { createProofHandlers } from './own-proof.ts';
import { createSecondFactorHandlers } from './own-second-factor.ts';
import { sessionHandlers } from './sessions.ts';
import { createSmsProfileHandlers } from './sms-profile.ts';

/** Signing in, second factors and sessions of one's own account. Administration of accounts is in `users.ts`. */
export function createAccountHandlers(services: Pick<Services, 'environment' | 'outbox' | 'tenants'>) {
  const login = createLoginServices(services);
  return {
    ...createLoginHandlers(login),
    ...createInvitationHandlers(login),
    ...createCompanyInvitationHandlers(login),
    ...createRenewalHandlers(login),
    ...createRegistrationHandlers(login),
    ...createPasswordResetHandlers(login),
    ...createEmailUndoHandlers(login),
    ...createProfileHandlers(login),
    ...createProofHandlers(login),
    ...createSecondFactorHandlers(login),
    ...sessionHandlers,
    ...createSmsProfileHandlers(services),
  };
}
