import { createContext } from 'react';

export interface FormExtras {
  /** Values that somebody else saved meanwhile, where they differ from what is typed here. */
  elsewhere: Record<string, unknown>;
  /** What somebody else saved meanwhile was brought in after a refusal. */
  renewed: boolean;
  /** Where the record of an API path opens. */
  recordHref: (link: string) => string;
}

/** What fields know beyond react-hook-form's own context. */
export const FormContext = createContext<FormExtras>({ elsewhere: {}, renewed: false, recordHref: (link) => link });
