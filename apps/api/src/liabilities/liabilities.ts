import type { Handlers } from '../app/contract/handlers.ts';
import { statementHandlers } from './bank-statements.ts';
import { correctionHandlers } from './liability-corrections.ts';
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
  | 'listLiabilityIds'
  | 'exportLiabilities'
  | 'listMyLiabilities'
  | 'publishLiabilities'
  | 'confirmPayments'
  | 'getLiability'
  | 'updateLiability'
  | 'changeLiabilityStatus'
  | 'decideCorrection'
  | 'markLiabilityPaid'
  | 'unmarkLiabilityPaid'
  | 'putPaymentProof'
  | 'getPaymentProof'
  | 'getTransfer'
  | 'exportMyTransfers'
  | 'readBankStatement'
>;

export const liabilityHandlers: LiabilityHandlers = {
  ...readHandlers,
  ...editHandlers,
  ...correctionHandlers,
  ...paymentHandlers,
  ...transferHandlers,
  ...proofHandlers,
  ...publishHandlers,
  ...statementHandlers,
};
