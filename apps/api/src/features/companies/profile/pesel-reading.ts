import { createRateLimits } from '#platform/access/rate-limits.ts';
import { createSecrets } from '#platform/access/secrets.ts';
import { audit } from '#platform/audit/audit.ts';
import { READ_BY_PERSON } from '#platform/formats/pesel.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Services } from '#platform/process/services.ts';
import { findSealedBeneficialOwner, openBeneficialOwnerPesel } from '../partners/beneficial-owners.ts';
import { findSealedPartner, openPartnerPesel } from '../partners/partners.ts';
import { findSealedPesel } from '../queries.ts';
import { openPesel } from './pesel.ts';

interface Sealed {
  id: string;
  name: string;
  pesel: Buffer | null;
}

interface Kind {
  open: typeof openPartnerPesel;
  role: 'partner' | 'beneficial_owner';
}

export function createPeselHandlers({
  environment,
}: Pick<Services, 'environment'>): Pick<
  Handlers,
  'readCompanyPesel' | 'readPartnerPesel' | 'readBeneficialOwnerPesel'
> {
  const secrets = createSecrets(environment.secretKey, environment.previousKeys);
  const limits = createRateLimits(environment.rateLimits);
  /** Records in the history of the company who read whose PESEL. */
  async function readOf(context: Context, companyId: string, person: Sealed | undefined, { open, role }: Kind) {
    if (!person) throw notFound();
    await limits.take(context.db, READ_BY_PERSON, context.caller.id);
    const pesel = open(secrets, person.id, person.pesel);
    const about = { action: `company.${role}_pesel_read`, entity: 'company', entityId: companyId, companyId } as const;
    if (pesel !== null) await audit(context, { ...about, after: { [role]: person.name } });
    return { status: 200 as const, body: { data: { pesel } } };
  }
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

    async readPartnerPesel({ params: { id, partner_id } }, context) {
      const person = await findSealedPartner(context.db, id, partner_id);
      return readOf(context, id, person, { open: openPartnerPesel, role: 'partner' });
    },

    async readBeneficialOwnerPesel({ params: { id, owner_id } }, context) {
      const person = await findSealedBeneficialOwner(context.db, id, owner_id);
      return readOf(context, id, person, { open: openBeneficialOwnerPesel, role: 'beneficial_owner' });
    },
  };
}
