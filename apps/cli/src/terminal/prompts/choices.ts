import type { components } from '@biuro/contract';

type Schemas = components['schemas'];

/** Lists all values of an enumeration of the contract. A missing or unknown value does not compile. */
const all =
  <Value extends string>() =>
  <const Values extends readonly Value[]>(...values: [Value] extends [Values[number]] ? Values : never): Values =>
    values;

export const companyTypes = all<Schemas['CompanyType']>()(
  ...(['jdg', 'sc', 'sj', 'sp', 'sk', 'ska', 'zoo', 'psa', 'sa'] as const),
  ...(['foundation', 'association', 'community', 'farmer', 'other'] as const),
);

export const companyStages = all<Schemas['Lifecycle']>()(
  ...(['prospect', 'onboarding', 'active', 'suspended', 'notice', 'ended'] as const),
);

export const taskStatuses = all<Schemas['TaskStatus']>()(
  ...(['awaiting_documents', 'incomplete', 'complete', 'booking', 'clarification', 'booked', 'calculated'] as const),
  ...(['review', 'published', 'closed', 'correcting', 'suspended', 'cancelled'] as const),
);

export const taskStages = all<Schemas['TaskStage']>()('documents', 'work', 'told');

export const taskKinds = all<Schemas['TaskKind']>()(
  ...(['settlement', 'payroll', 'annual', 'correction', 'one_off'] as const),
);

export const liabilityKinds = all<Schemas['LiabilityKind']>()(
  ...(['zus', 'pit', 'lump_sum', 'cit', 'vat', 'pit4', 'pit8ar', 'pcc', 'ppk', 'pfron'] as const),
  ...(['property', 'office', 'other'] as const),
);

export const liabilityStates = all<Schemas['LiabilityState']>()(
  ...(['to_calculate', 'to_publish', 'open', 'to_confirm', 'done'] as const),
);

export const liabilityStatuses = all<Schemas['LiabilityStatus']>()(
  ...(['to_calculate', 'calculated', 'approved', 'published', 'read', 'paid', 'confirmed', 'not_applicable'] as const),
);

export const declarationForms = all<Schemas['DeclarationForm']>()(
  ...(['jpk_v7m', 'jpk_v7k', 'vat_ue', 'dra', 'pit4r', 'pit8ar', 'pit11', 'pit28', 'pit36', 'pit36l'] as const),
  ...(['cit8', 'financial_statement', 'jpk_cit', 'other'] as const),
);

export const declarationStatuses = all<Schemas['DeclarationStatus']>()(
  ...(['to_prepare', 'prepared', 'signed', 'sent', 'accepted', 'rejected', 'corrected', 'not_applicable'] as const),
);

export const liabilityResults = all<Schemas['LiabilityResult']>()(
  ...(['payable', 'zero', 'overpaid', 'refund', 'carried'] as const),
);

export const uptimeCategories = all<Schemas['UptimeCategory']>()(
  ...(['bookkeeping', 'vat', 'declarations', 'payroll', 'hr', 'zus', 'annual', 'contact', 'documents'] as const),
  ...(['authorities', 'onboarding', 'advice', 'administration', 'training'] as const),
);

export const uptimeStatuses = all<Schemas['UptimeStatus']>()(
  ...(['running', 'saved', 'submitted', 'approved', 'rejected', 'invoiced'] as const),
);

export const documentKinds = all<Schemas['DocumentKind']>()(
  ...(['sale', 'cost', 'correction', 'bank_statement', 'cash_report', 'contract', 'staff', 'payroll'] as const),
  ...(['declaration', 'upo', 'official_letter', 'transfer', 'other'] as const),
);

export const documentStatuses = all<Schemas['DocumentStatus']>()(
  ...(['sent', 'in_review', 'to_correct', 'accepted', 'booked', 'rejected', 'duplicate', 'archived'] as const),
);

export const documentStates = all<Schemas['DocumentState']>()('to_check', 'to_correct', 'accepted', 'set_aside');

export const documentDirections = all<Schemas['DocumentDirection']>()('from_client', 'from_office', 'internal');

export const requestStatuses = all<Schemas['DocumentRequestStatus']>()(
  ...(['waiting', 'partial', 'delivered', 'accepted', 'withdrawn'] as const),
);
