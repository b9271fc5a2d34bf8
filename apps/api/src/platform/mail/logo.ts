import { crc32, deflateSync } from 'node:zlib';
import { colourOf } from './colours.ts';

/** The `cid` of the picture in the letter. */
export const LOGO_CID = 'logo@biuro';

/** Twice what is shown, for sharp screens. */
const SIZE = 64;
/** Points per side of a pixel, whose mean smooths the edges. */
const SAMPLES = 4;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOUR_WITH_ALPHA = 6;

const logos = new Map<string, Buffer>();

/** The mark of an office as a PNG: a square of its first colour with a dot of its second one. Mail programs draw no SVG. */
export function logoOf({ primary, secondary }: { primary: string; secondary: string }): Buffer {
  const key = `${primary} ${secondary}`;
  const known = logos.get(key) ?? png((x, y) => colourAt(x, y, colourOf(primary), colourOf(secondary)));
  logos.set(key, known);
  return known;
}

type Point = [red: number, green: number, blue: number, alpha: number];

/** `x` and `y` from 0 to 1. */
function colourAt(x: number, y: number, square: number[], dot: number[]): Point {
  const [red = 0, green = 0, blue = 0] = distance(x, y, 0.78, 0.78) < 0.17 ? dot : square;
  if (distance(x, y, 0.78, 0.78) < 0.17) return [red, green, blue, 255];
  if (distance(x, y, 0.78, 0.78) < 0.23) return [255, 255, 255, 255];
  return [red, green, blue, isInSquare(x, y) ? 255 : 0];
}

const distance = (x: number, y: number, toX: number, toY: number) => Math.hypot(x - toX, y - toY);

/** A square from 0 to 0.92 with round corners. */
function isInSquare(x: number, y: number): boolean {
  const [side, radius] = [0.92, 0.24];
  if (x > side || y > side) return false;
  const nearest = (at: number) => Math.min(Math.max(at, radius), side - radius);
  return distance(x, y, nearest(x), nearest(y)) <= radius;
}

function png(colour: (x: number, y: number) => Point): Buffer {
  const rows = Array.from({ length: SIZE }, (_row, y) => [
    // Each row is stored as it is, without a filter.
    0,
    ...Array.from({ length: SIZE }, (_pixel, x) => pixel(x, y, colour)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, TRUECOLOUR_WITH_ALPHA], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The mean of its points; a clear point has no colour. */
function pixel(x: number, y: number, colour: (x: number, y: number) => Point): Point {
  const points = Array.from({ length: SAMPLES ** 2 }, (_point, index) => {
    const [column, row] = [index % SAMPLES, Math.floor(index / SAMPLES)];
    return colour((x + (column + 0.5) / SAMPLES) / SIZE, (y + (row + 0.5) / SAMPLES) / SIZE);
  });
  const alpha = points.reduce((sum, point) => sum + point[3], 0);
  const mean = (part: 0 | 1 | 2) =>
    alpha === 0 ? 0 : Math.round(points.reduce((sum, point) => sum + point[part] * point[3], 0) / alpha);
  return [mean(0), mean(1), mean(2), Math.round(alpha / points.length)];
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
