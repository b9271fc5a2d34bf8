import type { components } from '@biuro/contract';
import { listLinks } from '#domain/people/company-links.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { isOfficeRole, mayDo } from '#platform/access/rights.ts';
import { audit, changesOf } from '#platform/audit/audit.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context, Handler } from '#platform/http/contract/handlers.ts';
import { forbidden, invalid, notFound, versionConflict } from '#platform/http/problem.ts';
import { proveOwnPassword } from './account/own-password.ts';
import { assertRecentProof } from './account/own-proof.ts';
import { mistakesInLinks, setLinks } from './company-links.ts';
import type { CompanyLink } from './company-links-queries.ts';
import { tellOfChange } from './links/email-change.ts';
import * as queries from './queries.ts';
import {
  assertLooksAfterNone,
  assertNotYourself,
  assertOwnersOwn,
  assertPlaceStays,
  assertStewardStays,
  emailTaken,
} from './rules.ts';
import { readUser, shownOf } from './shown.ts';
import { nameOf, tidy } from './values.ts';

type Update = components['schemas']['UserUpdate'];
type Values = Omit<Update, 'id' | 'version' | 'current_password'>;
type Before = queries.LockedUser & { links: Awaited<ReturnType<typeof listLinks>> };

export const updateUser =
  (services: LoginServices): Handler<'updateUser'> =>
  async ({ body }, context) => {
    const { id, version, current_password, ...written } = body;
    const values = tidy(written);
    assertMayEdit(context, id.toLowerCase(), values);
    if (values.role !== undefined) await queries.lockAdministration(context.db);
    const before = await lock(context, id);
    if (before.version !== version) throw versionConflict();
    await assertAllowed(context, before, values);
    if (before.id !== context.caller.id) {
      if (reachesElsewhere(before, values) || becomesAdministrator(before, values)) await assertRecentProof(context);
    } else if (reachesElsewhere(before, values)) await proveOwnPassword(services, context, current_password);
    if (await change(context, before, values)) await tellOfChange(services, context, before, values);
    return { status: 200, body: await readUser(context, id) };
  };

const OWN_FIELDS = ['first_name', 'last_name', 'phone', 'position', 'locale'];

function assertMayEdit({ caller, tenant }: Context, id: string, values: Values): void {
  if (id !== caller.id && !tenant.config.modules.users.enabled) throw notFound();
  if (mayDo(caller.role, 'users:edit')) return;
  if (id !== caller.id) throw caller.isAdmin ? forbidden() : notFound();
  if (!Object.keys(values).every((field) => OWN_FIELDS.includes(field))) throw forbidden();
}

async function lock({ db }: Context, id: string): Promise<Before> {
  const user = await queries.lockUser(db, id);
  if (!user || user.deleted_at) throw notFound();
  return { ...user, links: await listLinks(db, id) };
}

async function assertAllowed({ db, caller }: Context, before: Before, values: Values): Promise<void> {
  const { role = before.role } = values;
  assertOwnersOwn(caller, before.role, role);
  assertPlaceStays(caller, before, values);
  if (role !== before.role) {
    assertNotYourself(caller, before.id);
    await assertStewardStays(db, caller, before.id);
    if (!isOfficeRole(role)) await assertLooksAfterNone(db, before.id);
  }
  const mistakes =
    role !== before.role || values.companies ? await mistakesInLinks(db, role, linksAfter(before, values)) : [];
  if (before.second_factor === 'sms' && values.phone === null) mistakes.push({ pointer: '/phone', code: 'needed' });
  if (mistakes.length > 0) throw invalid(...mistakes);
}

/** A user who joins the office loses their companies. */
function linksAfter({ role, links }: Before, values: Values): CompanyLink[] {
  const joins = values.role !== undefined && isOfficeRole(values.role) && !isOfficeRole(role);
  return values.companies ?? (joins ? [] : links);
}

/** Codes and links of the account would go elsewhere: a stolen session must not be enough for that. */
const reachesElsewhere = (before: Before, { phone, email }: Values): boolean =>
  (phone !== undefined && phone !== before.phone) || (email !== undefined && email !== before.email);

/** A stolen session must not make an administrator who outlives it. Nobody changes their own role. */
const becomesAdministrator = (before: Before, { role = before.role }: Values): boolean =>
  mayDo(role, 'users:edit') && !mayDo(before.role, 'users:edit');

/** False when nothing had to change. */
async function change(context: Context, before: Before, values: Values): Promise<boolean> {
  const { db } = context;
  const { companies: _, ...columns } = values;
  const links = linksAfter(before, values);
  if (links !== before.links) await setLinks(context, { id: before.id, name: nameOf(before) }, before.links, links);
  const shown = shownOf(before, before.links);
  const after = { ...shown, ...shownOf(columns, await listLinks(db, before.id)) };
  if (changesOf(shown, after).length === 0) return false;
  await store(context, before.id, columns);
  if (after.email !== before.email || after.phone !== before.phone) await queries.deleteChallenges(db, before.id);
  await audit(context, { action: 'user.updated', entity: 'user', entityId: before.id, before: shown, after });
  return true;
}

async function store({ db }: Context, id: string, values: Omit<Values, 'companies'>): Promise<void> {
  try {
    await inSavepoint(db, () => queries.updateUser(db, id, values));
  } catch (error) {
    throw isUniqueViolation(error, 'users_email') ? await emailTaken(db, values.email ?? '') : error;
  }
}
