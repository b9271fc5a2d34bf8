/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

/** From `#rrggbb`. */
export function colourOf(hex: string): Colour {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export function hexOf(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of the second colour (0 to 1) in the first. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2) => colour[index] + (other[index] - colour[index]) * share;
  return [channel(0), channel(1), channel(2)];
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const lights = [luminance(a), luminance(b)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
