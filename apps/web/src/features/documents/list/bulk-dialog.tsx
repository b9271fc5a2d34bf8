import { useText } from '#services/i18n/use-text.ts';
import { BulkFormDialog } from '#services/lists/bulk-form-dialog.tsx';
import { useToast } from '#services/toasts/use-toast.ts';
import type { BulkDialogProps } from '#ui/list/bulk/action.ts';
import { useDocumentCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { RemarkField, type RemarkValues } from '../remark-field.tsx';

const nothing: RemarkValues = { remark: '' };

interface DocumentBulkDialogProps extends BulkDialogProps {
  to: 'to_correct' | 'rejected';
}

/** Asks what the clients are to read, once for all marked documents. */
export function DocumentBulkDialog({ to, ...props }: DocumentBulkDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { moveAll } = useDocumentCalls();
  const { ids } = props;
  return (
    <BulkFormDialog<RemarkValues>
      {...props}
      title={t(`bulk.${to}.title`, { n: ids.length })}
      submitLabel={t(`to.${to}`)}
      values={nothing}
      send={({ remark }, onProgress) => moveAll({ ids, to, ...(remark.trim() && { remark }) }, onProgress)}
      onDone={({ done }) => toast(t(`done.${to}`, { n: done }))}
    >
      <RemarkField to={to} />
    </BulkFormDialog>
  );
}
