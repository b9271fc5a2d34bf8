import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isRunning, timerOf, type UptimeSnapshot } from '@biuro/core/uptime/uptime-selectors.ts';
import type { Command } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import { findTaskId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { warsawText } from '#terminal/time.ts';
import { type DetailFlags, detailsOf, withDetails } from './details.ts';
import { conflict, failed, openTimer, showTimer } from './timer.ts';

interface StartFlags extends DetailFlags {
  settlement?: string;
  stopRunning?: true;
}

export function defineStart(uptime: Command, tools: Tools): void {
  const { text } = tools;
  const start = uptime
    .command('start')
    .description(text('uptime.start.summary'))
    .option('--settlement <task>', text('uptime.flag.settlement'))
    .option('--stop-running', text('uptime.flag.stop-running'));
  withDetails(start, tools).action(actionOf(tools, startTimer));
  addExamples(start, tools, [
    'biuro uptime start',
    'biuro uptime start --settlement 9900000112/2026-10 --category vat',
  ]);
}

async function startTimer({ withPortal, output, text }: Context, flags: StartFlags): Promise<void> {
  await withPortal(async (portal) => {
    const { settle, now } = await openTimer(portal, text);
    assertFree(await settle(), flags, text);
    const details = await detailsOf(portal, flags, text);
    const settlement = flags.settlement === undefined ? null : await findSettlement(portal, flags.settlement, text);
    const stopRunning = flags.stopRunning === true;
    const snapshot = await settle(
      settlement ? { type: 'settlement.start', settlement, details, stopRunning } : { type: 'timer.start', details },
    );
    const timer = timerOf(snapshot);
    const isAsked = timer !== null && isRunning(snapshot) && (settlement === null) === (timer.entry === null);
    if (!isAsked) throw failed(snapshot, conflict('timer_running', text('uptime.start.failed')));
    showTimer(snapshot, now(), { output, text });
    output.note(text('uptime.start.done', { at: warsawText(timer.start * 1000) }));
  });
}

/** Throws where a timer runs, unless a free timer becomes one of a settlement, or `--stop-running` was given. */
function assertFree(snapshot: UptimeSnapshot, { settlement, stopRunning }: StartFlags, text: Words): void {
  const timer = timerOf(snapshot);
  if (timer === null) return;
  const mayGo = isRunning(snapshot) && settlement !== undefined && (timer.entry === null || stopRunning);
  if (!mayGo) throw conflict('timer_running', text('uptime.running', { at: warsawText(timer.start * 1000) }));
}

async function findSettlement(portal: OpenPortal, which: string, text: Words) {
  const id = await findTaskId(portal, which, text);
  const { data } = await unwrap(portal.api.GET('/tasks/{id}', { params: { path: { id } } }));
  return { id, title: data.title };
}
