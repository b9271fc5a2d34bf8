import { LanguageIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
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
