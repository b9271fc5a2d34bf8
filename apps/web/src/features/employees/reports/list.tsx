import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { StaffReport } from '../form/terms.ts';
import '../employees.css';
import messages from '../messages.json' with { type: 'json' };
import { useReports } from './queries.ts';
import { ReportRow } from './row.tsx';

interface ReportListProps {
  companyId: string;
  /** What can be done with one of them. */
  actionOf: (report: StaffReport) => ReactNode;
}

/** What a company has reported about its staff, newest first. */
export function ReportList({ companyId, actionOf }: ReportListProps) {
  const t = useText(messages);
  const { data: reports, error, refetch } = useReports(companyId);
  return (
    <Card title={t('reports')}>
      {error && !reports && (
        <FailureState title={t('reports.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      )}
      <ul className="staff-reports">
        {reports?.map((report) => (
          <ReportRow key={report.id} report={report}>
            {actionOf(report)}
          </ReportRow>
        ))}
        {reports?.length === 0 && <Row title={t('reports.none')} />}
        {!reports && !error && <Row title={<Skeleton width="12rem" />} detail={<Skeleton width="9rem" />} />}
      </ul>
    </Card>
  );
}
