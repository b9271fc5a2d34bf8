import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { CopyIcon, EditIcon, MoreIcon, SendIcon, WithdrawIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { useRequestCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { type DocumentRequest, isUnanswered } from '../requests.ts';

const Edit = lazy(() => import('../form/request-edit.tsx').then((module) => ({ default: module.RequestEdit })));
const Template = lazy(() => import('./template-dialog.tsx').then((module) => ({ default: module.TemplateDialog })));

/** Reminds of a request, changes it, keeps its items as a template, withdraws it. */
export function RequestActions({ request }: { request: DocumentRequest }) {
  const t = useText(messages);
  const toast = useToast();
  const { remind } = useRequestCalls();
  const form = useFormAddress(['edit', 'template', 'withdraw']);
  const reminding = useMutation({
    mutationFn: () => remind(request.id),
    onSuccess: () => toast(t('remind.done')),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  const groups = [
    {
      items: [
        { label: t('edit'), icon: EditIcon, run: () => form.show('edit') },
        { label: t('template.save'), icon: CopyIcon, run: () => form.show('template') },
      ],
    },
    { items: [{ label: t('withdraw'), icon: WithdrawIcon, danger: true, run: () => form.show('withdraw') }] },
  ];
  return (
    <>
      <Menu framed label={t('more')} groups={groups}>
        <MoreIcon />
        {t('more')}
      </Menu>
      {isUnanswered(request) && (
        <Button
          variant="primary"
          icon={SendIcon}
          busy={reminding.isPending ? t('busy') : undefined}
          onClick={() => reminding.mutate()}
        >
          {t('remind')}
        </Button>
      )}
      <Suspense>
        {form.open === 'edit' && <Edit request={request} onClose={form.close} />}
        {form.open === 'template' && <Template request={request} onClose={form.close} />}
        {form.open === 'withdraw' && <Withdraw request={request} onClose={form.close} />}
      </Suspense>
    </>
  );
}

function Withdraw({ request: { id, title, company }, onClose }: { request: DocumentRequest; onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { withdraw } = useRequestCalls();
  const work = useMutation({
    mutationFn: () => withdraw(id),
    onSuccess: () => {
      toast(t('withdrawn', { title }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('withdraw.title')}
      verb={t('withdraw')}
      busy={work.isPending ? t('busy') : undefined}
      failure={work.error ? failureOf(work.error) : undefined}
      onConfirm={() => work.mutate()}
      onCancel={onClose}
    >
      {t('withdraw.text', { company: company.name })}
    </ConfirmDialog>
  );
}
