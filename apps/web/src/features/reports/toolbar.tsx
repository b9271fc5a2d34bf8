import { useText } from '#services/i18n/use-text.ts';
import { peopleOptions } from '#services/people/people-options.ts';
import { useOfficePeople } from '#services/people/use-office-people.ts';
import { categoryText, uptimeCategories } from '#services/records/uptime/text.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { Field } from '#ui/controls/field.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { Select } from '#ui/controls/select.tsx';
import { DateRangeInput } from '#ui/date/date-range-input.tsx';
import { LONGEST, type PresetName, presetOf, presetsOf } from './address.ts';
import messages from './messages.json' with { type: 'json' };
import './toolbar.css';
import type { ReportControls } from './use-report-query.ts';

const BOUNDS = { min: '2000-01-01', max: '2099-12-31' };

interface ReportToolbarProps {
  controls: ReportControls;
  presets: readonly PresetName[];
  /** Whether the report can be narrowed to one person and one activity. */
  narrowed?: boolean;
}

/** Which days a report covers, and whose work. */
export function ReportToolbar({ controls, presets, narrowed = true }: ReportToolbarProps) {
  const t = useText(messages);
  const { query, day, ask } = controls;
  const chosen = presetOf(query, day, presets);
  const options = presets.map((value) => ({ value, label: t(`preset.${value}`) }));
  return (
    <div className="report-toolbar">
      <Segments<PresetName | ''>
        label={t('period')}
        value={chosen ?? ''}
        options={options}
        onChange={(name) => name && ask({ ...query, ...presetsOf(day)[name] })}
      />
      <div className="report-fields">
        <DateRangeInput
          label={t('range')}
          range={query}
          bounds={BOUNDS}
          years={LONGEST}
          onChange={(days) => ask({ ...query, ...days })}
        />
        {narrowed && <PersonField controls={controls} />}
        {narrowed && <CategoryField controls={controls} />}
      </div>
    </div>
  );
}

function PersonField({ controls: { query, ask } }: { controls: ReportControls }) {
  const t = useText(messages);
  const user = useUser();
  const seesAll = useRight('uptimes:read');
  const people = useOfficePeople(seesAll);
  const { user_id = '' } = query;
  const options = peopleOptions(seesAll ? people : [], {
    me: seesAll ? undefined : { id: user.id, name: t('person.me') },
    kept: user_id ? [{ id: user_id, name: t('person.other') }] : [],
  });
  return (
    <Field label={t('person')}>
      {(control) => (
        <Select
          {...control}
          options={[{ value: '', label: t('person.all') }, ...options]}
          value={user_id}
          onChange={({ target }) => ask({ ...query, user_id: target.value || undefined })}
        />
      )}
    </Field>
  );
}

function CategoryField({ controls: { query, ask } }: { controls: ReportControls }) {
  const t = useText(messages);
  const options = uptimeCategories.map((value) => ({ value, label: categoryText(value) }));
  return (
    <Field label={t('category')}>
      {(control) => (
        <Select
          {...control}
          options={[{ value: '', label: t('category.all') }, ...options]}
          value={query.category ?? ''}
          onChange={({ target }) => ask({ ...query, category: uptimeCategories.find((one) => one === target.value) })}
        />
      )}
    </Field>
  );
}
