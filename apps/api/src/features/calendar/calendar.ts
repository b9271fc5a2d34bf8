import { randomBytes } from 'node:crypto';
import { createText } from '@biuro/core/i18n/text.ts';
import { createRateLimits } from '#platform/access/rate-limits.ts';
import { sha256 } from '#platform/access/secrets.ts';
import { today } from '#platform/clock/today.ts';
import { asClient } from '#platform/database/rows/client-role.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Services } from '#platform/process/services.ts';
import { publicAddressOf } from '#platform/tenants/public-address.ts';
import * as queries from './calendar-queries.ts';
import { eventsOf } from './due-events.ts';
import { writeIcs } from './ics.ts';
import messages from './messages.json' with { type: 'json' };

type CalendarHandlers = Pick<
  Handlers,
  'getCalendarAddress' | 'createCalendarAddress' | 'deleteCalendarAddress' | 'readCalendar'
>;

/** Programs read a few times a day, and several devices may share an address. */
const READINGS = { name: 'calendar readings', hits: 60, seconds: 3_600 };

export function createCalendarHandlers({
  environment,
  tenants,
}: Pick<Services, 'environment' | 'tenants'>): CalendarHandlers {
  const limits = createRateLimits(environment.rateLimits);
  const addressOf = (tenant: Services['tenants'][number]) =>
    publicAddressOf(environment.publicUrl, tenants.length, tenant);

  return {
    async getCalendarAddress(_request, { db, caller }) {
      const address = await queries.findAddress(db, caller.id);
      return { status: 200, body: { data: address ?? { created_at: null, read_at: null } } };
    },

    async createCalendarAddress(_request, { db, caller, tenant, log }) {
      // Hexadecimal, because some programs change other characters.
      const token = randomBytes(32).toString('hex');
      await queries.putAddress(db, caller.id, sha256(token));
      log.info({ user: caller.id }, 'calendar address created');
      return { status: 201, body: { data: { url: `${addressOf(tenant)}/api/calendar/${token}.ics` } } };
    },

    async deleteCalendarAddress(_request, { db, caller, log }) {
      await queries.deleteAddress(db, caller.id);
      log.info({ user: caller.id }, 'calendar address deleted');
      return { status: 204 };
    },

    async readCalendar({ params }, { db, tenant }) {
      const hash = sha256(params.token.replace(/\.ics$/, ''));
      const reader = await queries.findReader(db, hash);
      if (!reader) throw notFound();
      await limits.take(db, READINGS, hash.toString('hex'));
      await queries.noteReading(db, reader.id);
      const asked = { userId: reader.id, today: today() };
      const dues = await (reader.is_admin
        ? queries.findOfficeDues({ ...asked, db })
        : asClient(db, reader.id, (own) => queries.findClientDues({ ...asked, db: own })));
      const { office, product } = tenant.config.brand;
      const who = { isAdmin: reader.is_admin, locale: reader.locale, address: addressOf(tenant) };
      const name = createText(messages, reader.locale)('name', { office });
      const body = Buffer.from(writeIcs({ name, product, events: eventsOf(dues, who) }));
      return { status: 200, file: { name: 'terminy.ics', type: 'text/calendar', body } };
    },
  };
}
