import { v7 as uuid } from 'uuid';
import { createSecrets } from '#platform/access/secrets.ts';
import { audit, historyOf } from '#platform/audit/audit.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import { exportList } from '#platform/export/export-list.ts';
import type { ListExport } from '#platform/export/list-export.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, versionConflict } from '#platform/http/problem.ts';
import { changeRequestHandlers } from './changes/change-requests.ts';
import { checkedProfile, managersOf, vatNumberTaken } from './check-profile.ts';
import type { Stored } from './company.ts';
import { createDeletionHandlers } from './deletion/company-deletion.ts';
import { importCompanies } from './import/import.ts';
import { changeCompanyLifecycle } from './lifecycle/lifecycle.ts';
import { changeCompanies } from './list/bulk.ts';
import { companyList, everyCompany, ownCompanies, ownCompanyList } from './list/company-list.ts';
import messages from './messages.json' with { type: 'json' };
import { lockLiabilitiesOfPartners } from './partners/partners.ts';
import { readPeople, savePeople } from './partners/persons.ts';
import { assertVisible, readCompany, readStored, toCompany } from './profile/detail.ts';
import { changedPesel, sealPesel } from './profile/pesel.ts';
import { changedProfile, newProfile } from './profile/profile.ts';
import { shownOf } from './profile/shown.ts';
import * as queries from './queries.ts';

type CompanyHandlers = Pick<
  Handlers,
  | 'listCompanies'
  | 'listCompanyIds'
  | 'exportCompanies'
  | 'listMyCompanies'
  | 'getCompany'
  | 'createCompany'
  | 'updateCompany'
  | 'changeCompanies'
  | 'changeCompanyLifecycle'
  | 'importCompanies'
  | 'listDeletedCompanies'
  | 'deleteCompany'
  | 'restoreCompany'
  | 'listChangeRequests'
  | 'createChangeRequest'
  | 'decideChangeRequest'
  | 'listCompanyHistory'
>;

export const companyExport: ListExport<'exportCompanies'> = {
  operation: 'exportCompanies',
  list: companyList,
  scope: () => everyCompany,
  configured: ({ config }) => config.modules.company.columns.companies,
  messages,
};

export function createCompanyHandlers(
  services: Pick<FeatureServices, 'environment' | 'deletedRecords'>,
): CompanyHandlers {
  const { environment } = services;
  const secrets = createSecrets(environment.secretKey, environment.previousKeys);
  return {
    async listCompanies({ query }, context) {
      return { status: 200, json: await companyList.page(context, everyCompany, query ?? {}) };
    },

    async listCompanyIds({ query }, context) {
      return { status: 200, json: await companyList.ids(context, everyCompany, query ?? {}) };
    },

    async exportCompanies({ query }, context) {
      return exportList(context, companyExport, query);
    },

    async listMyCompanies(_request, context) {
      return { status: 200, json: await ownCompanyList.all(context, ownCompanies, 500) };
    },

    async getCompany({ params }, context) {
      return { status: 200, body: { data: await readCompany(context, params.id) } };
    },

    async createCompany({ body }, context) {
      const id = uuid();
      const { company_type, lifecycle = 'onboarding' } = body;
      const { pesel, mistake } = changedPesel({ company_type, pesel: body.pesel, before: null });
      const written = newProfile(body, context.tenant.settings);
      const { people, mistakes } = readPeople(body, written, { partners: [], beneficial_owners: [] });
      const profile = await checkedProfile(context, written, {}, [...mistakes, ...(mistake ? [mistake] : [])]);
      const company = { ...profile, ...sealPesel(secrets, id, pesel), id, lifecycle };
      const added = await queries.insertCompanies(context.db, [company]);
      if (added.size === 0) throw await vatNumberTaken(context, company.vat_number);
      await savePeople(context.db, secrets, id, people);
      const data = await readCompany(context, id);
      await audit(context, { action: 'company.created', ...entity(id), after: begun(shownOf(data)) });
      return { status: 201, body: { data }, headers: { Location: `/api/companies/${id}` } };
    },

    async updateCompany({ params: { id }, body }, context) {
      const before = await readStored(context, id);
      if (before.version !== body.version) throw versionConflict();
      if (body.lifecycle && body.lifecycle !== before.lifecycle)
        throw invalid({ pointer: '/lifecycle', code: 'own_call' });
      const { company_type } = body;
      const { pesel, mistake } = changedPesel({ company_type, pesel: body.pesel, before: before.pesel });
      const known = { ...managersOf(before), phone: before.phone };
      const written = changedProfile(before, body);
      const { people, mistakes } = readPeople(body, written, before.office);
      const profile = await checkedProfile(context, written, known, [...mistakes, ...(mistake ? [mistake] : [])]);
      if (people.partners) await lockLiabilitiesOfPartners(context.db, before.id);
      await change(context, before, { ...profile, ...sealPesel(secrets, before.id, pesel) });
      await savePeople(context.db, secrets, before.id, people);
      const data = await readCompany(context, id);
      const [was, is] = [shownOf(toCompany(context, before)), shownOf(data)];
      await audit(context, { action: 'company.updated', ...entity(before.id), before: was, after: is });
      return { status: 200, body: { data } };
    },

    changeCompanies,
    changeCompanyLifecycle,
    importCompanies,
    ...createDeletionHandlers(services),
    ...changeRequestHandlers,

    async listCompanyHistory({ params, query }, context) {
      await assertVisible(context, params.id);
      return { status: 200, body: await historyOf(context, 'company', params.id, query) };
    },
  };
}

/** Values of a new company for the history, without those that are false. */
const begun = (shown: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== false));

const entity = (id: string) => ({ entity: 'company', entityId: id, companyId: id }) as const;

type Values = Parameters<typeof queries.updateCompany>[2];

async function change(context: Context, before: Stored, values: Values): Promise<void> {
  const update = () => queries.updateCompany(context.db, before, values);
  const changed = await inSavepoint(context.db, update).catch(async (error: unknown) => {
    throw isUniqueViolation(error, 'companies_vat_number') ? await vatNumberTaken(context, values.vat_number) : error;
  });
  if (!changed) throw versionConflict();
}
