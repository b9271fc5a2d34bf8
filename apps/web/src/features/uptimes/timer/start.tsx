import { isBusy } from '@biuro/core/uptime/uptime-selectors.ts';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import type { Subject } from '#services/timer/timer-port.ts';
import { Autocomplete } from '#ui/controls/autocomplete.tsx';
import { Field } from '#ui/controls/field.tsx';
import { TimerIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { useRecentSubjects } from '../subjects/use-recent-subjects.ts';
import { beginTimer } from './begin-timer.ts';
import messages from './messages.json' with { type: 'json' };
import { useTimer, useTimerState } from './use-timer.ts';

/** One click to start: for nothing yet, for a company, or for what was worked on lately. */
export function UptimeStart({ onStart }: { onStart: () => void }) {
  const t = useText(messages);
  const timer = useTimer();
  const find = useFindCompanies();
  const recent = useRecentSubjects() ?? [];
  const busy = useTimerState(isBusy) ? t('busy') : undefined;
  const start = async (subject: Subject) => {
    if (await beginTimer(timer, subject)) onStart();
  };
  return (
    <>
      <div className="uptime-panel-actions">
        <Button variant="primary" icon={TimerIcon} busy={busy} onClick={() => void start({})}>
          {t('start')}
        </Button>
      </div>
      <Field label={t('start.company')}>
        {(control) => (
          <Autocomplete
            control={control}
            name="company"
            placeholder={t('company.search')}
            find={find}
            onChoose={({ value, label }) => void start({ company: { id: value, name: label } })}
          />
        )}
      </Field>
      {recent.length > 0 && (
        <section>
          <h3>{t('recent')}</h3>
          <ul className="uptime-panel-recent">
            {recent.map(({ key, label, subject }) => (
              <li key={key}>
                <Button variant="quiet" icon={TimerIcon} onClick={() => void start(subject)}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
