import { useText } from '#services/i18n/use-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { isOpen, type RequestItem } from '../requests.ts';
import './answer.css';

/** Beyond this many items the bar is one piece. */
const MOST = 20;

/** How much of what was asked for is there, as a bar with a part for each item, and in words. */
export function RequestProgress({ items }: { items: readonly RequestItem[] }) {
  const t = useText(messages);
  const done = items.filter((item) => !isOpen(item)).length;
  const toCorrect = items.filter(({ state }) => state === 'to_correct').length;
  const parts = [
    ...Array<'done'>(done).fill('done'),
    ...Array<'to_correct'>(toCorrect).fill('to_correct'),
    ...Array<'missing'>(items.length - done - toCorrect).fill('missing'),
  ];
  return (
    <div className="request-progress">
      {items.length <= MOST ? (
        <span className="request-parts" aria-hidden="true">
          {parts.map((part, index) => (
            // The parts are alike but for their place.
            <span key={index} data-part={part} />
          ))}
        </span>
      ) : (
        <progress max={items.length} value={done} aria-label={t('progress', { done, n: items.length })} />
      )}
      <p role="status">
        {t('progress', { done, n: items.length })}
        {toCorrect > 0 && ` · ${t('progress.to_correct', { n: toCorrect })}`}
      </p>
    </div>
  );
}
