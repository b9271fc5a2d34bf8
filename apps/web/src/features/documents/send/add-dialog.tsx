import { pathOf } from '@biuro/core/navigation/routes.ts';
import { settledMonth } from '@biuro/core/poland/period.ts';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useCompanyRef } from '#services/companies/use-company-ref.ts';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Autocomplete } from '#ui/controls/autocomplete.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import '#ui/form/form.css';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { today } from '#ui/text/today.ts';
import { kindOptions } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { monthOptions } from '../months.ts';
import { type Kind } from '../statuses.ts';
import { DocumentPicker } from './picker.tsx';
import { QueueRows } from './queue-rows.tsx';
import { useSendFiles, useSendQueue } from './use-send.ts';
import '../documents.css';

type Direction = 'from_office' | 'internal';

/** The office hands a document to a company, or keeps it for itself: whose it is, what it is, and its files. */
export function DocumentAdd({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const { queue, items } = useSendQueue();
  const send = useSendFiles();
  const linked = useCompanyRef(new URLSearchParams(useSearch()).get('filters[company_id]') ?? undefined);
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>();
  const company = chosen === undefined ? linked : chosen;
  const [direction, setDirection] = useState<Direction>('from_office');
  const [kind, setKind] = useState<Kind | ''>('');
  const [month, setMonth] = useState(settledMonth(today()));
  const directions = (['from_office', 'internal'] as const).map((value) => ({ value, label: t(`add.${value}`) }));
  const close = () => {
    queue.clearDone();
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={t('add')}
      closeLabel={t('close')}
      actions={<Button onClick={close}>{t(items.length > 0 ? 'send.finish' : 'close')}</Button>}
    >
      <div className="form-fields document-add">
        <div className="form-wide">
          <CompanyField company={company} onChoose={setChosen} />
        </div>
        <Choice label={t('direction')} options={directions} value={direction} onChange={setDirection} />
        <Choice label={t('month')} options={monthOptions(month)} value={month} onChange={setMonth} />
        <Choice
          label={t('kind')}
          options={[{ value: '', label: t('kind.by_name') }, ...kindOptions()]}
          value={kind}
          onChange={setKind}
        />
      </div>
      {company ? (
        <div className="send-screen">
          <DocumentPicker
            label={t('send.choose')}
            hint={t('send.hint')}
            onFiles={(files) => void send(files, { companyId: company.id, month, direction, ...(kind && { kind }) })}
          />
          {items.length > 0 && (
            <QueueRows
              queue={queue}
              items={items}
              hrefOf={(document) => pathOf('dashboard-documents-view', { id: document })}
            />
          )}
        </div>
      ) : (
        <p className="send-note">{t('add.company_first')}</p>
      )}
    </Dialog>
  );
}

interface CompanyFieldProps {
  company: { id: string; name: string } | null | undefined;
  onChoose: (company: { id: string; name: string } | null) => void;
}

function CompanyField({ company, onChoose }: CompanyFieldProps) {
  const t = useText(messages);
  const find = useFindCompanies();
  if (company)
    return (
      <>
        <p className="field-label">{t('company')}</p>
        <span className="document-company">
          <strong>{company.name}</strong>
          <Button variant="quiet" onClick={() => onChoose(null)}>
            {t('company.change')}
          </Button>
        </span>
      </>
    );
  return (
    <Field label={t('company')}>
      {(control) => (
        <Autocomplete
          control={control}
          name="company_id"
          placeholder={t('company.search')}
          find={find}
          onChoose={({ value, label }) => onChoose({ id: value, name: label })}
        />
      )}
    </Field>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <div>
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={value}
            // The options are the values.
            onChange={({ target }) => onChange(target.value as Value)}
          />
        )}
      </Field>
    </div>
  );
}
