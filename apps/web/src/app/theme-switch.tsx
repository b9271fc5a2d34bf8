import { DarkIcon, LightIcon, SystemThemeIcon } from '../ui/icons.ts';
import { Segments } from '../ui/segments.tsx';
import messages from './messages.json' with { type: 'json' };
import { useTheme } from './theme.ts';
import { useText } from './use-text.ts';

export function ThemeSwitch() {
  const text = useText(messages);
  const [theme, chooseTheme] = useTheme();
  return (
    <Segments
      label={text('theme')}
      value={theme}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: text('theme.light'), icon: LightIcon },
        { value: 'dark', label: text('theme.dark'), icon: DarkIcon },
        { value: 'system', label: text('theme.system'), icon: SystemThemeIcon },
      ]}
    />
  );
}
