import { LanguageSwitch } from '#services/i18n/language-switch.tsx';
import { ThemeSwitch } from '#services/preferences/theme-switch.tsx';

/** Language and theme. */
export function LoginFooter() {
  return (
    <>
      <ThemeSwitch />
      <LanguageSwitch />
    </>
  );
}
