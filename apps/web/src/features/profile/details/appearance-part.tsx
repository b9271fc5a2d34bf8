import type { Locale } from '@biuro/core/i18n/text.ts';
import { useMutation } from '@tanstack/react-query';
import { changeLocale, languages, pageLocale } from '#services/i18n/locale.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useSavePreferences } from '#services/preferences/change-preferences.ts';
import { chooseTheme, type Theme, themes, useTheme } from '#services/preferences/theme.ts';
import { themeIcons } from '#services/preferences/theme-switch.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { hasKeyboard } from '#ui/keyboard/has-keyboard.ts';
import { useSingleKeys } from '#ui/keyboard/single-keys.ts';
import messages from '../messages.json' with { type: 'json' };
import { ProfilePart } from '../profile-part.tsx';
import { Choices } from './choices.tsx';

const locales = ['pl', 'en'] as const satisfies Locale[];

/** Theme and language, at once in force and kept with the account; shortcuts are kept in the browser. */
export function AppearancePart() {
  const t = useText(messages);
  const [theme] = useTheme();
  const [singleKeys, switchSingleKeys] = useSingleKeys();
  const saving = useMutation({ mutationFn: useSavePreferences() });
  const changeTheme = (next: Theme) => {
    chooseTheme(next);
    saving.mutate({ theme: next });
  };
  // The page starts anew in the other language, so the account hears of it first.
  const saveLocale = (locale: Locale) => saving.mutate({ locale }, { onSuccess: () => changeLocale(locale) });
  return (
    <ProfilePart name="appearance">
      <div className="profile-stack">
        {saving.error && (
          <Notice tone="danger" role="alert">
            {t('appearance.failed', { reason: failureOf(saving.error).message })}
          </Notice>
        )}
        <Choices
          label={t('theme')}
          value={theme}
          choices={themes.map((value) => ({ value, label: t(`theme.${value}`), icon: themeIcons[value] }))}
          onChange={changeTheme}
        />
        <Choices
          label={t('language')}
          value={pageLocale()}
          choices={locales.map((value) => ({ value, label: <span lang={value}>{languages[value]}</span> }))}
          onChange={saveLocale}
        />
        {hasKeyboard() && (
          <label className="check">
            <input type="checkbox" checked={singleKeys} onChange={(event) => switchSingleKeys(event.target.checked)} />
            <span>
              {t('shortcuts')}
              <span className="check-hint">{t('shortcuts.hint')}</span>
            </span>
          </label>
        )}
      </div>
    </ProfilePart>
  );
}
