import type { Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { openTimer, showTimer } from './timer.ts';

export function defineTimerStatus(uptime: Command, tools: Tools): void {
  const status = uptime
    .command('status')
    .description(tools.text('uptime.status.summary'))
    .action(actionOf(tools, tellTimer));
  addExamples(status, tools, ['biuro uptime status', 'biuro uptime status --json']);
}

async function tellTimer({ withPortal, output, text }: Context): Promise<void> {
  await withPortal(async (portal) => {
    const { settle, now } = await openTimer(portal, text);
    showTimer(await settle(), now(), { output, text });
  });
}
