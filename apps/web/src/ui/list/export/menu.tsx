import { lazy, Suspense, useState } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';
import type { Job } from '#ui/feedback/job-progress.tsx';
import { ExportIcon } from '#ui/icons/icons.ts';
import messages from '#ui/messages.json' with { type: 'json' };
import { Menu } from '#ui/overlay/menu.tsx';
import type { Column } from '#ui/table/column.ts';
import { words } from '#ui/text/words.ts';
import type { ListQuery } from '../query.ts';
import type { FileFormat, ListSource } from '../source.ts';

interface ListExportMenuProps<Row> {
  file: NonNullable<ListSource<Row>['file']>;
  query: ListQuery;
  columns: Column<Row>[];
  /** Shows a sentence for a moment: a failure, too. */
  notify: (text: string) => void;
}

const formats: FileFormat[] = ['csv', 'xlsx'];

const LazyJob = lazy(() => import('./job.tsx').then((module) => ({ default: module.ListExportJob })));

/** The list that is on the screen, all its pages, as a file; a long one is made in the background. */
export function ListExportMenu<Row>({ file, query, columns, notify }: ListExportMenuProps<Row>) {
  const t = words(messages);
  const [busy, setBusy] = useState(false);
  const [job, setJob] = useState<Job>();
  const [shown, setShown] = useState(false);
  const save = async (format: FileFormat) => {
    setBusy(true);
    try {
      const { saveExport } = await import('./export.ts');
      const long = await saveExport(file, { format, query, columns: columns.map(({ key }) => key) });
      setJob(long ?? job);
      setShown(long !== undefined);
      if (!long) notify(t('list.export.done'));
    } catch (thrown) {
      notify(failureOf(thrown).message);
    }
    setBusy(false);
  };
  const items = formats.map((format) => ({ label: t(`list.export.${format}`), run: () => void save(format) }));
  const running = { items: [{ label: t('list.export.show'), run: () => setShown(true) }] };
  return (
    <>
      <Menu
        framed
        label={t('list.export')}
        groups={job ? [{ items }, running] : [{ items }]}
        busy={busy ? t('list.export.busy') : undefined}
      >
        <ExportIcon />
        {t('list.export')}
      </Menu>
      {job && (
        <Suspense>
          <LazyJob
            key={job.id}
            first={job}
            open={shown}
            notify={notify}
            onClose={() => setShown(false)}
            onEnd={() => setJob(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
