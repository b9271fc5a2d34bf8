import { useId, useState } from 'react';
import { CheckboxLine } from './checkbox-line.tsx';
import { ColumnsIcon } from './icons.ts';
import type { ColumnChoice } from './list-columns.ts';
import messages from './messages.json' with { type: 'json' };
import { words } from './words.ts';
import './list-column-menu.css';

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
