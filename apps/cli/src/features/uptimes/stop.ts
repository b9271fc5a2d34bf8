import { clockText } from '@biuro/core/uptime/duration.ts';
import type { Timer } from '@biuro/core/uptime/timer.ts';
import {
  isWaiting,
  questionOf,
  savedOf,
  secondsOf,
  timerOf,
  type UptimeSnapshot,
} from '@biuro/core/uptime/uptime-selectors.ts';
import { type Command, Option } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { instantOf, warsawText } from '#terminal/time.ts';
import { type DetailFlags, detailsOf, withDetails } from './details.ts';
import { conflict, failed, noTimer, openTimer } from './timer.ts';

interface StopFlags extends DetailFlags {
  at?: string;
  now?: true;
}

export function defineStop(uptime: Command, tools: Tools): void {
  const { text } = tools;
  const stop = uptime
    .command('stop')
    .description(text('uptime.stop.summary'))
    .option('--at <time>', text('uptime.flag.at'))
    .addOption(new Option('--now', text('uptime.flag.now')).conflicts('at'));
  withDetails(stop, tools).action(actionOf(tools, stopTimer));
  addExamples(stop, tools, ["biuro uptime stop --comment 'Wyciągi bankowe'", 'biuro uptime stop --at 16:30']);
}

async function stopTimer({ withPortal, output, text }: Context, flags: StopFlags): Promise<void> {
  const saved = await withPortal(async (portal) => {
    const { settle, now } = await openTimer(portal, text);
    const before = await settle();
    const timer = timerOf(before);
    // A stop of an earlier run that the server has accepted only now
    if (timer === null && savedOf(before)) return savedOf(before);
    if (timer === null) throw noTimer(text);
    const end = endOf(before, timer, { flags, now: now(), text });
    const details = await detailsOf(portal, flags, text);
    const after = await settle({ type: 'timer.stop', details, ...end });
    if (timerOf(after) === null) return savedOf(after);
    if (isWaiting(after)) output.note(text('uptime.stop.kept'));
    throw failed(after, conflict('timer_forgotten', text('uptime.stop.failed')));
  });
  output.show(saved, () => '');
  output.note(
    saved ? text('uptime.stop.done', { time: clockText(saved.seconds ?? 0) }) : text('uptime.stop.elsewhere'),
  );
}

interface Asked {
  flags: StopFlags;
  now: number;
  text: Words;
}

/** The end that was typed, else now. A timer that looks forgotten needs `--at` or `--now`, one of more than 16 hours `--at`. */
function endOf(snapshot: UptimeSnapshot, timer: Timer, { flags, now, text }: Asked): { end?: number } {
  const earliest = timer.start * 1000;
  if (flags.at !== undefined) return { end: instantOf('--at', flags.at, { earliest, text }) / 1000 };
  const question = questionOf(snapshot, now);
  if (question === 'overlong' || (question === 'forgotten' && !flags.now)) {
    const values = { at: warsawText(earliest), time: clockText(secondsOf(snapshot, now)) };
    throw conflict('timer_forgotten', text(`uptime.stop.${question}`, values));
  }
  return {};
}
