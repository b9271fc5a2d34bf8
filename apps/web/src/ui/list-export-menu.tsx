import { useState } from 'react';
import { failureOf } from './failure.ts';
import { ExportIcon } from './icons.ts';
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

/** The list that is on the screen, all its pages, as a file. */
export function ListExportMenu<Row, Filters>({ file, query, columns, notify }: ListExportMenuProps<Row, Filters>) {
  const t = words(messages);
  const [busy, setBusy] = useState(false);
  const save = async (format: FileFormat) => {
    setBusy(true);
    try {
      const { saveExport } = await import('./list-export.ts');
      await saveExport(file, { format, query, columns: columns.map(({ key }) => key) });
      notify(t('list.export.done'));
    } catch (thrown) {
      notify(failureOf(thrown).message);
    }
    setBusy(false);
  };
  const items = formats.map((format) => ({ label: t(`list.export.${format}`), run: () => void save(format) }));
  return (
    <Menu framed label={t('list.export')} groups={[{ items }]} busy={busy ? t('list.export.busy') : undefined}>
      <ExportIcon />
      {t('list.export')}
    </Menu>
  );
}
