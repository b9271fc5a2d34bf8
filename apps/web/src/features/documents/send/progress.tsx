import { useText } from '#services/i18n/use-text.ts';
import { pageLocale } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import type { QueueItem } from './queue-item.ts';
import './send.css';

/** How much of what was chosen is in the office, and how much is still to go. */
export function SendProgress({ items }: { items: readonly QueueItem[] }) {
  const t = useText(messages);
  const there = items.filter(isThere).length;
  const files = items.filter(({ state }) => state !== 'refused').flatMap((item) => item.files);
  const total = sum(files.map(({ blob }) => blob.size));
  const sent = sum(items.flatMap((item) => item.files.map((file) => (isThere(item) ? file.blob.size : file.sent))));
  const left = Math.max(0, total - sent);
  return (
    <section className="card card-body-padded send-progress" aria-label={t('send.title')}>
      <p className="send-count">
        <strong role="status">{t('send.count', { there, n: items.length })}</strong>
        {left > 0 && <span>{t('send.left', { size: sizeText(left) })}</span>}
      </p>
      <progress max={Math.max(1, total)} value={Math.min(sent, total)} aria-label={t('send.title')} />
      <p className="send-note">{t(there === items.length ? 'send.all' : 'send.leave')}</p>
    </section>
  );
}

/** What was handed over, now or before. */
export const isThere = ({ state }: QueueItem): boolean => state === 'done' || state === 'duplicate';

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** "2,6 MB", "340 kB". */
export function sizeText(bytes: number): string {
  const [value, unit] = bytes >= 950_000 ? [bytes / 1_000_000, 'MB'] : [Math.max(1, bytes / 1_000), 'kB'];
  const digits = unit === 'MB' ? 1 : 0;
  return `${value.toLocaleString(pageLocale(), { maximumFractionDigits: digits })}\u00A0${unit}`;
}
