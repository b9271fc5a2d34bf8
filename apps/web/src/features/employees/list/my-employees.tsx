import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useMyCompanies } from '#services/companies/use-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Page } from '#ui/layout/page.tsx';
import { RecordMissing } from '#ui/record/record-missing.tsx';
import { useEmployees } from '../form/queries.ts';
import type { ReportKind, StaffReport } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };
import { ReportButtons } from '../reports/buttons.tsx';
import { ReportList } from '../reports/list.tsx';
import { ReportOwn } from '../reports/own.tsx';
import { EmployeeList } from './employee-list.tsx';

const Dialog = lazy(() => import('../reports/dialog.tsx').then((module) => ({ default: module.ReportDialog })));

interface Report {
  kind: ReportKind;
  returned?: StaffReport;
}

/** A client's own people: who they are, and what the office is told about them. */
export function MyEmployees() {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const { data: companies } = useMyCompanies();
  const { data: employees = [], error } = useEmployees(id);
  const [report, setReport] = useState<Report>();
  const mayReport = useMayReport(id);
  const missing = error !== null && failureOf(error).status === 404;
  const company = companies?.find((one) => one.id === id);
  usePlaceName(company?.name, missing);
  const actionOf = (one: StaffReport) => {
    const correct = () => setReport({ kind: one.kind, returned: one });
    return mayReport && <ReportOwn report={one} onCorrect={correct} />;
  };
  if (missing) return <RecordMissing title={t('missing')} back={{ href: pathOf('home'), label: t('back.home') }} />;
  return (
    <Page title={t('employees')} sentence={company?.name ?? '\u00A0'}>
      {mayReport && <ReportButtons onReport={(kind) => setReport({ kind })} />}
      <EmployeeList companyId={id} />
      <ReportList companyId={id} actionOf={actionOf} />
      <Suspense>
        {report && <Dialog {...report} companyId={id} employees={employees} onClose={() => setReport(undefined)} />}
      </Suspense>
    </Page>
  );
}

/** Who represents the company or is authorised speaks for it; others read. */
function useMayReport(companyId: string): boolean {
  const { companies } = useUser();
  const role = companies.find(({ id }) => id === companyId)?.role;
  return role === 'representative' || role === 'authorised';
}
