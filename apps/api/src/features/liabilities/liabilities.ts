import type { FeatureServices } from '#platform/feature.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { statementHandlers } from './bank-statement/bank-statements.ts';
import { calculationHandlers } from './calculation/file.ts';
import { correctionHandlers } from './corrections/corrections.ts';
import { createDeletionHandlers } from './deletion/liability-deletion.ts';
import { editHandlers } from './edit.ts';
import { paymentHandlers } from './payments/payments.ts';
import { proofHandlers } from './payments/proof.ts';
import { transferHandlers } from './payments/transfer.ts';
import { publishHandlers } from './publish/publish.ts';
import { readHandlers } from './read.ts';

type LiabilityHandlers = Pick<
  Handlers,
  | 'listLiabilities'
  | 'createLiability'
  | 'getLiabilityTotals'
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

export const createLiabilityHandlers = (services: Pick<FeatureServices, 'deletedRecords'>): LiabilityHandlers => ({
  ...readHandlers,
  ...editHandlers,
  ...createDeletionHandlers(services),
  ...correctionHandlers,
  ...paymentHandlers,
  ...transferHandlers,
  ...proofHandlers,
  ...calculationHandlers,
  ...publishHandlers,
  ...statementHandlers,
});
