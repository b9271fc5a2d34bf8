import { Segments } from '../ui/segments.tsx';
import messages from './messages.json' with { type: 'json' };
import { themes, useTheme } from './theme.ts';
import { themeIcons } from './theme-icons.ts';
import { useText } from './use-text.ts';

export function ThemeSwitch() {
  const text = useText(messages);
  const [theme, chooseTheme] = useTheme();
  return (
    <Segments
      label={text('theme')}
      value={theme}
      onChange={chooseTheme}
      options={themes.map((value) => ({ value, label: text(`theme.${value}`), icon: themeIcons[value] }))}
    />
  );
}
