import { showToast, type ToastAction } from '../ui/toast.ts';
import messages from './messages.json' with { type: 'json' };
import { useText } from './use-text.ts';

/** Says that something is done: `toast('Dodano firmę: Delta s.c.')`. */
export function useToast(): (text: string, action?: ToastAction) => void {
  const text = useText(messages);
  return (message, action) => void showToast(message, { region: text('toasts'), ...(action && { action }) });
}
