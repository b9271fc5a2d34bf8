import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ReportsIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import { useList } from '#ui/list/use-list.ts';
import { useReportDeclaration } from './definition.tsx';
import messages from './messages.json' with { type: 'json' };
import { useReportSource } from './queries.ts';

/** Companies with their three reports, and the way to the report of all of them. */
export function ReportList() {
  const t = useText(messages);
  const toast = useToast();
  const list = useList(useReportDeclaration(), useReportSource());
  return (
    <ListPage
      list={list}
      actions={
        <ButtonLink variant="primary" icon={ReportsIcon} href={pathOf('dashboard-reports-companies-uptimes-view')}>
          {t('all_companies')}
        </ButtonLink>
      }
      empty={<EmptyState icon={ReportsIcon} title={t('list.empty')} />}
      notify={toast}
    />
  );
}
