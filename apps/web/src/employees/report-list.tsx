import type { ReactNode } from 'react';
import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import { failureOf } from '../ui/failure.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { Row } from '../ui/row.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { StaffReport } from './employee-terms.ts';
import './employees.css';
import messages from './messages.json' with { type: 'json' };
import { useReports } from './report-queries.ts';
import { ReportRow } from './report-row.tsx';

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
