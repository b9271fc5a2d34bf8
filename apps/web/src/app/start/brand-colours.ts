import { black, type Colour, colourOf, contrast, hexOf, mix, white } from './colour.ts';

/** What one colour of a brand turns into. Every pair that the interface uses meets WCAG 2.2 AA. */
export interface Shades {
  fill: string;
  hover: string;
  active: string;
  text: string;
  soft: string;
  onSoft: string;
}

/** Paper, ground and the most demanding surface for text of each theme, as in tokens.css. */
const themes = {
  light: { surface: colourOf('#ffffff'), ground: colourOf('#f2f5fa'), towards: black },
  dark: { surface: colourOf('#191c26'), ground: colourOf('#11131a'), towards: white },
};

/**
 * Derives the shades of a brand's colour for a theme. Null when white text on it cannot be read (under 4.5 : 1): the
 * interface then keeps its own colour.
 */
export function shadesOf(hex: string, theme: keyof typeof themes): Shades | null {
  const { surface, ground, towards } = themes[theme];
  const colour = colourOf(hex);
  if (contrast(colour, white) < 4.5) return null;
  const fill = shift(
    colour,
    white,
    (candidate) => contrast(candidate, surface) >= 3 && contrast(candidate, ground) >= 3,
  );
  if (!fill || contrast(fill, white) < 4.5) return null;
  const soft = mix(surface, colour, theme === 'light' ? 0.1 : 0.22);
  const text = shift(colour, towards, (candidate) =>
    [surface, ground, soft].every((back) => contrast(candidate, back) >= 4.6),
  );
  const onSoft = shift(colour, towards, (candidate) => contrast(candidate, soft) >= 6.5);
  if (!text || !onSoft) return null;
  const hover = mix(fill, black, 0.14);
  const active = mix(fill, black, 0.28);
  return {
    fill: hexOf(fill),
    hover: hexOf(hover),
    active: hexOf(active),
    text: hexOf(text),
    soft: hexOf(soft),
    onSoft: hexOf(onSoft),
  };
}

/** The first step from a colour towards another that is good enough. */
function shift(from: Colour, towards: Colour, isGood: (candidate: Colour) => boolean): Colour | undefined {
  const steps = Array.from({ length: 21 }, (_, index) => mix(from, towards, index / 20));
  return steps.map(round).find(isGood);
}

function round([red, green, blue]: Colour): Colour {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}
