import { useState } from 'react';
import { useApi } from '../app/use-portal.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { failureOf } from '../ui/failure.ts';
import { fileNameOf } from '../ui/file-name.ts';
import { ExportIcon } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { saveFile } from '../ui/save-file.ts';
import messages from './entry/messages.json' with { type: 'json' };
import type { Filters } from './entry-address.ts';
import { fileOf } from './entry-queries.ts';

/** The entries of the days that are shown as a file. */
export function EntryExport({ filters }: { filters: Filters }) {
  const t = useText(messages);
  const toast = useToast();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      const { data, response } = await fileOf(api, filters, format);
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? `export.${format}`);
      toast(t('export.done'));
    } catch (thrown) {
      toast(failureOf(thrown).message);
    }
    setBusy(false);
  };
  const items = (['csv', 'xlsx'] as const).map((format) => ({
    label: t(`export.${format}`),
    run: () => void save(format),
  }));
  return (
    <Menu framed label={t('export')} groups={[{ items }]} busy={busy ? t('export.busy') : undefined}>
      <ExportIcon />
      {t('export')}
    </Menu>
  );
}
