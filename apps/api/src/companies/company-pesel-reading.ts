import { createRateLimits } from '../app/access/rate-limits.ts';
import { createSecrets } from '../app/access/secrets.ts';
import { audit } from '../app/audit/audit.ts';
import type { Handlers } from '../app/contract/handlers.ts';
import { READ_BY_PERSON } from '../app/pesel.ts';
import { notFound } from '../app/problem.ts';
import type { Services } from '../app/services.ts';
import { findSealedPesel } from './companies-queries.ts';
import { openPesel } from './company-pesel.ts';

export function createPeselHandlers({
  environment,
}: Pick<Services, 'environment'>): Pick<Handlers, 'readCompanyPesel'> {
  const secrets = createSecrets(environment.secretKey, environment.previousKeys);
  const limits = createRateLimits(environment.rateLimits);
  return {
    async readCompanyPesel({ params: { id } }, context) {
      const company = await findSealedPesel(context.db, id);
      if (!company) throw notFound();
      await limits.take(context.db, READ_BY_PERSON, context.caller.id);
      const pesel = openPesel(secrets, company.id, company.pesel);
      if (pesel !== null)
        await audit(context, { action: 'company.pesel_read', entity: 'company', entityId: id, companyId: id });
      return { status: 200, body: { data: { pesel } } };
    },
  };
}
