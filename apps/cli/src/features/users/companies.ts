import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { companyRoles } from './flags.ts';

interface CompaniesFlags {
  role?: components['schemas']['CompanyRole'];
}

export function defineUserCompanies(users: Command, tools: Tools): void {
  const { text } = tools;
  const companies = users
    .command('companies')
    .argument('<user>', text('users.which'))
    .description(text('users.companies.summary'))
    .addOption(new Option('--role <role>', text('users.companies.role')).choices(companyRoles))
    .action(actionOf(tools, listCompanies));
  addExamples(companies, tools, [
    'biuro users companies klient@demo.example',
    'biuro users companies klient@demo.example --role representative --json',
  ]);
}

async function listCompanies({ withPortal, output, text }: Context, flags: CompaniesFlags, which = ''): Promise<void> {
  const answer = await withPortal(async (portal) => {
    const id = await findUserId(portal, which, text);
    return unwrap(portal.api.GET('/users/companies', { params: { query: { id, ...flags } } }));
  });
  const { data } = answer;
  output.show(answer, () =>
    output.forPeople && data.length > 0
      ? output.table(
          [text('companies.name'), text('companies.nip'), text('users.role')],
          data.map(({ name, vat_number, role }) => [name, vat_number, text(`role.${role}`)]),
        )
      : output.tabSeparated(data.map(({ id, vat_number, name, role }) => [id, vat_number, name, role])),
  );
  if (data.length === 0) output.note(text('users.companies.none'));
}
