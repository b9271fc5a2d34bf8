import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { warsawDay, warsawInstant } from '@biuro/core/lib/warsaw.ts';
import { wireTime } from '@biuro/core/lib/wire-time.ts';
import { clockText, parseWritten, type Span, spanOf } from '@biuro/core/uptime/duration.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import { findTaskId, findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { dayOf } from '#terminal/time.ts';
import { type DetailFlags, detailsOf, withDetails } from './details.ts';

interface AddFlags extends DetailFlags {
  day?: string;
  start?: string;
  settlement?: string;
  user?: string;
}

export function defineAdd(uptime: Command, tools: Tools): void {
  const { text } = tools;
  const add = uptime
    .command('add')
    .argument('<time>', text('uptime.add.time'))
    .description(text('uptime.add.summary'))
    .option('--day <day>', text('uptime.add.day'))
    .option('--start <time>', text('uptime.add.start'))
    .option('--settlement <task>', text('uptime.list.settlement'))
    .option('--user <user>', text('uptime.flag.user'));
  withDetails(add, tools).action(actionOf(tools, addEntry));
  addExamples(add, tools, [
    'biuro uptime add 9-11:30 --day 2026-11-20 --settlement 9900000112/2026-10 --category vat',
    "biuro uptime add 1,5h --start 14:00 --company 9900000112 --comment 'Uzgodnienie wyciągu'",
  ]);
}

async function addEntry({ withPortal, output, text }: Context, flags: AddFlags, typed = ''): Promise<void> {
  const { start, end } = spanTyped(typed, flags, text);
  const { data } = await withPortal(async (portal) => {
    const { company, ...details } = await detailsOf(portal, flags, text);
    const settlement_id = flags.settlement && (await findTaskId(portal, flags.settlement, text));
    const user_id = flags.user && (await findUserId(portal, flags.user, text));
    const body = {
      start_date: wireTime(start),
      end_date: wireTime(end),
      source: 'manual' as const,
      ...details,
      ...(company && { company_id: company.id }),
      ...(settlement_id && { settlement_id }),
      ...(user_id && { user_id }),
    };
    const header = { 'Idempotency-Key': createIdempotencyKey() };
    return unwrap(portal.api.POST('/uptimes', { params: { header }, body }));
  });
  output.show(data, () => '');
  output.note(text('uptime.stop.done', { time: clockText(data.seconds ?? 0) }));
}

/** Start and end, in Polish time. A duration without a start ends now. */
function spanTyped(typed: string, { day, start }: AddFlags, text: Words): Span {
  const written = parseWritten(typed);
  if (!written) throw new UsageError(text('uptime.add.wrong', { value: typed }));
  const date = day === undefined ? warsawDay(Date.now()) : dayOf('--day', day, text);
  if (written.kind === 'range') return spanOf(date, written) ?? gap(typed, text);
  const length = written.seconds * 1_000;
  if (start === undefined && day !== undefined) throw new UsageError(text('uptime.add.start-missing'));
  if (start === undefined) return { start: Date.now() - length, end: Date.now() };
  const begun = startOf(date, start, text);
  return { start: begun, end: begun + length };
}

function startOf(day: string, time: string, text: Words): number {
  const clock = /^([01]?\d|2[0-3]):[0-5]\d$/.test(time) ? time.padStart(5, '0') : undefined;
  if (clock === undefined) throw new UsageError(text('usage.clock', { flag: '--start', value: time }));
  return warsawInstant(day, clock) ?? gap(time, text);
}

function gap(value: string, text: Words): never {
  throw new UsageError(text('usage.gap', { value }));
}
