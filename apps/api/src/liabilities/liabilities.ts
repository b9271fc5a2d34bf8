import type { Handlers } from '../app/contract/handlers.ts';
import { statementHandlers } from './bank-statements.ts';
import { calculationHandlers } from './calculation-file.ts';
import { correctionHandlers } from './liability-corrections.ts';
import { deletionHandlers } from './liability-deletion.ts';
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
  | 'listDeletedLiabilities'
  | 'deleteLiability'
  | 'restoreLiability'
  | 'changeLiabilityStatus'
  | 'decideCorrection'
  | 'markLiabilityPaid'
  | 'unmarkLiabilityPaid'
  | 'putPaymentProof'
  | 'getPaymentProof'
  | 'putCalculation'
  | 'getCalculation'
  | 'deleteCalculation'
  | 'getTransfer'
  | 'exportMyTransfers'
  | 'readBankStatement'
>;

export const liabilityHandlers: LiabilityHandlers = {
  ...readHandlers,
  ...editHandlers,
  ...deletionHandlers,
  ...correctionHandlers,
  ...paymentHandlers,
  ...transferHandlers,
  ...proofHandlers,
  ...calculationHandlers,
  ...publishHandlers,
  ...statementHandlers,
};
