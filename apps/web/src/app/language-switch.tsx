import { Button } from '../ui/button.tsx';
import { LanguageIcon } from '../ui/icons.ts';
import { changeLocale, languages, pageLocale } from './locale.ts';

/** Offers the other language, in that language. */
export function LanguageSwitch() {
  const other = pageLocale() === 'pl' ? 'en' : 'pl';
  return (
    <Button variant="quiet" icon={LanguageIcon} onClick={() => changeLocale(other)}>
      <span lang={other}>{languages[other]}</span>
    </Button>
  );
}
