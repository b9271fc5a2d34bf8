import { createLoginServices } from '../app/access/login-services.ts';
import type { Services } from '../app/services.ts';
import { createCompanyInvitationHandlers } from './company-invitations.ts';
import { createRenewalHandlers } from './invitation-renewal.ts';
import { createInvitationHandlers } from './invitations.ts';
import { createLoginHandlers } from './login.ts';
import { createProfileHandlers } from './own-profile.ts';
import { createProofHandlers } from './own-proof.ts';
import { createSecondFactorHandlers } from './own-second-factor.ts';
import { createPasswordResetHandlers } from './password-reset.ts';
import { createRegistrationHandlers } from './registration.ts';
import { sessionHandlers } from './sessions.ts';
import { createSmsProfileHandlers } from './sms-profile.ts';

/** An account's way in, its keys and its sessions. What an administrator does with accounts is in `users.ts`. */
export function createAccountHandlers(services: Pick<Services, 'environment' | 'outbox' | 'tenants'>) {
  const login = createLoginServices(services);
  return {
    ...createLoginHandlers(login),
    ...createInvitationHandlers(login),
    ...createCompanyInvitationHandlers(login),
    ...createRenewalHandlers(login),
    ...createRegistrationHandlers(login),
    ...createPasswordResetHandlers(login),
    ...createProfileHandlers(login),
    ...createProofHandlers(login),
    ...createSecondFactorHandlers(login),
    ...sessionHandlers,
    ...createSmsProfileHandlers(services),
  };
}
