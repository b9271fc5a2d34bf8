/** The bits per code length, and the values in the order of their codes: the usual tables for brightness (ITU-T T.81, K.3). */
const DC = table([0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], '000102030405060708090a0b');
const AC = table(
  [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7d],
  '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
);

interface HuffmanTable {
  lengths: number[];
  values: Buffer;
  /** Code and length by value. */
  codes: { code: number; length: number }[];
}

function table(lengths: number[], hex: string): HuffmanTable {
  const values = Buffer.from(hex, 'hex');
  const codes: HuffmanTable['codes'] = [];
  let code = 0;
  let next = 0;
  lengths.forEach((count, index) => {
    for (let each = 0; each < count; each += 1) codes[values[next++] ?? 0] = { code: code++, length: index + 1 };
    code <<= 1;
  });
  return { lengths, values, codes };
}

/** From the top left corner of a block to the bottom right one. */
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
];

/** Divisors of the coefficients in zigzag order (K.1), at about three quarters of the quality. */
const DIVISORS = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58, 51, 61,
  60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103, 62, 77, 113, 121,
  112, 100, 120, 92, 101, 103, 99,
].map((divisor) => Math.max(1, Math.round(divisor / 2)));

const COSINES = Float32Array.from({ length: 64 }, (_, index) => {
  const [frequency, place] = [index >> 3, index & 7];
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});

/** Pixels of a side of what one value of colour stands for; brightness is kept for each. */
const COARSE = 2;

interface Plane {
  width: number;
  values: Float32Array;
}

/** A baseline JPEG. `pixels` are red, green and blue of each, row by row; both sides of the picture are multiples of 16. */
export function encodeJpeg(width: number, height: number, pixels: Uint8Array): Buffer {
  const [brightness, blue, red] = planesOf(width, height, pixels);
  const bits = createBits();
  const last = { brightness: 0, blue: 0, red: 0 };
  for (let top = 0; top < height; top += 16)
    for (let left = 0; left < width; left += 16) {
      for (let each = 0; each < 4; each += 1) {
        const block = quantized(brightness, left + (each & 1) * 8, top + (each >> 1) * 8);
        last.brightness = writeBlock(bits, block, last.brightness);
      }
      last.blue = writeBlock(bits, quantized(blue, left / COARSE, top / COARSE), last.blue);
      last.red = writeBlock(bits, quantized(red, left / COARSE, top / COARSE), last.red);
    }
  return Buffer.concat([headers(width, height), bits.end(), Buffer.of(0xff, 0xd9)]);
}

/** Brightness and the two colour differences, around zero. */
function planesOf(width: number, height: number, pixels: Uint8Array): [Plane, Plane, Plane] {
  const coarse = width / COARSE;
  const brightness = new Float32Array(width * height);
  const blues = new Float32Array(brightness.length / COARSE ** 2);
  const reds = new Float32Array(blues.length);
  for (let at = 0, index = 0; index < brightness.length; index += 1, at += 3) {
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    brightness[index] = 0.299 * red + 0.587 * green + 0.114 * blue - 128;
    const y = Math.floor(index / width);
    const x = index - y * width;
    if (x % COARSE || y % COARSE) continue;
    const place = (y / COARSE) * coarse + x / COARSE;
    blues[place] = -0.168736 * red - 0.331264 * green + 0.5 * blue;
    reds[place] = 0.5 * red - 0.418688 * green - 0.081312 * blue;
  }
  return [
    { width, values: brightness },
    { width: coarse, values: blues },
    { width: coarse, values: reds },
  ];
}

const half = new Float32Array(64);
const coefficients = new Int16Array(64);

/** The coefficients of the block that begins there, in zigzag order, valid until the next call. */
function quantized({ width, values }: Plane, left: number, top: number): Int16Array {
  for (let row = 0; row < 8; row += 1) {
    const from = (top + row) * width + left;
    for (let u = 0; u < 8; u += 1) {
      let sum = 0;
      for (let x = 0; x < 8; x += 1) sum += (values[from + x] ?? 0) * (COSINES[u * 8 + x] ?? 0);
      half[row * 8 + u] = sum;
    }
  }
  for (let place = 0; place < 64; place += 1) {
    const at = ZIGZAG[place] ?? 0;
    const v = at & 56;
    const u = at & 7;
    let sum = 0;
    for (let y = 0; y < 8; y += 1) sum += (half[y * 8 + u] ?? 0) * (COSINES[v + y] ?? 0);
    coefficients[place] = Math.round(sum / (DIVISORS[place] ?? 1));
  }
  return coefficients;
}

/** Returns the mean of the block, from which the next one counts. */
function writeBlock(bits: Bits, block: Int16Array, before: number): number {
  const mean = block[0] ?? 0;
  bits.number(DC, 0, mean - before);
  let zeros = 0;
  for (let place = 1; place < 64; place += 1) {
    const value = block[place] ?? 0;
    if (value === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 15; zeros -= 16) bits.code(AC, 0xf0);
    bits.number(AC, zeros, value);
    zeros = 0;
  }
  if (zeros > 0) bits.code(AC, 0);
  return mean;
}

type Bits = ReturnType<typeof createBits>;

function createBits() {
  const bytes: number[] = [];
  let held = 0;
  let count = 0;
  const put = (value: number, length: number) => {
    held = (held << length) | value;
    count += length;
    for (; count >= 8; count -= 8) {
      const byte = (held >> (count - 8)) & 0xff;
      bytes.push(byte);
      if (byte === 0xff) bytes.push(0);
    }
    held &= (1 << count) - 1;
  };
  const code = ({ codes }: HuffmanTable, value: number) => {
    const found = codes[value];
    if (found) put(found.code, found.length);
  };
  return {
    code,
    /** A number with the zeros before it. */
    number(huffman: HuffmanTable, zeros: number, value: number) {
      const size = 32 - Math.clz32(Math.abs(value));
      code(huffman, (zeros << 4) | size);
      if (size > 0) put(value < 0 ? value + (1 << size) - 1 : value, size);
    },
    end: () => {
      if (count > 0) put(0x7f >> (count - 1), 8 - count);
      return Buffer.from(bytes);
    },
  };
}

function headers(width: number, height: number): Buffer {
  const short = (number: number) => [number >> 8, number & 0xff];
  const segment = (marker: number, content: number[]) => [0xff, marker, ...short(content.length + 2), ...content];
  const huffman = (place: number, { lengths, values }: HuffmanTable) => segment(0xc4, [place, ...lengths, ...values]);
  // Brightness has twice as many values each way.
  const sampling = [0x22, 0x11, 0x11];
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...DIVISORS]),
    ...segment(0xc0, [
      8,
      ...short(height),
      ...short(width),
      3,
      ...sampling.flatMap((each, index) => [index + 1, each, 0]),
    ]),
    ...huffman(0x00, DC),
    ...huffman(0x10, AC),
    ...segment(0xda, [3, ...sampling.flatMap((_, index) => [index + 1, 0x00]), 0, 63, 0]),
  ]);
}
