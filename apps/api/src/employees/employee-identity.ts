import { standingIn } from '../app/access/company-access.ts';
import { createRateLimits } from '../app/access/rate-limits.ts';
import { createSecrets } from '../app/access/secrets.ts';
import { audit } from '../app/audit/audit.ts';
import type { Handlers } from '../app/contract/handlers.ts';
import { openPesel, READ_BY_PERSON } from '../app/pesel.ts';
import { notFound } from '../app/problem.ts';
import type { Services } from '../app/services.ts';
import { findSealed } from './employees-queries.ts';
import { openPassport } from './passport.ts';

export function createIdentityHandlers({
  environment,
}: Pick<Services, 'environment'>): Pick<Handlers, 'readEmployeeIdentity'> {
  const secrets = createSecrets(environment.secretKey, environment.previousKeys);
  const limits = createRateLimits(environment.rateLimits);
  return {
    async readEmployeeIdentity({ params: { id, employee_id } }, context) {
      await standingIn(context, id);
      const employee = await findSealed(context.db, id, employee_id);
      if (!employee) throw notFound();
      await limits.take(context.db, READ_BY_PERSON, context.caller.id);
      const pesel = openPesel(secrets, employee.pesel, employee.id);
      const passport = openPassport(secrets, employee.passport, employee.id);
      if (pesel !== null || passport !== null)
        await audit(context, {
          action: 'employee.identity_read',
          entity: 'company',
          entityId: id,
          companyId: id,
          after: { employee: employee.name },
        });
      return { status: 200, body: { data: { pesel, passport } } };
    },
  };
}
