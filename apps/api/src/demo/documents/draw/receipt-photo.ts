import { encodeJpeg } from './jpeg.ts';
import { CELL, dotsOf } from './thermal-font.ts';

/** Characters of a line. */
export const RECEIPT_WIDTH = 32;

/** Pixels of a dot across and down, and of the empty border of the paper. */
const DOT = { width: 1.7, height: 1.75 } as const;
const BORDER = 22;
const PHOTO = { width: 448, height: 672 } as const;

export interface ReceiptPhoto {
  /** Each of at most {@link RECEIPT_WIDTH} characters. */
  lines: string[];
  /** From 0 to 1; how the paper lies. */
  luck: number;
  /** The right edge is outside of the picture. */
  cut?: boolean;
}

/** A photograph of a receipt on a table, as a phone takes it: turned a little, unevenly lit, with noise. */
export function photographReceipt({ lines, luck, cut = false }: ReceiptPhoto): Buffer {
  const paper = printed(lines);
  const angle = (luck - 0.5) * 0.16;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const centre = { x: PHOTO.width / 2 + (cut ? 150 : (luck - 0.5) * 20), y: PHOTO.height / 2 };
  const table = woodOf();
  const noise = createNoise(Math.floor(luck * 1e9));
  const pixels = new Uint8Array(PHOTO.width * PHOTO.height * 3);
  for (let y = 0; y < PHOTO.height; y += 1)
    for (let x = 0; x < PHOTO.width; x += 1) {
      const dx = x - centre.x;
      const dy = y - centre.y;
      // The far end of the paper is a little smaller.
      const far = 1 + (dy / PHOTO.height) * -0.08;
      const u = (dx * cos + dy * sin) * far + paper.width / 2;
      const v = (dy * cos - dx * sin) * far + paper.height / 2;
      const light = 1.04 - 0.0005 * distance(x - 120, y - 160) + noise() * 0.035;
      const index = y * PHOTO.width + x;
      const at = index * 3;
      const inside = u >= 0 && v >= 0 && u < paper.width && v < paper.height;
      const bright = light * (inside ? paperAt(paper, u, v) : (table[index] ?? 0) * shadow(edgeDistance(paper, u, v)));
      const [red, green, blue] = inside ? PAPER : WOOD;
      pixels[at] = clamped(bright * red);
      pixels[at + 1] = clamped(bright * green);
      pixels[at + 2] = clamped(bright * blue);
    }
  return encodeJpeg(PHOTO.width, PHOTO.height, pixels);
}

/** Red, green and blue of a brightness. */
const PAPER = [1, 0.985, 0.94] as const;
const WOOD = [1, 0.71, 0.48] as const;

interface Paper {
  width: number;
  height: number;
  /** 1 where there is ink. */
  ink: Uint8Array;
}

function printed(lines: string[]): Paper {
  const width = Math.round(RECEIPT_WIDTH * CELL.width * DOT.width + 2 * BORDER);
  const height = Math.round(lines.length * CELL.height * DOT.height + 2 * BORDER);
  const ink = new Uint8Array(width * height);
  lines.forEach((line, row) => {
    [...line].forEach((char, column) => {
      for (const [dotX, dotY] of dotsOf(char)) {
        const left = Math.round(BORDER + (column * CELL.width + dotX) * DOT.width);
        const top = Math.round(BORDER + (row * CELL.height + dotY) * DOT.height);
        for (let each = 0; each < 4; each += 1) {
          const place = (top + (each >> 1)) * width + left + (each & 1);
          if (place < ink.length) ink[place] = 1;
        }
      }
    });
  });
  return { width, height, ink };
}

/** Brightness of thermal paper with two folds across. */
function paperAt({ width, height, ink }: Paper, u: number, v: number): number {
  const fold = (at: number) => Math.max(0, 1 - Math.abs(v - at * height) / 14) * (v < at * height ? 0.1 : -0.05);
  const shade = 1 - fold(0.36) - fold(0.71) - 0.03 * Math.sin(v / 60) - 0.02 * Math.sin(u / 45);
  const x = Math.floor(u);
  const y = Math.floor(v);
  const right = u - x;
  const down = v - y;
  const inkAt = (atX: number, atY: number) => ink[Math.min(height - 1, atY) * width + Math.min(width - 1, atX)] ?? 0;
  const dark =
    (inkAt(x, y) * (1 - right) + inkAt(x + 1, y) * right) * (1 - down) +
    (inkAt(x, y + 1) * (1 - right) + inkAt(x + 1, y + 1) * right) * down;
  return 236 * shade * (1 - 0.78 * dark);
}

let wood: Float32Array | undefined;

/** Brightness of the table, computed once. */
function woodOf(): Float32Array {
  wood ??= Float32Array.from({ length: PHOTO.width * PHOTO.height }, (_, index) => {
    const y = Math.floor(index / PHOTO.width);
    const x = index - y * PHOTO.width;
    const grain = Math.sin(y / 9 + 3 * Math.sin(x / 130) + Math.sin(y / 41) * 2) * 9 + Math.sin(y / 2.3 + x / 90) * 4;
    return (122 + grain) * (y % 236 < 3 ? 0.62 : 1);
  });
  return wood;
}

/** Of the paper on the table. `away`: pixels from its edge. */
const shadow = (away: number): number => (away > 60 ? 1 : 1 - 0.45 * Math.exp(-away / 9));

function edgeDistance({ width, height }: Paper, u: number, v: number): number {
  return distance(u < 0 ? u : Math.max(0, u - width), v < 0 ? v : Math.max(0, v - height));
}

/** Numbers from -1 to 1, the same for the same seed. */
function createNoise(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  };
}

// `Math.hypot` takes several times as long.
const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);

const clamped = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
