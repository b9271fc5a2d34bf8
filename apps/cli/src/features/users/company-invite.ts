import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Words } from '#terminal/output/words.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { companyRoles } from './flags.ts';

/** A client invites to one company that they represent: to the one that is named, or to their only one. */
export async function inviteToCompany(
  { api, person }: OpenPortal,
  { email, role, locale, companies = [] }: components['schemas']['Invitation'],
  text: Words,
): Promise<void> {
  const own = person().companies.filter((company) => company.role === 'representative');
  const [chosen, ...others] = companies.length > 0 ? companies : own.map(({ id }) => ({ id, role }));
  const inCompany = companyRoles.find((known) => known === chosen?.role);
  if (!chosen || others.length > 0 || !inCompany) throw new UsageError(text('users.invite.one-company'));
  const params = { path: { id: chosen.id }, header: { 'Idempotency-Key': createIdempotencyKey() } };
  const body = { email, role: inCompany, ...(locale && { locale }) };
  await unwrap(api.POST('/companies/{id}/people/invite', { params, body }));
}
