import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '../app/use-text.ts';
import { CompanyDetail } from './company-detail.tsx';
import { CompanyPage } from './company-page.tsx';
import messages from './messages.json' with { type: 'json' };

/** A client reads what the office holds of their company. */
export function MyCompany() {
  const t = useText(messages);
  return (
    <CompanyPage back={{ href: pathOf('home'), label: t('back.home') }}>
      {(company) => <CompanyDetail company={company} />}
    </CompanyPage>
  );
}
