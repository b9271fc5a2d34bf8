import { timerOf } from '@biuro/core/uptime/uptime-selectors.ts';
import type { Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { conflict, failed, noTimer, openTimer, showTimer, stateOf } from './timer.ts';

export function defineResume(uptime: Command, tools: Tools): void {
  const resume = uptime
    .command('resume')
    .description(tools.text('uptime.resume.summary'))
    .action(actionOf(tools, resumeTimer));
  addExamples(resume, tools, ['biuro uptime resume', 'biuro uptime resume --json']);
}

/** Undoes a stop that the server has not accepted, or lets a timer that looks forgotten continue. */
async function resumeTimer({ withPortal, output, text }: Context): Promise<void> {
  await withPortal(async (portal) => {
    const { settle, now } = await openTimer(portal, text);
    const before = await settle();
    const timer = timerOf(before);
    if (timer === null) throw noTimer(text);
    const after = await settle({ type: timer.end === null ? 'timer.leave' : 'timer.resume' });
    if (stateOf(after, now()) !== 'running')
      throw failed(after, conflict('timer_forgotten', text('uptime.stop.failed')));
    showTimer(after, now(), { output, text });
  });
}

export function defineDiscard(uptime: Command, tools: Tools): void {
  const discard = uptime
    .command('discard')
    .description(tools.text('uptime.discard.summary'))
    .action(actionOf(tools, discardTimer));
  addExamples(discard, tools, ['biuro uptime discard', 'biuro uptime discard --json']);
}

async function discardTimer({ withPortal, output, text }: Context): Promise<void> {
  await withPortal(async (portal) => {
    const { settle } = await openTimer(portal, text);
    if (timerOf(await settle()) === null) throw noTimer(text);
    const after = await settle({ type: 'timer.discard' });
    if (timerOf(after) !== null) throw failed(after, conflict('timer_running', text('uptime.start.failed')));
    output.note(text('uptime.discard.done'));
  });
}
