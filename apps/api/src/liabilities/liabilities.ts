import type { Handlers } from '../app/contract/handlers.ts';
import { statementHandlers } from './bank-statements.ts';
import { editHandlers } from './liability-edit.ts';
import { paymentHandlers } from './liability-payments.ts';
import { readHandlers } from './liability-read.ts';
import { transferHandlers } from './liability-transfer.ts';
import { proofHandlers } from './payment-proof.ts';
import { publishHandlers } from './publish.ts';

type LiabilityHandlers = Pick<
  Handlers,
  | 'listLiabilities'
  | 'createLiability'
  | 'exportLiabilities'
  | 'listMyLiabilities'
  | 'publishLiabilities'
  | 'confirmPayments'
  | 'getLiability'
  | 'updateLiability'
  | 'changeLiabilityStatus'
  | 'markLiabilityPaid'
  | 'unmarkLiabilityPaid'
  | 'putPaymentProof'
  | 'getPaymentProof'
  | 'getTransfer'
  | 'readBankStatement'
>;

export const liabilityHandlers: LiabilityHandlers = {
  ...readHandlers,
  ...editHandlers,
  ...paymentHandlers,
  ...transferHandlers,
  ...proofHandlers,
  ...publishHandlers,
  ...statementHandlers,
};
