import { navigate } from 'wouter/use-browser-location';
import { useClientCompany } from '#services/companies/client-company.ts';
import { ExpandIcon } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import '../brand.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useSectionOf } from './client-links.ts';

/** Shows the chosen company with its NIP, and lets the person choose another. */
export function ClientSwitch() {
  const t = useText(messages);
  const sectionOf = useSectionOf();
  const { company, companies, choose } = useClientCompany();
  if (!company) return null;
  const run = (id: string) => {
    choose(id);
    navigate(sectionOf(id));
  };
  const items = companies.map(({ id, name, vat_number }) => ({
    label: t('company.named', { name, number: vat_number }),
    checked: id === company.id,
    run: () => run(id),
  }));
  return (
    <Menu
      label={t('company.switch', { name: company.name, number: company.vat_number })}
      groups={[{ label: t('company.choose'), items }]}
    >
      <span className="brand-text">
        <span className="brand-name">{company.name}</span>{' '}
        <span className="brand-detail">{t('company.vat', { number: company.vat_number })}</span>
      </span>
      <ExpandIcon />
    </Menu>
  );
}
