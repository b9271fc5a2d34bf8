import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { Page } from '#ui/layout/page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { usePaymentsToConfirm } from '../queries.ts';
import { BankStatement } from './bank-statement.tsx';
import './payments.css';
import { ToConfirmCard } from './to-confirm-card.tsx';

/** Money that came: what clients say that they have paid, and what the bank says. */
export function Payments() {
  const t = useText(messages);
  const mayEdit = useRight('tasks:edit');
  const answer = usePaymentsToConfirm();
  const total = answer.data?.meta.total;
  return (
    <Page title={t('payments.title')} sentence={total === undefined ? '\u00A0' : t('payments.sentence', { n: total })}>
      {mayEdit && <BankStatement />}
      <ToConfirmCard answer={answer} mayEdit={mayEdit} />
    </Page>
  );
}
