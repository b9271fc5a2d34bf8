import { useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import messages from '../messages.json' with { type: 'json' };
import type { ReportValues } from './values.ts';

interface ReportHoursProps {
  people: { value: string; label: string }[];
}

/** How long each employee has worked in the month; an employee whose field is empty is left out of the report. */
export function ReportHours({ people }: ReportHoursProps) {
  const t = useText(messages);
  const { formState } = useFormContext<ReportValues>();
  const missing = formState.errors.hours?.message;
  return (
    <fieldset
      className="form-wide staff-hours"
      name="hours"
      tabIndex={-1}
      aria-describedby={typeof missing === 'string' ? 'hours-error' : undefined}
    >
      <legend className="field-label">{t('hours')}</legend>
      <p className="field-hint">{people.length > 0 ? t('hours.hint') : t('hours.nobody')}</p>
      {typeof missing === 'string' && (
        <p className="field-error" id="hours-error">
          {missing}
        </p>
      )}
      {people.map((one) => (
        <HoursOf key={one.value} {...one} />
      ))}
    </fieldset>
  );
}

function HoursOf({ value: id, label }: ReportHoursProps['people'][number]) {
  const { register, formState } = useFormContext<ReportValues>();
  const error = formState.errors.hours?.[id]?.message;
  const errorId = `hours-${id}-error`;
  return (
    <div className="staff-hours-row">
      <label htmlFor={`hours-${id}`}>{label}</label>
      <input
        id={`hours-${id}`}
        className="input staff-hours-input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...register(`hours.${id}`)}
      />
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
