import { useText } from '#services/i18n/use-text.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import type { Selection } from '#ui/list/bulk/selection.ts';
import { dayText } from '#ui/text/day.ts';
import type { Entry } from './form/values.ts';
import messages from './messages.json' with { type: 'json' };
import { spanText } from './times.ts';
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
