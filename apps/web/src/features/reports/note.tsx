import { useText } from '#services/i18n/use-text.ts';
import messages from './messages.json' with { type: 'json' };

/** Where the numbers come from: opened by whoever doubts them. */
export function ReportNote({ children }: { children: string }) {
  const t = useText(messages);
  return (
    <details className="report-note">
      <summary>{t('note')}</summary>
      {children}
    </details>
  );
}
