import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { copyText } from '#ui/feedback/copy-text.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { CopyIcon, ExportIcon, PrintIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };

interface RecoveryActionsProps {
  codes: string[];
  email: string;
}

/** The ways to take the codes along. */
export function RecoveryActions({ codes, email }: RecoveryActionsProps) {
  const t = useText(messages);
  const toast = useToast();
  const { product, office } = useConfig().brand;
  const list = codes.join('\n');
  const copy = () => void copyText(list).then(() => toast(t('codes.copied')));
  const save = () => {
    const heading = t('codes.file.heading', { product, office, email, at: new Date() });
    saveFile(new Blob([`${heading}\n\n${list}\n`], { type: 'text/plain;charset=utf-8' }), t('codes.file.name'));
  };
  return (
    <div className="form-part-actions recovery-actions">
      <Button icon={CopyIcon} onClick={copy}>
        {t('codes.copy')}
      </Button>
      <Button icon={ExportIcon} onClick={save}>
        {t('codes.download')}
      </Button>
      <Button icon={PrintIcon} onClick={() => print()}>
        {t('codes.print')}
      </Button>
    </div>
  );
}
