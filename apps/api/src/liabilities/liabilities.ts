import type { Handlers } from '../app/contract/handlers.ts';

export const liabilityHandlers = {} as Pick<
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
