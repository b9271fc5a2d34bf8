import { type QueryKey, useQuery } from '@tanstack/react-query';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Button } from '#ui/layout/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type Deleted, DeletedRow, type DeletedWords } from './deleted-row.tsx';
import './deleted-dialog.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';

/** The number of records that the dialog shows. */
export const DELETED_SHOWN = 100;

interface DeletedDialogProps<One extends Deleted> {
  /** "Ostatnio usunięte zadania". */
  title: string;
  /** Says how long they can be restored, and what is restored with them. */
  text: string;
  /** Shown where there is none. */
  none: string;
  /** Shown where they could not be loaded. */
  failed: string;
  queryKey: QueryKey;
  /** The last deleted first, at most {@link DELETED_SHOWN}. */
  read: (signal: AbortSignal) => Promise<{ data: One[]; meta: { total: number } }>;
  wordsOf: (one: One) => DeletedWords;
  restore: (id: string) => Promise<unknown>;
  /** Opens the restored record; left out where the page behind the dialog shows it. */
  onRestored?: (one: One) => void;
  onClose: () => void;
}

/** Records of one kind that were deleted in the last 30 days, each with a button to restore it. */
export function DeletedDialog<One extends Deleted>(props: DeletedDialogProps<One>) {
  const { title, text, none, failed, queryKey, read, wordsOf, restore, onRestored, onClose } = props;
  const t = useText(messages);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    refetchOnMount: 'always',
  });
  const rows = data?.data.map((one) => (
    <DeletedRow
      key={one.id}
      {...wordsOf(one)}
      deleted={one}
      restore={() => restore(one.id)}
      onRestored={() => (onRestored ? onRestored(one) : void refetch())}
    />
  ));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && !data ? (
        <FailureState title={failed} failure={failureOf(error)} retry={() => void refetch()} />
      ) : (
        <>
          <p className="dialog-text">
            {text}{' '}
            {data &&
              data.meta.total > DELETED_SHOWN &&
              t('deleted.more', { shown: DELETED_SHOWN, total: data.meta.total })}
          </p>
          <div className="deleted-rows">
            <Rows>
              {rows ?? <Row title={<Skeleton width="12rem" />} detail={<Skeleton width="18rem" />} />}
              {rows?.length === 0 && <Row title={none} />}
            </Rows>
          </div>
        </>
      )}
    </Dialog>
  );
}
