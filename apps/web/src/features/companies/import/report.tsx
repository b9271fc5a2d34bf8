import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { Tag, type Tone } from '#ui/text/tag.tsx';
import words from './messages.json' with { type: 'json' };
import type { ImportReport } from './queries.ts';

interface CompanyImportReportProps {
  report: ImportReport;
  /** Name of the file. */
  file: string;
  action: ReactNode;
}

type Row = ImportReport['rows'][number];

const tones = { added: 'success', exists: 'neutral', rejected: 'danger' } satisfies Record<Row['result'], Tone>;
/** Beyond these a person mends the file rather than reads on. */
const most = 200;

/** What becomes of each row of a file; those with mistakes first, since they are what is left to do. */
export function CompanyImportReport({ report, file, action }: CompanyImportReportProps) {
  const i = useText(words);
  const { dry_run, added, exists, rejected, rows } = report;
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other) || one.row - other.row);
  const sentence = i(dry_run ? 'would' : 'did', { added, exists, rejected });
  return (
    <Card title={file}>
      <div className="company-import-sum" role="status">
        <p>{sentence}</p>
        {action}
      </div>
      <div className="company-import-frame">
        <table className="company-import-table">
          <caption className="visually-hidden">{i('rows')}</caption>
          <thead>
            <tr>
              <th scope="col">{i('row')}</th>
              <th scope="col">{i('result')}</th>
              <th scope="col">{i('name')}</th>
              <th scope="col">{i('nip')}</th>
              <th scope="col">{i('faults')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, most).map((row) => (
              <ReportRow key={row.row} row={row} dryRun={dry_run} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > most && <p className="company-import-more">{i('more', { n: rows.length - most })}</p>}
    </Card>
  );
}

function ReportRow({ row: { row, name, vat_number, result, errors }, dryRun }: { row: Row; dryRun: boolean }) {
  const i = useText(words);
  const outcome = result === 'added' && dryRun ? 'ready' : result;
  return (
    <tr>
      <td data-header={i('row')}>{row}</td>
      <td data-header={i('result')}>
        <Tag tone={tones[result]}>{i(`result.${outcome}`)}</Tag>
      </td>
      <th scope="row" data-header={i('name')}>
        {name || '–'}
      </th>
      <td data-header={i('nip')}>{vat_number || '–'}</td>
      <td data-header={i('faults')}>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

function rank({ result }: Row): number {
  return result === 'rejected' ? 0 : 1;
}
