import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { DeleteIcon, DoneIcon, EditIcon, MoreIcon, OffIcon, SendIcon, WithdrawIcon } from '#ui/icons/icons.ts';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { Button } from '#ui/layout/button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import type { MenuItem } from '#ui/overlay/menu-item.ts';
import { useLiabilityCalls } from './calls.ts';
import messages from './messages.json' with { type: 'json' };
import { isTold, type Liability } from './terms.ts';
import { useMoves } from './use-moves.ts';

const AmountDialog = lazy(() =>
  import('./view/amount-dialog.tsx').then((module) => ({ default: module.AmountDialog })),
);
const PaymentDialog = lazy(() => import('./payments/dialog.tsx').then((module) => ({ default: module.PaymentDialog })));
const PublishDialog = lazy(() =>
  import('./list/publish-dialog.tsx').then((module) => ({ default: module.PublishDialog })),
);

const DeleteDialog = lazy(() => import('./view/delete.tsx').then((module) => ({ default: module.LiabilityDelete })));

/** What the office can do with a liability; the next step of its way is the filled button. */
export function LiabilityActions({ liability }: { liability: Liability }) {
  const t = useText(messages);
  const form = useFormAddress(['amount', 'pay', 'publish', 'delete']);
  const { status, id, waiting } = liability;
  const mayWrite = status !== 'not_applicable' && waiting === null;
  const { approve, confirm } = useMoves(liability);
  useFreeKey('e', mayWrite ? () => form.show('amount') : undefined);
  const write = t(status === 'to_calculate' ? 'amount.write' : isTold(liability) ? 'correction.make' : 'amount.change');
  return (
    <>
      {mayWrite && (
        <Button
          icon={EditIcon}
          variant={status === 'to_calculate' ? 'primary' : 'secondary'}
          onClick={() => form.show('amount')}
        >
          {write}
        </Button>
      )}
      <MoreActions liability={liability} pay={() => form.show('pay')} remove={() => form.show('delete')} />
      {status === 'calculated' && (
        <Button variant="primary" icon={DoneIcon} busy={approve.busy} onClick={approve.run}>
          {t('approve')}
        </Button>
      )}
      {status === 'approved' && (
        <Button variant="primary" icon={SendIcon} onClick={() => form.show('publish')}>
          {t('publish')}
        </Button>
      )}
      {status === 'paid' && (
        <Button variant="primary" icon={DoneIcon} busy={confirm.busy} onClick={confirm.run}>
          {t('confirm')}
        </Button>
      )}
      <Suspense>
        {form.open === 'amount' && <AmountDialog liability={liability} onClose={form.close} />}
        {form.open === 'pay' && <PaymentDialog liability={liability} onClose={form.close} />}
        {form.open === 'delete' && <DeleteDialog liability={liability} onClose={form.close} />}
        {form.open === 'publish' && <PublishDialog ids={[id]} onPublished={ignore} onClose={form.close} />}
      </Suspense>
    </>
  );
}

interface MoreActionsProps {
  liability: Liability;
  pay: () => void;
  remove: () => void;
}

function MoreActions({ liability, pay, remove }: MoreActionsProps) {
  const t = useText(messages);
  const toast = useToast();
  const { move, unpay } = useLiabilityCalls();
  const [busy, setBusy] = useState(false);
  const { id, status, version, paid_at } = liability;
  const now = async (work: Promise<unknown>, text: string) => {
    setBusy(true);
    await work.then(
      () => toast(text),
      (thrown: unknown) => toast(failureOf(thrown).message),
    );
    setBusy(false);
  };
  const to = (target: 'to_calculate' | 'calculated' | 'not_applicable', text: string) =>
    void now(move(id, { to: target, version }), text);
  const off = { label: t('not_applicable'), icon: OffIcon, run: () => to('not_applicable', t('not_applicable.done')) };
  const items: Record<Liability['status'], MenuItem[]> = {
    to_calculate: [off],
    calculated: [off],
    approved: [{ label: t('approve.undo'), icon: WithdrawIcon, run: () => to('calculated', t('approve.undone')) }, off],
    not_applicable: [
      { label: t('applicable'), icon: WithdrawIcon, run: () => to('to_calculate', t('applicable.done')) },
    ],
    published: [{ label: t('pay.for'), icon: DoneIcon, run: pay }],
    read: [{ label: t('pay.for'), icon: DoneIcon, run: pay }],
    paid: [],
    confirmed: [],
  };
  const undo = { label: t('unpay'), icon: WithdrawIcon, run: () => void now(unpay(id), t('unpaid')) };
  const shown = [...items[status], ...(paid_at === null ? [] : [undo])];
  const draft = status === 'to_calculate' || status === 'calculated';
  const groups = draft
    ? [{ items: shown }, { items: [{ label: t('delete'), icon: DeleteIcon, danger: true, run: remove }] }]
    : [{ items: shown }];
  if (shown.length === 0) return null;
  return (
    <Menu framed label={t('more')} groups={groups} busy={busy ? t('busy') : undefined}>
      <MoreIcon />
      {t('more')}
    </Menu>
  );
}

/** Nothing is marked here that could be cleared. */
function ignore(): void {}
