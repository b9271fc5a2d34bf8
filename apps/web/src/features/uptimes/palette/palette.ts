import { isEnabled } from '@biuro/core/config/config.ts';
import type { PaletteContext, PaletteEntries } from '#services/feature/palette.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { AddIcon, RecurringIcon, StopIcon, TimerIcon } from '#ui/icons/icons.ts';
import { words } from '#ui/text/words.ts';
import { showTimerPanel } from '../timer/panel-state.ts';
import messages from './messages.json' with { type: 'json' };

const QUARTER = 15;

export const uptimePalette: PaletteEntries = {
  actions: (context) => {
    if (!isEnabled(context.config, 'uptime') || !context.may('uptimes:edit')) return [];
    const t = words(messages);
    return [
      { id: 'timer', label: t('open'), icon: TimerIcon, run: () => showTimerPanel(true) },
      { id: 'timer-stop', label: t('stop'), icon: StopIcon, run: () => void stop(context) },
      { id: 'timer-resume', label: t('resume'), icon: RecurringIcon, run: () => void resume(context) },
      { id: 'timer-add', label: t('add', { n: QUARTER }), icon: AddIcon, run: () => void addQuarter(context) },
    ];
  },
};

async function stop({ portal }: PaletteContext): Promise<void> {
  const timer = await portal.openUptime();
  if (timer.getSnapshot().hasTag('asking')) showTimerPanel(true);
  else timer.send({ type: 'timer.stop' });
}

async function resume(context: PaletteContext): Promise<void> {
  const { portal, user } = context;
  const [timer, { resumeLast }] = await Promise.all([portal.openUptime(), import('../subjects/last-work.ts')]);
  const begun = resumeLast(portal.api, timer, user.id);
  await begun.then((runs) => runs || showTimerPanel(true), reject(context));
}

async function addQuarter(context: PaletteContext): Promise<void> {
  const { portal, user, queries, toast } = context;
  const { addMinutes } = await import('../subjects/last-work.ts');
  const t = words(messages);
  const tell = (entry: Awaited<ReturnType<typeof addMinutes>>) => {
    const what = entry.settlement?.title ?? entry.company?.name ?? t('own');
    toast(t('added', { n: QUARTER, what }));
  };
  await addMinutes(portal.api, user.id, QUARTER).then(tell, reject(context));
  void recordsChanged(queries, 'uptimes');
}

const reject =
  ({ toast }: PaletteContext) =>
  (thrown: unknown): void => {
    const { fields, message } = failureOf(thrown);
    toast(fields?.[0]?.message ?? message);
  };
