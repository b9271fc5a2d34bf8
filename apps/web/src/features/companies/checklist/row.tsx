import { useText } from '#services/i18n/use-text.ts';
import { CheckboxLine } from '#ui/controls/checkbox.tsx';
import { Button } from '#ui/layout/button.tsx';
import checklist from './messages.json' with { type: 'json' };
import type { ChecklistItem } from './queries.ts';

interface CompanyChecklistRowProps {
  item: ChecklistItem;
  editable: boolean;
  onState: (state: 'open' | 'done') => void;
  onWaive: () => void;
}

/** One thing to do: a box to tick, or the reason why it need not be done. */
export function CompanyChecklistRow({ item, editable, onState, onWaive }: CompanyChecklistRowProps) {
  const c = useText(checklist);
  const { key, required, state } = item;
  const name = c(`item.${key}`);
  const words = required ? name : c('item.optional', { name });
  return (
    <li data-state={state}>
      {editable && state !== 'waived' ? (
        <CheckboxLine
          label={words}
          checked={state === 'done'}
          onChange={({ target }) => onState(target.checked ? 'done' : 'open')}
        />
      ) : (
        <span className="company-checklist-name">{state === 'done' ? c('item.done', { name: words }) : words}</span>
      )}
      <Trace item={item} />
      {editable && state === 'open' && (
        <Button variant="quiet" label={c('waive.of', { name })} onClick={onWaive}>
          {c('waive')}
        </Button>
      )}
      {editable && state === 'waived' && (
        <Button variant="quiet" label={c('reopen.of', { name })} onClick={() => onState('open')}>
          {c('reopen')}
        </Button>
      )}
    </li>
  );
}

/** Who did it and when, or why it was left out. */
function Trace({ item: { state, reason, at, by } }: { item: ChecklistItem }) {
  const c = useText(checklist);
  if (state === 'open' || !at) return null;
  return (
    <span className="company-checklist-trace">
      {state === 'waived' && c('waived', { reason: reason ?? '' })}
      {state === 'waived' && <br />}
      {c('by', { name: by ?? c('portal'), at: new Date(at) })}
    </span>
  );
}
