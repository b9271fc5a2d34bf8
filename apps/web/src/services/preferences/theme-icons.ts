import { DarkIcon, type IconType, LightIcon, SystemThemeIcon } from '#ui/icons/icons.ts';
import type { Theme } from './theme.ts';

export const themeIcons: Record<Theme, IconType> = { light: LightIcon, dark: DarkIcon, system: SystemThemeIcon };
