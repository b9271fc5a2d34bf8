import { useText } from '../app/use-text.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { dayText } from '../ui/day.ts';
import type { Selection } from '../ui/list-selection.ts';
import messages from './entry/messages.json' with { type: 'json' };
import { spanText } from './entry-times.ts';
import type { Entry } from './entry-values.ts';
import { useChangeable } from './use-changeable.ts';

/** Marks an entry; a gap in the place of one that cannot be changed. */
export function EntryMark({ entry, selection }: { entry: Entry; selection: Selection }) {
  const t = useText(messages);
  const changeable = useChangeable();
  return (
    <span className="entry-mark">
      {changeable(entry) && (
        <Checkbox
          checked={selection.ids.has(entry.id)}
          onChange={() => selection.toggle(entry.id)}
          aria-label={t('mark', { day: dayText(entry.day), span: spanText(entry) })}
        />
      )}
    </span>
  );
}
