import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReportsIcon } from '../ui/icons.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useList } from '../ui/use-list.ts';
import messages from './messages.json' with { type: 'json' };
import { useReportDeclaration } from './report-declaration.tsx';
import { useReportSource } from './report-queries.ts';

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
