import type { components } from '@biuro/contract';

/** How an office settles, as its file in `tenants/` says it. */
export type OfficeSettings = Required<components['schemas']['OfficeSettings']>;

/** Of an office whose file does not say otherwise. */
export const USUAL_SETTINGS: OfficeSettings = { four_eyes: false, buffer_days: 2, docs_due_day: 7, sms_per_day: 1_000 };
