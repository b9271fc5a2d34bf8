import { Button } from '../ui/button.tsx';
import { LanguageIcon } from '../ui/icons.ts';
import { changeLocale, languages } from './locale.ts';
import { useLocale } from './use-portal.ts';

/** Offers the other language, in that language. */
export function LanguageSwitch() {
  const other = useLocale() === 'pl' ? 'en' : 'pl';
  return (
    <Button variant="quiet" icon={LanguageIcon} onClick={() => changeLocale(other)}>
      <span lang={other}>{languages[other]}</span>
    </Button>
  );
}
