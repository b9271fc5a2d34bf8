import { encodePng } from './png.ts';

export interface IconColours {
  /** As `#6766cc`. */
  primary: string;
  secondary: string;
}

interface IconOptions {
  /** Pixels of a side. */
  size: number;
  /** Part of the side that the logo takes. */
  share: number;
  /** Behind the logo; without it the picture is transparent. */
  ground?: string;
}

type Rgba = [number, number, number, number];

/** The logo as in `logo.css`: a rounded square and a dot with a ring, in a box of 27 units. */
const BOX = 27;
const SQUARE = { side: 24, radius: 6 };
const DOT = { centre: 21, radius: 6, ring: 2 };

/** Draws the logo in the colours of an office as a PNG. */
export function drawIcon({ primary, secondary }: IconColours, { size, share, ground }: IconOptions): Buffer {
  const unit = (size * share) / BOX;
  const margin = (size - BOX * unit) / 2;
  const pixels = new Uint8Array(size * size * 4);
  const [fill, dot, ring] = [rgbaOf(primary), rgbaOf(secondary), rgbaOf(ground ?? '#ffffff')];
  const back: Rgba = ground ? rgbaOf(ground) : [0, 0, 0, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      // The middle of the pixel, in units of the box.
      const [u, v] = [(x + 0.5 - margin) / unit, (y + 0.5 - margin) / unit];
      const square = coverage(distanceToSquare(u, v), unit);
      const outer = coverage(distanceToDot(u, v) - DOT.radius, unit);
      const inner = coverage(distanceToDot(u, v) - (DOT.radius - DOT.ring), unit);
      const colour = over(over(over(back, fill, square), ring, outer), dot, inner);
      pixels.set(colour.map(Math.round), (y * size + x) * 4);
    }
  }
  return encodePng(size, pixels);
}

/** How much of a pixel lies inside of an edge, which is this distance away in units of the box. */
const coverage = (distance: number, unit: number) => Math.min(1, Math.max(0, 0.5 - distance * unit));

/** Negative inside. */
function distanceToSquare(u: number, v: number): number {
  const half = SQUARE.side / 2;
  const [x, y] = [Math.abs(u - half) - half + SQUARE.radius, Math.abs(v - half) - half + SQUARE.radius];
  return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - SQUARE.radius;
}

const distanceToDot = (u: number, v: number) => Math.hypot(u - DOT.centre, v - DOT.centre);

function over(below: Rgba, [red, green, blue]: Rgba, part: number): Rgba {
  const alpha = part * 255 + below[3] * (1 - part);
  if (alpha === 0) return below;
  const mix = (top: number, bottom: number) => (top * part * 255 + bottom * below[3] * (1 - part)) / alpha;
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), alpha];
}

function rgbaOf(hex: string): Rgba {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  return [at(1), at(3), at(5), 255];
}
