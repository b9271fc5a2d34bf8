import { createContext } from 'react';

export interface FormExtras {
  /** What somebody else has saved since in fields that were changed here, by the names of the fields. */
  conflicts: Record<string, unknown>;
  /** After a refusal for another version the newest values were loaded. */
  reloaded: boolean;
  /** Where the record of an API path opens. */
  recordHref: (link: string) => string;
}

/** What fields know beyond react-hook-form's own context. */
export const FormContext = createContext<FormExtras>({ conflicts: {}, reloaded: false, recordHref: (link) => link });
