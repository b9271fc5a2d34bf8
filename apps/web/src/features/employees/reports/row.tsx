import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { WarningIcon } from '#ui/icons/icons.ts';
import { daysText, dayText } from '#ui/text/day.ts';
import { moneyText } from '#ui/text/money-text.ts';
import { periodText } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import { reportTones, type StaffReport } from '../form/terms.ts';
import '../employees.css';
import messages from '../messages.json' with { type: 'json' };
import { workerName } from '../worker-name.ts';
import { writtenHours } from './values.ts';

interface ReportRowProps {
  report: StaffReport;
  /** Where the company opens; left out on the company's own pages. */
  companyHref?: string;
  /** What can be done with the report now. */
  children?: ReactNode;
}

/** One report: what it is about, where it stands, what the office answered, and what can be done. */
export function ReportRow({ report, companyHref, children }: ReportRowProps) {
  const t = useText(messages);
  const { kind, employee, company, status, remark, note, hours, warnings, created_at, created_by } = report;
  const detail = useDetail(report);
  return (
    <li id={reportPlace(report.id)} className="staff-report" tabIndex={-1}>
      <div className="staff-report-head">
        <span className="staff-report-title">{[t(`kind.${kind}`), employee?.name].filter(Boolean).join(': ')}</span>
        <Tag tone={reportTones[status]}>{t(`report.status.${status}`)}</Tag>
      </div>
      {companyHref && <Link href={companyHref}>{company.name}</Link>}
      {detail && <p>{detail}</p>}
      {hours.length > 0 && (
        <ul className="staff-report-hours">
          {hours.map((one) => (
            <li key={one.employee.id}>{t('hours.of', { name: workerName(one, t), hours: writtenHours(one.hours) })}</li>
          ))}
          {hours.length > 1 && (
            <li className="staff-report-total">{t('hours.total', { hours: writtenHours(sumOf(hours)) })}</li>
          )}
        </ul>
      )}
      {note && <p className="staff-report-note">{note}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="staff-report-warning">
          <WarningIcon />
          {t(`warning.${warning}`)}
        </p>
      ))}
      {remark && <p className="staff-report-remark">{t('remark.is', { remark })}</p>}
      <p className="staff-report-by">
        <time dateTime={created_at}>
          {created_by && `${created_by}, `}
          {t('moment.at', { at: new Date(created_at) })}
        </time>
      </p>
      {children && <div className="staff-report-actions">{children}</div>}
    </li>
  );
}

const sumOf = (hours: StaffReport['hours']) => hours.reduce((sum, one) => sum + one.hours, 0);

const reportPlace = (id: string) => `report-${id}`;

/** The pressed button goes away with what it did; the focus stays with the report. */
export function focusReport(id: string): void {
  requestAnimationFrame(() => document.getElementById(reportPlace(id))?.focus());
}

/** When, why and how much, as far as the kind of report tells. */
function useDetail({ kind, date_from, date_to, absence_kind, amount }: StaffReport): string {
  const t = useText(messages);
  const from = date_from && dayText(date_from);
  const inMonth = kind === 'worktime' || kind === 'bonus';
  const time = inMonth && date_from ? periodText(date_from.slice(0, 7)) : from;
  const range = date_from && date_to && date_to !== date_from ? daysText({ from: date_from, to: date_to }) : time;
  const parts = [absence_kind && t(`absence_kind.${absence_kind}`), range, amount !== null && moneyText(amount)];
  return parts.filter(Boolean).join(' · ');
}
