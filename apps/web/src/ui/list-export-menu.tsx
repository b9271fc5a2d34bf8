import { lazy, Suspense, useState } from 'react';
import { failureOf } from './failure.ts';
import { ExportIcon } from './icons.ts';
import type { Job } from './job-progress.tsx';
import type { ListQuery } from './list-query.ts';
import type { FileFormat, ListSource } from './list-source.ts';
import { Menu } from './menu.tsx';
import messages from './messages.json' with { type: 'json' };
import type { Column } from './table.tsx';
import { words } from './words.ts';

interface ListExportMenuProps<Row, Filters> {
  file: NonNullable<ListSource<Row, Filters>['file']>;
  query: ListQuery;
  columns: Column<Row>[];
  /** Says something in passing: a failure, too. */
  notify: (text: string) => void;
}

const formats: FileFormat[] = ['csv', 'xlsx'];

const LazyJob = lazy(() => import('./list-export-job.tsx').then((module) => ({ default: module.ListExportJob })));

/** The list that is on the screen, all its pages, as a file; a long one is made in the background. */
export function ListExportMenu<Row, Filters>({ file, query, columns, notify }: ListExportMenuProps<Row, Filters>) {
  const t = words(messages);
  const [busy, setBusy] = useState(false);
  const [job, setJob] = useState<Job>();
  const [shown, setShown] = useState(false);
  const save = async (format: FileFormat) => {
    setBusy(true);
    try {
      const { saveExport } = await import('./list-export.ts');
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
  const underWay = { items: [{ label: t('list.export.show'), run: () => setShown(true) }] };
  return (
    <>
      <Menu
        framed
        label={t('list.export')}
        groups={job ? [{ items }, underWay] : [{ items }]}
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
