import type { Services } from '../services.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/** What the rooms `auth` and `users` sign people in with. */
export interface LoginServices {
  secrets: Secrets;
  limits: RateLimits;
  outbox: Pick<Services['outbox'], 'nudge'>;
  publicUrl: string;
}

export const createLoginServices = ({
  environment,
  outbox,
}: Pick<Services, 'environment' | 'outbox'>): LoginServices => ({
  secrets: createSecrets(environment.secretKey),
  limits: createRateLimits(environment.rateLimits),
  outbox,
  publicUrl: environment.publicUrl,
});
