import { useText } from '../app/use-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { CloseIcon } from '../ui/icons.ts';
import { Select } from '../ui/select.tsx';
import messages from './messages.json' with { type: 'json' };
import { companyRoles } from './user-terms.ts';
import type { ChosenCompany } from './user-values.ts';

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
