import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CloseIcon, SearchIcon } from '#ui/icons/icons.ts';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { searchLength } from '../query.ts';

interface ListSearchProps {
  label: string;
  clearLabel: string;
  value: string;
  onSearch: (text: string) => void;
}

const pause = 300;

/** Searches once the typing pauses, at once with Enter; Escape clears. The key "/" comes here from anywhere on the page. */
export function ListSearch({ label, clearLabel, value, onSearch }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useTextOf(value);
  useFreeKey('/', () => input.current?.select());
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  const clear = () => {
    setText('');
    onSearch('');
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSearch(text);
    if (event.key === 'Escape' && text) clear();
  };
  return (
    <search className="list-search">
      <SearchIcon />
      <input
        ref={input}
        className="input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={searchLength}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      {text && <IconButton icon={CloseIcon} label={clearLabel} onClick={clear} />}
    </search>
  );
}

/** The text being typed; it follows the address when that changes by other means, as by Back. */
function useTextOf(value: string) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  return [text, setText] as const;
}
