import type { Failure } from '@biuro/core/lib/failure.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
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
import { useSendFile } from './queries.ts';
import { CompanyImportReport } from './report.tsx';
import { importTemplate } from './template.ts';

const largest = 5_000_000;

/** Many companies at once, from a file: what would come of it is shown first. */
export function CompanyImport() {
  const i = useText(words);
  const [file, setFile] = useState<File>();
  const [tooLarge, setTooLarge] = useState(false);
  const trying = useSendFile();
  const adding = useSendFile();
  const report = adding.data ?? trying.data;
  const error = adding.error ?? trying.error;
  const choose = (chosen: File) => {
    adding.reset();
    trying.reset();
    setFile(chosen);
    setTooLarge(chosen.size > largest);
    if (chosen.size <= largest) trying.mutate({ file: chosen, dryRun: true });
  };
  const add = () => file && adding.mutate({ file, dryRun: false });
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
        busy={trying.isPending ? i('reading') : undefined}
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
      <CompanyImports />
    </Page>
  );
}

/** Why the file as a whole was not taken: it is no table, or its headings are not ours. */
function Refused({ failure: { message, fields = [] } }: { failure: Failure }) {
  return (
    <Notice tone="danger" role="alert">
      <p className="form-problem">{message}</p>
      {fields.map(({ pointer, message: reason }) => (
        <p key={`${pointer} ${reason}`}>{reason}</p>
      ))}
    </Notice>
  );
}
