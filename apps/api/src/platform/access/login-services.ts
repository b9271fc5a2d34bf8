import type { Services } from '#platform/process/services.ts';
import { publicAddressOf } from '#platform/tenants/public-address.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/** What the features `auth` and `users` sign people in with. */
export interface LoginServices {
  secrets: Secrets;
  limits: RateLimits;
  outbox: Pick<Services['outbox'], 'nudge'>;
  publicUrl: string;
  /** Base address of an office for links in messages, without a trailing slash. */
  addressOf(tenant: Pick<Tenant, 'hosts'>): string;
}

export const createLoginServices = ({
  environment,
  outbox,
  tenants,
}: Pick<Services, 'environment' | 'outbox' | 'tenants'>): LoginServices => ({
  secrets: createSecrets(environment.secretKey, environment.previousKeys),
  limits: createRateLimits(environment.rateLimits),
  outbox,
  publicUrl: environment.publicUrl,
  addressOf: (tenant) => publicAddressOf(environment.publicUrl, tenants.length, tenant),
});
