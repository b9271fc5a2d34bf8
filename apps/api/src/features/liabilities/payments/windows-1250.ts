/** The upper half of the encoding, from the standard decoder. */
const BYTES = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = 128 + index;
    return [new TextDecoder('windows-1250').decode(Uint8Array.of(byte)), byte] as const;
  }),
);

/** Characters that the encoding lacks lose their diacritics, or become a question mark. */
export const toWindows1250 = (text: string): Buffer =>
  Buffer.from(Array.from(text, (character) => byteOf(character) ?? byteOf(bare(character)) ?? 0x3f));

const byteOf = (character: string): number | undefined =>
  character.length === 1 && character < '\u0080' ? character.charCodeAt(0) : BYTES.get(character);

const bare = (character: string): string => character.normalize('NFD').charAt(0);
