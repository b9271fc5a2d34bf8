import type { Command } from 'commander';
import type { Context } from '../app/context.ts';
import { does, shows, type Tools } from '../app/tools.ts';
import { openTimer, showTimer } from './uptime-timer.ts';

export function defineTimerStatus(uptime: Command, tools: Tools): void {
  const status = uptime
    .command('status')
    .description(tools.text('uptime.status.summary'))
    .action(does(tools, tellTimer));
  shows(status, tools, ['biuro uptime status', 'biuro uptime status --json']);
}

async function tellTimer({ withPortal, output, text }: Context): Promise<void> {
  await withPortal(async (portal) => {
    const { settle, now } = await openTimer(portal, text);
    showTimer(await settle(), now(), { output, text });
  });
}
