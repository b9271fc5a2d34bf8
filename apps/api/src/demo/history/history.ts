import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/store/file-store.ts';
import { batchOf, type MonthBatch } from '../../features/tasks/open-month/month-batch.ts';
import {
  insertDeclarations,
  insertLiabilities,
  insertTasks,
  nextCompanies,
  type OpenedCompany,
} from '../../features/tasks/open-month/queries.ts';
import { partnersOf } from '../office/partners.ts';
import type { Taxpayer } from './amounts.ts';
import { settleDeclarations } from './declarations.ts';
import { insertEntries } from './entries.ts';
import { settleLiabilities } from './liabilities.ts';
import { hasReached, stateBefore, stateOfThisMonth } from './month-state.ts';
import { payrollsOf } from './payroll-amounts.ts';
import { type Cast, castOf } from './people.ts';
import { courseOf } from './settlement-course.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';
import { workOn } from './tasks.ts';

const MONTHS = 12;

/**
 * A year of settlements up to the previous month: opened by the code of the portal, then worked on, published, paid and
 * closed. Its files go into the store; without one there are none.
 */
export async function addHistory(db: Db, store?: FileStore, now = new Date()): Promise<void> {
  const day = today(now);
  const last = shiftPeriod(day.slice(0, 7), -1);
  const [cast, payrolls, partners] = [await castOf(db), await payrollsOf(db), await partnersOf(db)];
  for (let back = MONTHS - 1; back >= 0; back--) {
    const period = shiftPeriod(last, -back);
    const companies = await nextCompanies(db, { month: period, after: undefined, limit: 500 });
    const batch = batchOf(companies, period);
    await insertTasks(db, batch.tasks, null);
    await insertLiabilities(db, batch.liabilities);
    await insertDeclarations(db, batch.declarations);
    const known = new Map(companies.map((company) => [company.id, company]));
    const settled = batch.tasks.flatMap((task) => {
      const company = known.get(task.company_id);
      return company
        ? [settledOf(task, { company, back, day, cast, partners, pays: payrolls.get(company.id) ?? [] })]
        : [];
    });
    const timelines = new Map(settled.map((one) => [one.task.id, one]));
    await insertEntries(db, [
      ...(await workOn(db, settled, day)),
      ...(await settleLiabilities({ db, store }, batch.liabilities, timelines, day)),
      ...(await settleDeclarations(db, batch.declarations, timelines, day)),
    ]);
  }
}

interface About {
  company: OpenedCompany;
  back: number;
  day: string;
  cast: Cast;
  partners: Awaited<ReturnType<typeof partnersOf>>;
  pays: number[];
}

function settledOf(
  task: MonthBatch['tasks'][number],
  { company, back, day, cast, partners, pays }: About,
): SettlementTimeline {
  const { name, taxation_form, zus_scheme } = company;
  const status = back === 0 ? stateOfThisMonth(name, Number(day.slice(8))) : stateBefore(name, task.period, back);
  const payer: Taxpayer = { name, taxation_form, zus_scheme, pays, lump_rate: cast.lumpRates.get(company.id) ?? 8.5 };
  return {
    task,
    company: name,
    payer,
    payerOf: (partnerId) => {
      const partner = partners.get(partnerId ?? '');
      return partner ? { ...payer, ...partner, pays: [] } : payer;
    },
    back,
    status: task.kind === 'payroll' ? payrollState(status) : status,
    course: courseOf(task, name, day),
    worker: cast.people.get(task.assignee_id ?? ''),
    client: cast.clients.get(company.id),
  };
}

/** Payroll is ready before taxes are. */
function payrollState(status: SettlementTimeline['status']): SettlementTimeline['status'] {
  if (hasReached(status, 'published')) return 'closed';
  if (status === 'review') return 'calculated';
  return status === 'suspended' || status === 'clarification' ? 'booking' : status;
}
