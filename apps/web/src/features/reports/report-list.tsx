import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useList } from '#services/lists/define-list.ts';
import { ReportsIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { ListPage } from '#ui/list/list-page.tsx';
import { reportList } from './definition.tsx';
import messages from './messages.json' with { type: 'json' };

/** Companies with their three reports, and the way to the report of all of them. */
export function ReportList() {
  const t = useText(messages);
  return (
    <ListPage
      list={useList(reportList)}
      actions={
        <ButtonLink variant="primary" icon={ReportsIcon} href={pathOf('dashboard-reports-companies-uptimes-view')}>
          {t('all_companies')}
        </ButtonLink>
      }
    />
  );
}
