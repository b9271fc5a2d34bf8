import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { useConfig } from '../app/use-navigation.ts';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EditIcon } from '../ui/icons.ts';
import { useFreeKey } from '../ui/use-free-key.ts';
import { CompanyDetail } from './company-detail.tsx';
import { CompanyHistory } from './company-history.tsx';
import { CompanyPage } from './company-page.tsx';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

export function CompanyView() {
  const t = useText(messages);
  return (
    <CompanyPage back={{ href: pathOf('dashboard-companies'), label: t('back') }}>
      {(company) => <OfficeView company={company} />}
    </CompanyPage>
  );
}

function OfficeView({ company }: { company: Company }) {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const mayEdit = useRight('companies:edit');
  const mayReadHistory = useRight('audit:read');
  const history = isVisible(useConfig(), 'company', 'history') && mayReadHistory;
  const form = pathOf('dashboard-companies-edit', { id: company.id });
  useFreeKey('e', mayEdit ? () => navigate(form) : undefined);
  const edit = (
    <ButtonLink icon={EditIcon} href={form}>
      {t('edit')}
    </ButtonLink>
  );
  return (
    <CompanyDetail company={company} editable={mayEdit} actions={mayEdit && edit}>
      {history && <CompanyHistory companyId={company.id} />}
    </CompanyDetail>
  );
}
