import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { DeleteIcon, DoneIcon, MoreIcon } from '#ui/icons/icons.ts';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { Button } from '#ui/layout/button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { useDocumentCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { type Document, isExplained, type Status } from '../statuses.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((module) => ({ default: module.DocumentMoveDialog })));
const Delete = lazy(() => import('./delete.tsx').then((module) => ({ default: module.DocumentDelete })));

/** What stands as a button, in this order; the others are in the menu. */
const shown: Status[] = ['accepted', 'booked', 'to_correct'];

interface DocumentMovesProps {
  document: Document;
  onMoved?: ((moved: Document) => void) | undefined;
}

/** Where the office can move a document; the first is the filled button. Keys: A accepts, X returns, N rejects. */
export function DocumentMoves({ document, onMoved }: DocumentMovesProps) {
  const t = useText(messages);
  const toast = useToast();
  const { move, refetchStale } = useDocumentCalls();
  const form = useFormAddress(['to_correct', 'rejected', 'duplicate', 'delete']);
  const [moving, setMoving] = useState<Status>();
  const { id, version, transitions, status } = document;
  const work = useMutation({
    mutationFn: (to: Status) => move(id, { to, version }),
    onMutate: setMoving,
    onSuccess: (moved) => {
      toast(t('moved', { status: t(`status.${moved.status}`) }));
      onMoved?.(moved);
      return refetchStale();
    },
    onError: (thrown) => toast(failureOf(thrown).message),
    onSettled: () => setMoving(undefined),
  });
  const to = (target: Status) => {
    if (isExplained(target) || target === 'duplicate') form.show(target);
    else work.mutate(target);
  };
  useFreeKey('a', transitions.includes('accepted') && !moving ? () => to('accepted') : undefined);
  useFreeKey('x', transitions.includes('to_correct') ? () => to('to_correct') : undefined);
  useFreeKey('n', transitions.includes('rejected') ? () => to('rejected') : undefined);
  const buttons = shown.filter((target) => transitions.includes(target));
  const others = transitions.filter((target) => !buttons.includes(target));
  const mayDelete = status !== 'booked' && status !== 'archived';
  const groups = [
    { items: others.map((target) => ({ label: t(`to.${target}`), run: () => to(target) })) },
    ...(mayDelete
      ? [{ items: [{ label: t('delete'), icon: DeleteIcon, danger: true, run: () => form.show('delete') }] }]
      : []),
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="document-moves">
      {buttons.map((target, place) => (
        <Button
          key={target}
          variant={place === 0 ? 'primary' : 'secondary'}
          {...(target === 'accepted' && { icon: DoneIcon })}
          busy={moving === target ? t('busy') : undefined}
          onClick={() => to(target)}
        >
          {t(`to.${target}`)}
        </Button>
      ))}
      {groups.length > 0 && (
        <Menu framed label={t('more')} groups={groups}>
          <MoreIcon />
          {t('more')}
        </Menu>
      )}
      <Suspense>
        {(form.open === 'to_correct' || form.open === 'rejected' || form.open === 'duplicate') && (
          <MoveDialog document={document} to={form.open} onMoved={onMoved} onClose={form.close} />
        )}
        {form.open === 'delete' && <Delete document={document} onClose={form.close} />}
      </Suspense>
    </div>
  );
}
