import type { components } from '@biuro/contract';

type Schemas = components['schemas'];

/** Every value of an enumeration of the contract: one that is missing or unknown does not compile. */
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

export const liabilityResults = all<Schemas['LiabilityResult']>()(
  ...(['payable', 'zero', 'overpaid', 'refund', 'carried'] as const),
);
