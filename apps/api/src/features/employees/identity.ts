import { companyAccessOf } from '#domain/people/company-access.ts';
import { createRateLimits } from '#platform/access/rate-limits.ts';
import { createSecrets } from '#platform/access/secrets.ts';
import { audit } from '#platform/audit/audit.ts';
import { openPesel, READ_BY_PERSON } from '#platform/formats/pesel.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Services } from '#platform/process/services.ts';
import { openPassport } from './passport.ts';
import { findSealed } from './queries.ts';

export function createIdentityHandlers({
  environment,
}: Pick<Services, 'environment'>): Pick<Handlers, 'readEmployeeIdentity'> {
  const secrets = createSecrets(environment.secretKey, environment.previousKeys);
  const limits = createRateLimits(environment.rateLimits);
  return {
    async readEmployeeIdentity({ params: { id, employee_id } }, context) {
      await companyAccessOf(context, id);
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
