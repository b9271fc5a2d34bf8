import { useId, useState } from 'react';
import { CheckboxLine } from '#ui/controls/checkbox.tsx';
import { ColumnsIcon } from '#ui/icons/icons.ts';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { ColumnChoice } from '../columns.ts';
import './column-menu.css';

/** Which columns are shown; the list follows at once. Not drawn before somebody opens it. */
export function ListColumnMenu<Row>({ choices, choose }: ColumnChoice<Row>) {
  const t = words(messages);
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <div className="list-columns">
      <button type="button" className="button button-secondary" popoverTarget={id}>
        <ColumnsIcon />
        <span className="list-columns-label">{t('list.columns')}</span>
      </button>
      <fieldset id={id} popover="auto" className="list-popover" onBeforeToggle={() => setOpened(true)}>
        <legend className="visually-hidden">{t('list.columns')}</legend>
        {opened &&
          choices.map(({ key, label, shown }) => (
            <CheckboxLine key={key} label={label} checked={shown} onChange={() => choose(key, !shown)} />
          ))}
      </fieldset>
    </div>
  );
}
