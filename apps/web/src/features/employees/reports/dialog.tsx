import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { identified } from '../form/identity-fields.tsx';
import type { Employee, ReportKind, StaffReport } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };
import { ReportFields } from './fields.tsx';
import { useReportCalls } from './queries.ts';
import { newReport, type ReportValues, reportOf, reportValuesOf } from './values.ts';

interface ReportDialogProps {
  companyId: string;
  kind: ReportKind;
  employees: Employee[];
  /** One that the office has returned, to be corrected. */
  returned?: StaffReport | undefined;
  onClose: () => void;
}

/** Tells the office what has changed among the people of a company; or tells it again, corrected. */
export function ReportDialog({ companyId, kind, employees, returned, onClose }: ReportDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { send, correct } = useReportCalls();
  const known = returned && employees.find(({ id }) => id === returned.employee?.id);
  const values = useMemo(() => {
    return returned ? reportValuesOf(returned, known) : newReport;
  }, [returned, known]);
  return (
    <FormDialog<ReportValues, StaffReport>
      title={returned ? t('report.correct.title') : t(`report.${kind}`)}
      submitLabel={returned ? t('report.resend') : t('report.send')}
      busyLabel={t('report.sending')}
      values={values}
      draft={`report.${returned?.id ?? `${companyId}.${kind}`}`}
      recordHref={String}
      send={async (typed, key) => {
        const report = reportOf(kind, typed);
        return identified(t, typed, known, () =>
          returned ? correct(returned.id, { ...report, version: returned.version }) : send(companyId, report, key),
        );
      }}
      onSaved={({ warnings }) => {
        toast([t('report.sent'), ...warnings.map((warning) => t(`warning.${warning}`))].join('. '));
        onClose();
      }}
      onClose={onClose}
    >
      {returned?.remark && (
        <div className="form-wide">
          <Notice tone="warning">{t('remark.is', { remark: returned.remark })}</Notice>
        </div>
      )}
      <ReportFields kind={kind} employees={employees} known={known} worked={returned?.hours} />
    </FormDialog>
  );
}
