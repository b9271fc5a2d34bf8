type Colour = [number, number, number];

export const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Colour;

const INK = '#1a2130';
const PAPER = '#ffffff';
const GROUND = '#f2f5fa';

/** What the colour of an office turns into in a letter, where every pair meets WCAG 2.2 AA. */
export interface MailColours {
  fill: string;
  onFill: string;
  /** Of links on paper and ground. */
  link: string;
}

export function mailColours(primary: string): MailColours {
  return {
    fill: primary,
    onFill: contrast(primary, PAPER) >= 4.5 ? PAPER : INK,
    link: linkColour(primary),
  };
}

/** The colour itself, or the first darker one that can be read. */
function linkColour(primary: string): string {
  const shades = Array.from({ length: 11 }, (_, step) => darker(primary, step / 10));
  return shades.find((shade) => [PAPER, GROUND].every((back) => contrast(shade, back) >= 4.5)) ?? INK;
}

const darker = (hex: string, share: number) =>
  `#${colourOf(hex)
    .map((part) =>
      Math.round(part * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((hex) => luminance(colourOf(hex))).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
