import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EditIcon } from '../ui/icons.ts';
import { CompanyDetail } from './company-detail.tsx';
import { CompanyPage } from './company-page.tsx';
import messages from './messages.json' with { type: 'json' };

export function CompanyView() {
  const t = useText(messages);
  const editHref = (id: string) => pathOf('dashboard-companies-edit', { id });
  return (
    <CompanyPage back={{ href: pathOf('dashboard-companies'), label: t('back') }}>
      {(company) => (
        <CompanyDetail
          company={company}
          editable
          actions={
            <ButtonLink icon={EditIcon} href={editHref(company.id)}>
              {t('edit')}
            </ButtonLink>
          }
        />
      )}
    </CompanyPage>
  );
}
