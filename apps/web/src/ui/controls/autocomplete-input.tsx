import { AutoComplete } from 'primereact/autocomplete';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';
import messages from '#ui/messages.json' with { type: 'json' };
import { Prime } from '#ui/overlay/prime/prime.tsx';
import { words } from '#ui/text/words.ts';
import type { ControlProps } from './field.tsx';
import './autocomplete.css';

export interface Choice {
  value: string;
  label: string;
  /** Tells records of the same name apart. */
  detail?: string;
}

export interface AutocompleteInputProps {
  control: ControlProps;
  /** Key of the form's values; the errors of this field carry it. */
  name: string;
  placeholder: string;
  /** The placeholder of this field had the focus. */
  entered: boolean;
  find: (text: string) => Promise<Choice[]>;
  /** Called with the chosen record; the field is then empty for the next one. */
  onChoose: (choice: Choice) => void;
}

export function AutocompleteInput({ control, name, placeholder, entered, find, onChoose }: AutocompleteInputProps) {
  const t = words(messages);
  const box = useRef<AutoComplete>(null);
  const [text, setText] = useState('');
  const { choices, empty, complete } = useChoices(find);
  useEffect(() => {
    if (entered) document.getElementById(control.id)?.focus();
  }, [entered, control.id]);
  const choose = (choice: Choice) => {
    onChoose(choice);
    setText('');
  };
  return (
    <Prime>
      <AutoComplete
        ref={box}
        inputId={control.id}
        name={name}
        className="autocomplete"
        inputClassName="input"
        panelClassName="autocomplete-panel"
        field="label"
        value={text}
        suggestions={choices}
        completeMethod={({ query }) => void complete(query)}
        onChange={({ value }: { value: unknown }) => setText(typeof value === 'string' ? value : '')}
        onSelect={({ value }: { value: Choice }) => choose(value)}
        itemTemplate={choiceContent}
        delay={250}
        autoHighlight
        showEmptyMessage
        emptyMessage={empty}
        appendTo="self"
        // In the top layer: a card or a dialog around it would cut the panel off.
        onShow={() => box.current?.getOverlay()?.showPopover()}
        pt={{
          panel: { popover: 'manual' },
          list: { 'aria-label': t('search.choices') },
          input: {
            root: {
              'aria-describedby': control['aria-describedby'],
              'aria-invalid': control['aria-invalid'],
              placeholder,
              autoComplete: 'off',
            },
          },
        }}
      />
    </Prime>
  );
}

function choiceContent({ label, detail }: Choice) {
  return (
    <span className="autocomplete-choice">
      <span>{label}</span>
      {detail && <span className="autocomplete-detail">{detail}</span>}
    </span>
  );
}

/** The records found for the latest text; an answer to an earlier text is dropped. */
function useChoices(find: AutocompleteInputProps['find']) {
  const t = words(messages);
  const asked = useRef(0);
  const [choices, setChoices] = useState<Choice[]>([]);
  const [empty, setEmpty] = useState('');
  const complete = async (query: string) => {
    const turn = ++asked.current;
    const settle = (found: Choice[], sentence: string) => {
      if (turn !== asked.current) return;
      setEmpty(sentence);
      setChoices(found);
    };
    await find(query).then(
      (found) => settle(found, t('search.none')),
      (thrown: unknown) => settle([], failureOf(thrown).message),
    );
  };
  return { choices, empty, complete };
}
