import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { changesOf } from '#platform/audit/audit.ts';
import type { Db } from '#platform/database/database.ts';

/** The company, and what has changed. */
const OF = 'Kawiarnia%';
const BY = 'wlasciciel@demo.example';
const MOVED = { street: 'Mokotowska', building: '48', flat: '3', phone: '+48 22 555 01 64' };
const NOTE = 'Od grudnia jesteśmy pod nowym adresem. Umowę najmu dołączę do dokumentów.';

/** A change request that waits for the office. */
export async function addChangeRequest(db: Db): Promise<void> {
  const company = await db.selectFrom('companies').selectAll().where('name', 'like', OF).executeTakeFirst();
  const author = await db.selectFrom('users').selectAll().where('email', '=', BY).executeTakeFirst();
  if (!company || !author) return;
  const at = sql<Date>`now() - interval '5 hours'`;
  const proposal = { id: uuid(), company_id: company.id, proposed: JSON.stringify(MOVED), note: NOTE };
  await db
    .insertInto('change_requests')
    .values({ ...proposal, created_by: author.id, created_at: at })
    .execute();
  const { street, building, flat, phone } = company;
  await db
    .insertInto('audit')
    .values({
      id: uuid(),
      at,
      actor_id: author.id,
      actor_name: `${author.first_name} ${author.last_name}`,
      action: 'company.change_proposed',
      entity: 'company',
      entity_id: company.id,
      company_id: company.id,
      changes: JSON.stringify(changesOf({ street, building, flat, phone }, { ...MOVED, note: NOTE })),
    })
    .execute();
}
