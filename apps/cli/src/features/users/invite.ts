import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { companyRoles, givenValues, type UserFlags, userOptions } from './flags.ts';
import { showUser } from './get.ts';
import { addProofOptions, givenPassword, type ProofFlags, withProof } from './proof.ts';

type InviteFlags = Pick<UserFlags, 'locale' | 'company'> & ProofFlags & Required<Pick<UserFlags, 'role'>>;

export function defineInvite(users: Command, tools: Tools): void {
  const { text } = tools;
  const { role, locale, company } = userOptions(tools);
  const invite = users
    .command('invite')
    .argument('<email>', text('users.option.email'))
    .description(text('users.invite.summary'))
    .addOption(role.makeOptionMandatory())
    .addOption(locale)
    .addOption(company);
  addProofOptions(invite, tools).action(actionOf(tools, inviteUser));
  addExamples(invite, tools, [
    'biuro users invite ewa@biuro.example --role accountant',
    'biuro users invite jan@firma.example --role representative --company 0190a000-0000-7000-8000-00000000000f=representative',
  ]);
}

async function inviteUser(context: Context, flags: InviteFlags, email = ''): Promise<void> {
  const { withPortal, output, text } = context;
  const body = { ...givenValues({ locale: flags.locale, company: flags.company }, text), email, role: flags.role };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const password = await givenPassword(context, flags);
  await withPortal(async (portal) => {
    if (!portal.person().isAdmin) return inviteToCompany(portal, body, text);
    const send = () => unwrap(portal.api.POST('/users/invite', { params: { header }, body }));
    const { data } = await withProof(context, portal, { ...flags, password }, send);
    showUser(data, output, text);
    return undefined;
  });
  output.note(text('users.invite.done', { email }));
}

/** A client invites to one company that they represent: to the given one, or to their only one. */
async function inviteToCompany(
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
