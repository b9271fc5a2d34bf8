import type { components } from '@biuro/contract';

/** Settings of an office about settlements, from its file in `tenants/`. */
export type OfficeSettings = Required<components['schemas']['OfficeSettings']>;

/** Defaults. */
export const USUAL_SETTINGS: OfficeSettings = { four_eyes: false, buffer_days: 2, docs_due_day: 7, sms_per_day: 1_000 };
