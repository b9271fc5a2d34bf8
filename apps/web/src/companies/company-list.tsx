import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AddIcon, CompaniesIcon } from '../ui/icons.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/use-list.ts';
import { useCompanyDeclaration } from './company-declaration.tsx';
import { useCompanySource } from './company-queries.ts';
import messages from './messages.json' with { type: 'json' };

export function CompanyList() {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const list = useList(useCompanyDeclaration(), useCompanySource());
  const mayEdit = useRight('companies:edit');
  const form = pathOf('dashboard-companies-new');
  const add = mayEdit && (
    <ButtonLink variant="primary" icon={AddIcon} href={form}>
      {t('add')}
    </ButtonLink>
  );
  const empty = (
    <EmptyState icon={CompaniesIcon} title={t('list.empty')} action={add}>
      {mayEdit && t('list.empty.hint')}
    </EmptyState>
  );
  return (
    <ListPage
      list={list}
      actions={add}
      empty={empty}
      notify={toast}
      onNew={mayEdit ? () => navigate(form) : undefined}
    />
  );
}
