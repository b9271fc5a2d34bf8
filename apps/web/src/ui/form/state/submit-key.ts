import { type RefObject, useLayoutEffect } from 'react';

/** Ctrl+Enter (⌘ on a Mac) submits from any field. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const element = form.current;
    const press = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) element?.requestSubmit();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [form]);
}
