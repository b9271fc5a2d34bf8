/** The rows of a keyboard, with and without shift, and how far each begins to the right. */
const ROWS: [number, string, string][] = [
  [0, '`1234567890-=', '~!@#$%^&*()_+'],
  [1.5, 'qwertyuiop[]\\', 'QWERTYUIOP{}|'],
  [1.75, "asdfghjkl;'", 'ASDFGHJKL:"'],
  [2.25, 'zxcvbnm,./', 'ZXCVBNM<>?'],
];

interface Key {
  x: number;
  y: number;
}

const keys = new Map<string, Key>(
  ROWS.flatMap(([left, ...signs], y) =>
    signs.flatMap((row) => [...row].map((sign, index) => [sign, { x: left + index, y }] as const)),
  ),
);

const isNeighbour = (one: Key | undefined, other: Key | undefined) =>
  one !== undefined && other !== undefined && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;

/** A run of neighbours that no word has by chance. */
const RUN = 3;
const SHARE = 0.8;

/** Whether a text is mostly typed by wandering over neighbouring keys: `qwertyuiopas`, `1q2w3e4r`, `qweasdzxc`. */
export function isKeyboardWalk(text: string): boolean {
  const characters = [...text];
  let walked = 0;
  let run = 1;
  for (let at = 1; at <= characters.length; at++) {
    if (isNeighbour(keys.get(characters[at - 1] ?? ''), keys.get(characters[at] ?? ''))) run += 1;
    else {
      if (run >= RUN) walked += run;
      run = 1;
    }
  }
  return walked >= characters.length * SHARE;
}
