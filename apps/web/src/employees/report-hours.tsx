import { useFormContext } from 'react-hook-form';
import { useText } from '../app/use-text.ts';
import messages from './messages.json' with { type: 'json' };
import type { ReportValues } from './report-values.ts';

interface ReportHoursProps {
  people: { value: string; label: string }[];
}

/** How long each employee has worked in the month; whoever is left empty is not in the report. */
export function ReportHours({ people }: ReportHoursProps) {
  const t = useText(messages);
  const { register } = useFormContext<ReportValues>();
  return (
    <fieldset className="form-wide staff-hours">
      <legend className="field-label">{t('hours')}</legend>
      <p className="field-hint">{people.length > 0 ? t('hours.hint') : t('hours.nobody')}</p>
      {people.map(({ value, label }) => (
        <label key={value} className="staff-hours-row">
          <span>{label}</span>
          <input
            className="input staff-hours-input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...register(`hours.${value}`)}
          />
        </label>
      ))}
    </fieldset>
  );
}
