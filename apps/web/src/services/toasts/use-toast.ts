import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { showToast } from '#ui/feedback/toast.ts';
import type { ToastAction } from '#ui/feedback/toast-region.tsx';

/** Shows that something was done: `toast('Dodano firmę: Delta s.c.')`. */
export function useToast(): (text: string, action?: ToastAction) => void {
  const t = useText(messages);
  return (message, action) => void showToast(message, { region: t('toasts'), ...(action && { action }) });
}
