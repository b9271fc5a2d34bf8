import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Tag, type Tone } from '#ui/text/tag.tsx';
import { CompanyImportMending } from './mending.tsx';
import words from './messages.json' with { type: 'json' };
import type { ImportCorrection, ImportReport } from './queries.ts';

interface CompanyImportReportProps {
  report: ImportReport;
  /** Name of the file. */
  file: string;
  action: ReactNode;
  /** Label while the rows are looked at again. */
  busy: string | undefined;
  /** Asks what becomes of the file with these cells. */
  onCorrect: (corrections: ImportCorrection[]) => void;
}

type Row = ImportReport['rows'][number];

const tones = { added: 'success', exists: 'neutral', rejected: 'danger' } satisfies Record<Row['result'], Tone>;
/** Beyond these a person mends the file rather than reads on. */
const most = 200;

/** What becomes of each row of a file; those with mistakes first, since they are what is left to do: their cells are mended here. */
export function CompanyImportReport({ report, file, action, busy, onCorrect }: CompanyImportReportProps) {
  const i = useText(words);
  const { dry_run, added, exists, rejected, columns, rows } = report;
  const [written, setWritten] = useState<ImportCorrection[]>([]);
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other) || one.row - other.row);
  const sentence = i(dry_run ? 'would' : 'did', { added, exists, rejected });
  const write = (correction: ImportCorrection) =>
    setWritten([
      ...written.filter(({ row, column }) => row !== correction.row || column !== correction.column),
      correction,
    ]);
  const correct = (event: FormEvent) => {
    event.preventDefault();
    if (written.length === 0) return;
    onCorrect(written);
    setWritten([]);
  };
  return (
    <Card title={file}>
      <form noValidate onSubmit={correct}>
        <div className="company-import-sum" role="status">
          <p>{sentence}</p>
          {written.length > 0 || busy !== undefined ? (
            <Button type="submit" variant="primary" busy={busy}>
              {i('correct', { n: written.length })}
            </Button>
          ) : (
            action
          )}
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
                <ReportRow
                  key={row.row}
                  row={row}
                  columns={columns}
                  dryRun={dry_run}
                  written={written}
                  onWrite={write}
                />
              ))}
            </tbody>
          </table>
        </div>
      </form>
      {rows.length > most && <p className="company-import-more">{i('more', { n: rows.length - most })}</p>}
    </Card>
  );
}

interface ReportRowProps {
  row: Row;
  columns: ImportReport['columns'];
  dryRun: boolean;
  written: ImportCorrection[];
  onWrite: (correction: ImportCorrection) => void;
}

function ReportRow({ row, columns, dryRun, written, onWrite }: ReportRowProps) {
  const i = useText(words);
  const { name, vat_number, result } = row;
  const outcome = result === 'added' && dryRun ? 'ready' : result;
  return (
    <tr>
      <td data-header={i('row')}>{row.row}</td>
      <td data-header={i('result')}>
        <Tag tone={tones[result]}>{i(`result.${outcome}`)}</Tag>
      </td>
      <th scope="row" data-header={i('name')}>
        {name || '–'}
      </th>
      <td data-header={i('nip')}>{vat_number || '–'}</td>
      <td data-header={i('faults')}>
        {result === 'rejected' && (
          <CompanyImportMending row={row} columns={columns} written={written} onWrite={onWrite} />
        )}
      </td>
    </tr>
  );
}

function rank({ result }: Row): number {
  return result === 'rejected' ? 0 : 1;
}
