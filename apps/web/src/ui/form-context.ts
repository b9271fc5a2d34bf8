import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';

export interface FormContextValue {
  form: UseFormReturn;
  /** Values that somebody else saved meanwhile, by field, where they differ from what is typed here. */
  elsewhere: Record<string, unknown>;
  /** Where the record of an API path opens for this person. */
  recordHref: (link: string) => string;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('Fields stand inside of a Form');
  return context;
}
