/** Characters of the upper half, as the standard decoder knows them. */
const BYTES = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = 128 + index;
    return [new TextDecoder('windows-1250').decode(Uint8Array.of(byte)), byte] as const;
  }),
);

/** A character that the encoding lacks loses its marks, and is a question mark where that does not help. */
export const toWindows1250 = (text: string): Buffer =>
  Buffer.from(Array.from(text, (character) => byteOf(character) ?? byteOf(bare(character)) ?? 0x3f));

const byteOf = (character: string): number | undefined =>
  character.length === 1 && character < '\u0080' ? character.charCodeAt(0) : BYTES.get(character);

const bare = (character: string): string => character.normalize('NFD').charAt(0);
