import type { Timer, WorkDetails } from '@biuro/core/uptime/timer.ts';
import { useState } from 'react';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import '#ui/controls/area.css';
import { categoryText, uptimeCategories } from '#services/records/uptime/text.ts';
import { Autocomplete } from '#ui/controls/autocomplete.tsx';
import { CheckboxLine } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Button } from '#ui/layout/button.tsx';
import { useSettlements } from '../entries/queries.ts';
import messages from './messages.json' with { type: 'json' };
import { useTimer } from './use-timer.ts';

/** What the time is for. Everything is kept as it is typed, so that a reload loses nothing. */
export function UptimeDetails({ timer: { entry, details } }: { timer: Timer }) {
  const t = useText(messages);
  const timer = useTimer();
  const [comment, setComment] = useState(details.comment ?? '');
  const note = (more: WorkDetails) => timer.send({ type: 'timer.note', details: more });
  const { category, billable, settlement } = details;
  const categories = uptimeCategories.map((value) => ({ value, label: categoryText(value) }));
  return (
    <div className="uptime-panel-fields">
      {entry === null ? <ForWhom details={details} onNote={note} /> : <p>{settlement?.title}</p>}
      <Field label={t('category')}>
        {(control) => (
          <Select
            {...control}
            value={category ?? ''}
            options={[{ value: '', label: t('category.usual') }, ...categories]}
            onChange={({ target }) => {
              const chosen = uptimeCategories.find((known) => known === target.value);
              if (chosen) note({ category: chosen });
            }}
          />
        )}
      </Field>
      <Field label={t('comment')} note={t('optional')}>
        {(control) => (
          <textarea
            {...control}
            className="input area"
            rows={2}
            maxLength={1000}
            value={comment}
            onChange={({ target }) => {
              setComment(target.value);
              note({ comment: target.value });
            }}
          />
        )}
      </Field>
      <CheckboxLine
        label={t('billable')}
        checked={billable ?? false}
        onChange={({ target }) => note({ billable: target.checked })}
      />
    </div>
  );
}

interface ForWhomProps {
  details: WorkDetails;
  onNote: (details: WorkDetails) => void;
}

/** The company, and its settlement: choosing one makes a settlement timer of the free one, which keeps its start. */
function ForWhom({ details: { company }, onNote }: ForWhomProps) {
  const t = useText(messages);
  const timer = useTimer();
  const find = useFindCompanies();
  const settlements = useSettlements(company?.id) ?? [];
  const link = (id: string) => {
    const chosen = settlements.find((settlement) => settlement.id === id);
    if (chosen) timer.send({ type: 'settlement.start', settlement: { id, title: chosen.title } });
  };
  if (!company) {
    return (
      <Field label={t('company')} note={t('optional')}>
        {(control) => (
          <Autocomplete
            control={control}
            name="company"
            placeholder={t('company.search')}
            find={find}
            onChoose={({ value, label }) => onNote({ company: { id: value, name: label } })}
          />
        )}
      </Field>
    );
  }
  return (
    <>
      <div className="field">
        <span className="field-label">{t('company')}</span>
        <span className="uptime-panel-company">
          <strong>{company.name}</strong>
          <Button variant="quiet" onClick={() => onNote({ company: null })}>
            {t('company.change')}
          </Button>
        </span>
      </div>
      <Field label={t('settlement')} hint={t('settlement.hint')} note={t('optional')}>
        {(control) => (
          <Select
            {...control}
            value=""
            options={[
              { value: '', label: t('settlement.none') },
              ...settlements.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ target }) => link(target.value)}
          />
        )}
      </Field>
    </>
  );
}
