import { useMutation } from '@tanstack/react-query';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { RestoreIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface Deleted {
  id: string;
  deleted_at: string;
  /** Left out where the caller may not know it. */
  deleted_by?: string | null;
}

export interface DeletedWords {
  name: string;
  /** Distinguishes it from others of the same name: a NIP, a company, an amount. */
  detail?: string | undefined;
  /** The toast after restoring: "Firma przywrócona: Delta". */
  restored: string;
}

interface DeletedRowProps extends DeletedWords {
  deleted: Deleted;
  restore: () => Promise<unknown>;
  onRestored: () => void;
}

/** A deleted record with a button to restore it, or the reason why that has failed. */
export function DeletedRow({ name, detail, restored, deleted, restore, onRestored }: DeletedRowProps) {
  const t = useText(messages);
  const toast = useToast();
  const restoring = useMutation({
    mutationFn: restore,
    onSuccess: () => {
      toast(restored);
      onRestored();
    },
  });
  const { deleted_at, deleted_by } = deleted;
  const told = [detail, t('deleted.at', { at: new Date(deleted_at) }), deleted_by].filter(Boolean).join(' · ');
  const button = (
    <Button
      icon={RestoreIcon}
      label={t('restore.named', { name })}
      busy={restoring.isPending ? t('delete.busy') : undefined}
      onClick={() => restoring.mutate()}
    >
      {t('restore')}
    </Button>
  );
  return (
    <Row
      title={name}
      detail={restoring.error ? <span role="alert">{failureOf(restoring.error).message}</span> : told}
      trail={button}
    />
  );
}
