import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { fileNameOf, saveFile } from '#ui/files/save-file.ts';
import { ExportIcon } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import type { Filters } from './address.ts';
import messages from './messages.json' with { type: 'json' };
import { fileOf } from './queries.ts';

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
