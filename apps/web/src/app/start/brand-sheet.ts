import { type Shades, shadesOf } from './brand-colours.ts';

interface Brand {
  primary: string;
  secondary: string;
}

const own: Brand = { primary: '#6766cc', secondary: '#b62268' };

/**
 * Style sheet that puts an office's colours over ours, or null when they are ours. A colour that cannot carry white
 * text is left out and named by `refuse`.
 */
export function brandSheet(brand: Brand, refuse: (colour: string) => void): string | null {
  const rules = (['light', 'dark'] as const).map((theme) => {
    const primary = override(brand.primary, own.primary, theme, primaryTokens, refuse);
    const secondary = override(brand.secondary, own.secondary, theme, accentTokens, refuse);
    const tokens = [...primary, ...secondary];
    return tokens.length > 0 ? `[data-theme="${theme}"] { ${tokens.join('; ')} }` : '';
  });
  return rules.filter(Boolean).join('\n') || null;
}

function override(
  wanted: string,
  usual: string,
  theme: 'light' | 'dark',
  tokensOf: (shades: Shades) => Record<string, string>,
  refuse: (colour: string) => void,
): string[] {
  if (wanted === usual) return [];
  const shades = shadesOf(wanted, theme);
  if (!shades) {
    refuse(wanted);
    return [];
  }
  return Object.entries(tokensOf(shades)).map(([token, value]) => `--c-${token}: ${value}`);
}

function primaryTokens({ fill, hover, active, text, soft, onSoft }: Shades): Record<string, string> {
  return {
    primary: fill,
    'primary-hover': hover,
    'primary-active': active,
    'primary-text': text,
    'primary-soft': soft,
    'on-primary-soft': onSoft,
    focus: text,
  };
}

function accentTokens({ fill, hover, text, soft, onSoft }: Shades): Record<string, string> {
  return { accent: fill, 'accent-hover': hover, 'accent-text': text, 'accent-soft': soft, 'on-accent-soft': onSoft };
}
