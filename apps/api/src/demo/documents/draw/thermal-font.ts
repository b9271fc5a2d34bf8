/** Columns of each character of a receipt printer, the lowest bit at the top: five columns of seven dots. */
const COLUMNS: Record<string, string> = {
  ' ': '0000000000',
  '%': '2313086462',
  '*': '14083e0814',
  ',': '0080703000',
  '-': '0808080808',
  '.': '0060600000',
  '/': '2010080402',
  ':': '0036360000',
  '#': '147f147f14',
  '=': '1414141414',
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
};

/** Dots of a character with the room around it. */
export const CELL = { width: 6, height: 13 } as const;
/** The row in which a letter begins; accents stand above and hang below. */
const TOP = 3;

const MARKS: Record<string, [column: number, row: number][]> = {
  '\u0301': [
    [3, 0],
    [2, 1],
  ],
  '\u0307': [[2, 1]],
  '\u0328': [
    [4, 10],
    [4, 11],
    [5, 11],
  ],
};
const STROKE: [column: number, row: number][] = [
  [2, 5],
  [1, 6],
  [0, 7],
];

/** The dots of a character, as column and row in its cell. What the printer does not know is left blank. */
export function dotsOf(char: string): [column: number, row: number][] {
  const [letter = ' ', mark = ''] = char.toUpperCase().normalize('NFD');
  const columns = Buffer.from(COLUMNS[letter === 'Ł' ? 'L' : letter] ?? '', 'hex');
  const dots = [...columns].flatMap((column, x) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((row) => column & (1 << row)).map((row): [number, number] => [x, TOP + row]),
  );
  return [...dots, ...(MARKS[mark] ?? []), ...(letter === 'Ł' ? STROKE : [])];
}
