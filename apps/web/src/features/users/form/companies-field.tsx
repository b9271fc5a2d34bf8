import { type FieldError, useController } from 'react-hook-form';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Autocomplete } from '#ui/controls/autocomplete.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormError } from '#ui/form/error.tsx';
import { CloseIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import messages from '../messages.json' with { type: 'json' };
import { companyRoles } from '../values.ts';
import type { ChosenCompany, UserValues } from './values.ts';
import './user-form.css';

interface UserCompaniesFieldProps {
  /** What somebody chosen next is in the company, unless said otherwise. */
  role: string;
}

/** The companies that a client belongs to, with their role in each. */
export function UserCompaniesField({ role }: UserCompaniesFieldProps) {
  const t = useText(messages);
  const find = useFindCompanies();
  const { field, formState } = useController<Pick<UserValues, 'companies'>>({ name: 'companies' });
  const error: Partial<FieldError> | undefined = formState.errors.companies;
  // The controller of one name says what any name of the form may hold.
  const chosen = field.value as ChosenCompany[];
  const add = (company: { value: string; label: string }) => {
    if (chosen.some(({ id }) => id === company.value)) return;
    const own = companyRoles.find((one) => one === role) ?? 'employee';
    field.onChange([...chosen, { id: company.value, name: company.label, role: own }]);
  };
  const change = (company: ChosenCompany) =>
    field.onChange(chosen.map((one) => (one.id === company.id ? company : one)));
  const remove = (id: string) => field.onChange(chosen.filter((one) => one.id !== id));
  return (
    <div className="form-wide user-companies">
      <Field
        label={t('form.companies')}
        hint={t('form.companies.hint')}
        error={error?.message && <FormError error={{ type: '', ...error }} />}
      >
        {(control) => (
          <Autocomplete
            control={control}
            name="companies"
            placeholder={t('form.companies.search')}
            find={find}
            onChoose={add}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul className="user-companies-chosen" aria-label={t('form.companies.chosen')}>
          {chosen.map((company) => (
            <UserCompanyRow key={company.id} company={company} onChange={change} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface UserCompanyRowProps {
  company: ChosenCompany;
  onChange: (company: ChosenCompany) => void;
  onRemove: (id: string) => void;
}

function UserCompanyRow({ company, onChange, onRemove }: UserCompanyRowProps) {
  const t = useText(messages);
  const { id, name, role } = company;
  return (
    <li className="user-company">
      <span className="user-company-name">{name}</span>
      <Select
        aria-label={t('form.companies.role', { name })}
        options={companyRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        onChange={({ target }) =>
          onChange({ ...company, role: companyRoles.find((one) => one === target.value) ?? role })
        }
      />
      <IconButton icon={CloseIcon} label={t('form.companies.remove', { name })} onClick={() => onRemove(id)} />
    </li>
  );
}
