import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormMoneyField } from '#ui/form/money-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { IdentityFields } from './identity-fields.tsx';
import { contractTypes, type Employee } from './terms.ts';
import type { NewEmployeeValues } from './values.ts';

interface EmployeeFieldsProps {
  /** Whoever is known already, with PESEL and passport as they may be shown. */
  known?: Pick<Employee, 'pesel' | 'passport'> | undefined;
}

/** Who somebody is and how they are employed. */
export function EmployeeFields({ known }: EmployeeFieldsProps) {
  const t = useText(messages);
  const contract = useWatch<NewEmployeeValues, 'contract_type'>({ name: 'contract_type' });
  return (
    <>
      <FormTextField<NewEmployeeValues> name="first_name" label={t('first_name')} />
      <FormTextField<NewEmployeeValues> name="last_name" label={t('last_name')} />
      <IdentityFields known={known} />
      <FormSelectField<NewEmployeeValues>
        name="contract_type"
        label={t('contract_type')}
        options={contractTypes.map((value) => ({ value, label: t(`contract_type.${value}`) }))}
      />
      {contract === 'employment' && (
        <FormTextField<NewEmployeeValues> name="fte" label={t('fte')} hint={t('fte.hint')} inputMode="decimal" />
      )}
      <FormDateField<NewEmployeeValues> name="employed_from" label={t('employed_from')} />
      <FormDateField<NewEmployeeValues>
        name="employed_to"
        label={t('employed_to')}
        hint={t('employed_to.hint')}
        optional
      />
      <FormMoneyField<NewEmployeeValues> name="salary" label={t('salary')} optional />
      {contract === 'mandate' && (
        <FormCheckboxField<NewEmployeeValues> name="student_under_26" label={t('student_under_26')} />
      )}
    </>
  );
}
