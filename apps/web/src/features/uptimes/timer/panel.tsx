import { timerOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { UptimeFailure } from './failure.tsx';
import { UptimeLine } from './line.tsx';
import messages from './messages.json' with { type: 'json' };
import { showTimerPanel } from './panel-state.ts';
import './panel.css';
import { UptimeQuestion } from './question.tsx';
import { UptimeRunning } from './running.tsx';
import { UptimeStart } from './start.tsx';
import { useTimerState } from './use-timer.ts';

/** What runs and what it is for, or what could be started; and work that was not measured, in one line. */
export function UptimePanel() {
  const t = useText(messages);
  const close = () => showTimerPanel(false);
  const start = useTimerState((snapshot) => timerOf(snapshot)?.start);
  const asking = useTimerState((snapshot) => snapshot.hasTag('asking'));
  return (
    <Dialog open onClose={close} title={t('title')} closeLabel={t('close')} wide>
      <div className="uptime-panel">
        <UptimeFailure />
        {start !== undefined && asking && <UptimeQuestion key={`question-${start}`} />}
        {start !== undefined && !asking && <UptimeRunning key={start} />}
        {start === undefined && <UptimeStart onStart={close} />}
        {start === undefined && <UptimeLine />}
      </div>
    </Dialog>
  );
}
