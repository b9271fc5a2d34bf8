import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import messages from './messages.json' with { type: 'json' };

/** Says that something is done, and takes it back when asked to. */
export function useUndo(): (text: string, back: () => Promise<unknown>) => void {
  const t = useText(messages);
  const toast = useToast();
  return (text, back) => {
    const run = () =>
      void back().then(
        () => toast(t('undone')),
        (thrown: unknown) => toast(failureOf(thrown).message),
      );
    toast(text, { label: t('undo'), run });
  };
}
