import type { UptimeActor } from '@biuro/core';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { clockText } from '@biuro/core/uptime/duration.ts';
import type { Timer } from '@biuro/core/uptime/timer.ts';
import {
  isBusy,
  isSyncing,
  questionOf,
  secondsOf,
  timerOf,
  type UptimeSnapshot,
  uptimeFailureOf,
} from '@biuro/core/uptime/uptime-selectors.ts';
import type { Output } from '#terminal/output/output.ts';
import type { Words } from '#terminal/output/words.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { warsawText } from '#terminal/time.ts';

export interface OpenTimer {
  uptime: UptimeActor;
  /** Sends the event, if any, and resolves when the server has answered or cannot be reached. */
  settle: (event?: Parameters<UptimeActor['send']>[0]) => Promise<UptimeSnapshot>;
  now: () => number;
}

/** Opens the timer of the person who is signed in. A stop that the server has not confirmed is sent again first. */
export async function openTimer(portal: OpenPortal, text: Words): Promise<OpenTimer> {
  if (!portal.person().isAdmin) {
    throw new ApiError({ kind: 'forbidden', code: 'forbidden', message: text('uptime.clients') });
  }
  const uptime = await portal.openUptime();
  return {
    uptime,
    now: portal.ports.clock.now,
    settle: (event) => {
      if (event) uptime.send(event);
      return portal.reached(uptime, (snapshot) => !isBusy(snapshot) && !isSyncing(snapshot));
    },
  };
}

/** The failure of the server if there is one, else `otherwise`. */
export function failed(snapshot: UptimeSnapshot, otherwise: ApiError): ApiError {
  const failure = uptimeFailureOf(snapshot);
  return failure ? new ApiError(failure) : otherwise;
}

export function conflict(code: string, message: string): ApiError {
  return new ApiError({ kind: 'conflict', status: 409, code, message });
}

export function noTimer(text: Words): ApiError {
  return new ApiError({ kind: 'rejected', status: 404, code: 'no_timer', message: text('uptime.none') });
}

/** The timer, for `--json`. Times are unix seconds. */
function recordOf(snapshot: UptimeSnapshot, now: number) {
  const timer = timerOf(snapshot);
  return {
    kind: kindOf(timer),
    state: stateOf(snapshot, now),
    started_at: timer?.start ?? null,
    ended_at: timer?.end ?? null,
    seconds: timer && secondsOf(snapshot, now),
    company: timer?.details.company ?? null,
    settlement: timer?.details.settlement ?? null,
    category: timer?.details.category ?? null,
    billable: timer?.details.billable ?? null,
    comment: timer?.details.comment ?? null,
    failure: uptimeFailureOf(snapshot)?.message ?? null,
  };
}

export function showTimer(snapshot: UptimeSnapshot, now: number, { output, text }: { output: Output; text: Words }) {
  const timer = timerOf(snapshot);
  output.show(recordOf(snapshot, now), () =>
    timer === null
      ? ''
      : output.card([
          [text('uptime.timer'), text(`uptime.kind.${timer.entry === null ? 'free' : 'settlement'}`)],
          [text('uptime.state'), text(`uptime.state.${stateOf(snapshot, now)}`)],
          [text('uptime.started'), warsawText(timer.start * 1000)],
          [text('uptime.ended'), timer.end === null ? null : warsawText(timer.end * 1000)],
          [text('uptime.elapsed'), clockText(secondsOf(snapshot, now))],
          [text('uptime.company'), timer.details.company?.name ?? null],
          [text('uptime.settlement'), timer.details.settlement?.title ?? null],
          [text('uptime.category'), timer.details.category ? text(`uptime-category.${timer.details.category}`) : null],
          [text('uptime.comment'), timer.details.comment ?? null],
          [text('uptime.failure'), uptimeFailureOf(snapshot)?.message ?? null],
        ]),
  );
  if (timer === null) output.note(text('uptime.none'));
}

export function stateOf(snapshot: UptimeSnapshot, now: number) {
  const question = questionOf(snapshot, now);
  if (question) return question;
  const timer = timerOf(snapshot);
  if (timer === null) return 'idle';
  return timer.end === null ? 'running' : 'waiting';
}

function kindOf(timer: Timer | null): 'free' | 'settlement' | null {
  if (timer === null) return null;
  return timer.entry === null ? 'free' : 'settlement';
}
