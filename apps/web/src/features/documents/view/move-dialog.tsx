import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { periodText } from '#ui/text/period.ts';
import { useDocumentCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { RemarkField, type RemarkValues } from '../remark-field.tsx';
import type { Document } from '../statuses.ts';

interface MoveValues extends RemarkValues {
  duplicate_of: string;
}

const nothing: MoveValues = { remark: '', duplicate_of: '' };

interface DocumentMoveDialogProps {
  document: Document;
  to: 'to_correct' | 'rejected' | 'duplicate';
  onMoved?: ((moved: Document) => void) | undefined;
  onClose: () => void;
}

/** Asks what a move needs to be told: what the client is to read, or which document it repeats. */
export function DocumentMoveDialog({ document, to, onMoved, onClose }: DocumentMoveDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { move } = useDocumentCalls();
  const { id, version, title } = document;
  return (
    <FormDialog<MoveValues, Document>
      title={t(`to.${to}.title`, { title })}
      submitLabel={t(`to.${to}`)}
      values={nothing}
      draft={`document.${to}.${id}`}
      recordHref={recordHref}
      send={({ remark, duplicate_of }, key) =>
        move(id, { to, version, ...(remark.trim() && { remark }), ...(duplicate_of && { duplicate_of }) }, key)
      }
      onSaved={(moved) => {
        toast(t('moved', { status: t(`status.${moved.status}`) }));
        onClose();
        onMoved?.(moved);
      }}
      onClose={onClose}
    >
      {to === 'duplicate' ? <OriginalField document={document} /> : <RemarkField to={to} />}
    </FormDialog>
  );
}

/** The other documents of the company, those that look the same first. */
function OriginalField({ document: { id, company, number, gross, kind } }: { document: Document }) {
  const t = useText(messages);
  const api = useApi();
  const query = { filters: { company_id: company.id }, sort: 'created_at:desc', limit: 100 };
  const { data = [] } = useQuery({
    queryKey: ['documents', 'of', company.id],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/documents', { params: { query }, signal }))).data,
  });
  const likeness = (other: Document) =>
    Number(number !== null && other.number === number) * 4 +
    Number(gross !== null && other.gross === gross) * 2 +
    Number(other.kind === kind);
  const options = data
    .filter((other) => other.id !== id && other.status !== 'duplicate')
    .toSorted((a, b) => likeness(b) - likeness(a))
    .map((other) => ({ value: other.id, label: `${other.title} · ${periodText(other.month)}` }));
  return (
    <FormSelectField<MoveValues>
      name="duplicate_of"
      label={t('duplicate_of')}
      hint={t('duplicate_of.hint')}
      options={options}
      wide
    />
  );
}
