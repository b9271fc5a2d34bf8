import { useText } from '#services/i18n/use-text.ts';
import { Select } from '#ui/controls/select.tsx';
import { CloseIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import type { ChosenCompany } from '../form-values.ts';
import messages from '../messages.json' with { type: 'json' };
import { companyRoles } from '../values.ts';

interface UserCompanyRowProps {
  company: ChosenCompany;
  onChange: (company: ChosenCompany) => void;
  onRemove: (id: string) => void;
}

export function UserCompanyRow({ company, onChange, onRemove }: UserCompanyRowProps) {
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
