import { DoneIcon } from '#ui/icons/icons.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import './step-bar.css';

export type Step = 'documents' | 'booking' | 'taxes' | 'payment' | 'closed';

const steps: Step[] = ['documents', 'booking', 'taxes', 'payment', 'closed'];

/** The progress of a settlement in five steps. Without `step` it is suspended, and none is the current one. */
export function StepBar({ step }: { step: Step | undefined }) {
  const t = words(messages);
  const place = step ? steps.indexOf(step) : -1;
  return (
    <div className="step-progress">
      <ol className="step-bar" aria-label={t('steps')}>
        {steps.map((one, index) => {
          const done = index < place || step === 'closed';
          const now = index === place && !done;
          return (
            <li key={one} className="step" data-done={done || undefined} aria-current={now ? 'step' : undefined}>
              <span className="step-mark">{done ? <DoneIcon /> : index + 1}</span>
              <span className="step-name">
                {t(`step.${one}`)}
                {done && <span className="visually-hidden">, {t('step.done')}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {step && (
        <p className="step-now" aria-hidden="true">
          {t('step.now', { n: place + 1, of: steps.length, name: t(`step.${step}`) })}
        </p>
      )}
    </div>
  );
}
