import { LanguageSwitch } from '#services/i18n/language-switch.tsx';
import { ThemeSwitch } from '#services/preferences/theme-switch.tsx';

/** Language and theme. A change of language loads the page anew, so it is offered only while no step would be lost. */
export function LoginFooter({ languages }: { languages: boolean }) {
  return (
    <>
      <ThemeSwitch />
      {languages && <LanguageSwitch />}
    </>
  );
}
