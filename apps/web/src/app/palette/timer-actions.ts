import { isEnabled } from '@biuro/core/config/config.ts';
import { useQueryClient } from '@tanstack/react-query';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi, usePortal } from '#services/portal/use-portal.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { AddIcon, RecurringIcon, StopIcon, TimerIcon } from '#ui/icons/icons.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';
import { showTimerPanel } from '../../features/uptimes/timer/panel-state.ts';

const QUARTER = 15;

/** What those who keep work time can do with their timer from everywhere. */
export function useTimerActions(): CommandItem[] {
  const text = useText(messages);
  const isOn = isEnabled(useConfig(), 'uptime');
  const mayMeasure = useRight('uptimes:edit');
  const { stop, resume, addQuarter } = useTimerWork();
  if (!isOn || !mayMeasure) return [];
  return [
    { id: 'timer', label: text('timer.open'), icon: TimerIcon, run: () => showTimerPanel(true) },
    { id: 'timer-stop', label: text('timer.stop'), icon: StopIcon, run: () => void stop() },
    { id: 'timer-resume', label: text('timer.resume'), icon: RecurringIcon, run: () => void resume() },
    { id: 'timer-add', label: text('timer.add', { n: QUARTER }), icon: AddIcon, run: () => void addQuarter() },
  ];
}

function useTimerWork() {
  const text = useText(messages);
  const portal = usePortal();
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { id } = useUser();
  const tell = (thrown: unknown) => {
    const { fields, message } = failureOf(thrown);
    toast(fields?.[0]?.message ?? message);
  };
  return {
    async stop() {
      const timer = await portal.openUptime();
      if (timer.getSnapshot().hasTag('asking')) showTimerPanel(true);
      else timer.send({ type: 'timer.stop' });
    },
    async resume() {
      const [timer, { resumeLast }] = await Promise.all([
        portal.openUptime(),
        import('../../features/uptimes/subjects/last-work.ts'),
      ]);
      await resumeLast(api, timer, id).then((begun) => begun || showTimerPanel(true), tell);
    },
    async addQuarter() {
      const { addMinutes } = await import('../../features/uptimes/subjects/last-work.ts');
      const saved = (entry: Awaited<ReturnType<typeof addMinutes>>) =>
        toast(
          text('timer.added', {
            n: QUARTER,
            what: entry.settlement?.title ?? entry.company?.name ?? text('timer.own'),
          }),
        );
      await addMinutes(api, id, QUARTER).then(saved, tell);
      for (const key of ['uptimes', 'reports', 'home']) void client.invalidateQueries({ queryKey: [key] });
    },
  };
}
