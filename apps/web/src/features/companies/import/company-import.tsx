import type { Failure } from '@biuro/core/lib/failure.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useUploadProgress } from '#services/uploads/progress.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { CompaniesIcon, ExportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import './company-import.css';
import { CompanyImports } from './company-imports.tsx';
import words from './messages.json' with { type: 'json' };
import { type ImportCorrection, type ImportReport, useSendFile } from './queries.ts';
import { CompanyImportReport } from './report.tsx';
import { importTemplate } from './template.ts';

const largest = 10 * 1024 * 1024;

/** Many companies at once, from a file: what would come of it is shown first. */
export function CompanyImport() {
  const i = useText(words);
  const sent = useUploadProgress();
  const [file, setFile] = useState<File>();
  const [corrections, setCorrections] = useState<ImportCorrection[]>([]);
  const [tooLarge, setTooLarge] = useState(false);
  const trying = useSendFile();
  const adding = useSendFile();
  const [report, setReport] = useState<ImportReport>();
  const error = adding.error ?? trying.error;
  const choose = (chosen: File) => {
    adding.reset();
    trying.reset();
    setFile(chosen);
    setCorrections([]);
    setReport(undefined);
    setTooLarge(chosen.size > largest);
    if (chosen.size <= largest)
      trying.mutate({ file: chosen, corrections: [], dryRun: true }, { onSuccess: setReport });
  };
  const tryAgain = (all: ImportCorrection[]) => {
    if (!file) return;
    setCorrections(all);
    adding.reset();
    trying.mutate({ file, corrections: all, dryRun: true }, { onSuccess: setReport });
  };
  const add = () => file && adding.mutate({ file, corrections, dryRun: false }, { onSuccess: setReport });
  const template = (
    <Button icon={ExportIcon} onClick={() => saveFile(importTemplate(), i('template.file'))}>
      {i('template')}
    </Button>
  );
  return (
    <Page title={i('title')} sentence={i('sentence')} actions={template}>
      <FileDrop
        label={i('drop')}
        hint={i('drop.hint')}
        accept=".csv,.xlsx"
        busy={trying.isPending ? (sent ?? i('reading')) : undefined}
        onFile={choose}
      />
      {tooLarge && (
        <Notice tone="danger" role="alert">
          {i('too_large')}
        </Notice>
      )}
      {error && <Refused failure={failureOf(error)} />}
      {report && file && (
        <CompanyImportReport
          report={report}
          file={file.name}
          busy={trying.isPending ? i('reading') : undefined}
          onCorrect={(written) => tryAgain(merged(corrections, written))}
          action={
            report.dry_run ? (
              report.added > 0 && (
                <Button variant="primary" busy={adding.isPending ? i('adding') : undefined} onClick={add}>
                  {i('add', { n: report.added })}
                </Button>
              )
            ) : (
              <ButtonLink icon={CompaniesIcon} href={pathOf('dashboard-companies')}>
                {i('to_list')}
              </ButtonLink>
            )
          }
        />
      )}
      {/* What was added may be gone again: the rows say how it is now. */}
      <CompanyImports onUndone={() => report && tryAgain(corrections)} />
    </Page>
  );
}

/** The latest of each cell. */
function merged(before: ImportCorrection[], written: ImportCorrection[]): ImportCorrection[] {
  const cellOf = ({ row, column }: ImportCorrection) => `${row} ${column}`;
  return [...new Map([...before, ...written].map((one) => [cellOf(one), one])).values()];
}

/** Why the file as a whole was not taken: it is no table, or its headings are not ours. */
function Refused({ failure: { message, fields = [] } }: { failure: Failure }) {
  return (
    <Notice tone="danger" role="alert">
      <p className="form-problem">{message}</p>
      {fields
        .filter((field) => field.message !== message)
        .map(({ pointer, message: reason }) => (
          <p key={`${pointer} ${reason}`}>{reason}</p>
        ))}
    </Notice>
  );
}
