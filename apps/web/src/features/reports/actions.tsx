import { useEffect, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { fileNameOf, saveFile } from '#ui/files/save-file.ts';
import { ExportIcon, PrintIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import type { FileFormat } from '#ui/list/source.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import type { ReportFile } from './files.ts';
import messages from './messages.json' with { type: 'json' };

const formats: FileFormat[] = ['csv', 'xlsx'];

/** Takes a report away: as a file, or on paper. */
export function ReportActions({ file }: { file: ReportFile }) {
  const t = useText(messages);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  useLightPaper();
  const save = async (format: FileFormat) => {
    setBusy(true);
    try {
      const { data, response } = await file(format);
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? `report.${format}`);
      toast(t('file.done'));
    } catch (thrown) {
      toast(failureOf(thrown).message);
    }
    setBusy(false);
  };
  const items = formats.map((format) => ({ label: t(`file.${format}`), run: () => void save(format) }));
  return (
    <>
      <Button icon={PrintIcon} onClick={() => print()}>
        {t('print')}
      </Button>
      <Menu framed label={t('file')} groups={[{ items }]} busy={busy ? t('file.busy') : undefined}>
        <ExportIcon />
        {t('file')}
      </Menu>
    </>
  );
}

/** Paper is white: the dark theme steps aside while the page is printed. */
function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme: string | undefined;
    const before = () => {
      theme = dataset['theme'];
      dataset['theme'] = 'light';
    };
    const after = () => {
      if (theme !== undefined) dataset['theme'] = theme;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
