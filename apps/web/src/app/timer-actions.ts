import { isEnabled } from '@biuro/core/config/config.ts';
import type { CommandItem } from '../ui/command-dialog.tsx';
import { StopIcon, TimerIcon } from '../ui/icons.ts';
import { showTimerPanel } from '../uptime/panel-state.ts';
import messages from './messages.json' with { type: 'json' };
import { useConfig } from './use-navigation.ts';
import { usePortal } from './use-portal.ts';
import { useRight } from './use-session.ts';
import { useText } from './use-text.ts';

/** What those who keep work time can do with their timer from everywhere. */
export function useTimerActions(): CommandItem[] {
  const text = useText(messages);
  const portal = usePortal();
  const isOn = isEnabled(useConfig(), 'uptime');
  const mayMeasure = useRight('uptimes:edit');
  if (!isOn || !mayMeasure) return [];
  const stop = async () => {
    const timer = await portal.openUptime();
    if (timer.getSnapshot().hasTag('asking')) showTimerPanel(true);
    else timer.send({ type: 'timer.stop' });
  };
  return [
    { id: 'timer', label: text('timer.open'), icon: TimerIcon, run: () => showTimerPanel(true) },
    { id: 'timer-stop', label: text('timer.stop'), icon: StopIcon, run: () => void stop() },
  ];
}
