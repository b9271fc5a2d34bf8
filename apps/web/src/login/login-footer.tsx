import { LanguageSwitch } from '../app/language-switch.tsx';
import { ThemeSwitch } from '../app/theme-switch.tsx';

/** Language and theme. A change of language loads the page anew, so it is offered only while no step would be lost. */
export function LoginFooter({ languages }: { languages: boolean }) {
  return (
    <>
      <ThemeSwitch />
      {languages && <LanguageSwitch />}
    </>
  );
}
