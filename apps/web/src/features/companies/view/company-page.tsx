import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { RecordPage } from '#ui/record/record-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useCompany } from '../queries.ts';
import type { Company } from '../terms.ts';

interface CompanyPageProps {
  /** A client goes on to the home page, not to the list. */
  isClient?: boolean;
  children: (company: Company) => ReactNode;
}

/** What the pages of one company share: they find it by the address, are named after it, and say when it is not there. */
export function CompanyPage({ isClient = false, children }: CompanyPageProps) {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const company = useCompany(id);
  const missing = company.error && failureOf(company.error).status === 404;
  usePlaceName(company.data?.name, missing);
  const back = isClient
    ? { href: pathOf('home'), label: t('back.home') }
    : { href: pathOf('dashboard-companies'), label: t('back') };
  return (
    <RecordPage
      answer={company}
      titles={{ waiting: t('company'), missing: t('missing'), failed: t('failed') }}
      back={back}
    >
      {children}
    </RecordPage>
  );
}
