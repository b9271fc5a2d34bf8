import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { DarkIcon, type IconType, LightIcon, SystemThemeIcon } from '#ui/icons/icons.ts';
import { type Theme, themes, useTheme } from './theme.ts';

export const themeIcons: Record<Theme, IconType> = { light: LightIcon, dark: DarkIcon, system: SystemThemeIcon };

export function ThemeSwitch() {
  const t = useText(messages);
  const [theme, chooseTheme] = useTheme();
  return (
    <Segments
      label={t('theme')}
      value={theme}
      onChange={chooseTheme}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`), icon: themeIcons[value] }))}
    />
  );
}
