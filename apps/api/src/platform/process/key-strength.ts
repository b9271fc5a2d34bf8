import { isKeyboardWalk } from '#platform/access/keyboard-walk.ts';

/** Bits that a key must have by {@link keyStrength}. */
export const STRONG_KEY = 128;

/** The smallest of these that a key is written in is what its characters were drawn from. */
const ALPHABETS: [RegExp, number][] = [
  [/^\d*$/, 10],
  [/^(?:[\da-f]*|[\dA-F]*)$/, 16],
  [/^(?:[\da-z]*|[\dA-Z]*)$/, 36],
  [/^[\da-z+/=]*$/i, 64],
];
const ANY_SIGN = 94;
/** A text of one letter repeated is in the alphabet a–z, but was not drawn from it. */
const SYMBOLS_PER_DISTINCT = 2;
const SEPARATORS = /[\s_.,:;-]+/g;
/** A word is in one case but for its first letter: pieces of a random key in base64url are not. */
const WORD = String.raw`(?:\p{L}\p{Ll}*|\p{Lu}+|\d+)`;
const WORDS = new RegExp(String.raw`^${WORD}(?:[\s_.,:;-]+${WORD})+[\s_.,:;!?-]*$`, 'u');
/** Each word of a list of 7 776 has 12.9 bits and five to six letters. */
const BITS_PER_LETTER_OF_WORDS = 2.3;
/** Repeats and sequences from this length on; shorter ones occur in random keys. */
const PREDICTABLE = 4;

/**
 * Bits that an attacker has to guess, by a plain estimate: what is repeated or continues a sequence counts once, a few
 * different characters count as a small alphabet, words count as words, and a walk over the keyboard counts as nothing.
 * A random key gets about what it has.
 */
export function keyStrength(key: string): number {
  if (isKeyboardWalk(key)) return 0;
  const characters = [...key.replaceAll(SEPARATORS, '')];
  const bits = WORDS.test(key) ? BITS_PER_LETTER_OF_WORDS : Math.log2(symbolsOf(characters));
  let unforeseen = 0;
  for (let at = 0; at < characters.length; unforeseen++) at += predictableFrom(characters, at);
  return Math.floor(unforeseen * bits);
}

function symbolsOf(characters: string[]): number {
  const text = characters.join('');
  const alphabet = ALPHABETS.find(([pattern]) => pattern.test(text))?.[1] ?? ANY_SIGN;
  return Math.max(1, Math.min(alphabet, SYMBOLS_PER_DISTINCT * new Set(characters).size));
}

/** How many characters from this one on are a repeat or a sequence; 1 when they are neither. */
function predictableFrom(characters: string[], at: number): number {
  let longest = sequenceFrom(characters, at);
  for (let before = 0; before < at; before++) {
    let length = 0;
    while (at + length < characters.length && characters[before + length] === characters[at + length]) length++;
    longest = Math.max(longest, length);
  }
  return longest >= PREDICTABLE ? longest : 1;
}

/** Length of `aaaa`, `abcd` or `4321` that begins here. */
function sequenceFrom(characters: string[], at: number): number {
  const step = codeAt(characters, at + 1) - codeAt(characters, at);
  if (Number.isNaN(step) || Math.abs(step) > 1) return 1;
  let length = 2;
  while (codeAt(characters, at + length) - codeAt(characters, at + length - 1) === step) length++;
  return length;
}

const codeAt = (characters: string[], at: number) => characters[at]?.codePointAt(0) ?? Number.NaN;
