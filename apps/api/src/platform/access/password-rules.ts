import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Problem } from '#platform/http/problem.ts';
import { isKeyboardWalk } from './keyboard-walk.ts';

/** Personal data that a password must not contain. */
interface Personal {
  email: string;
  first_name: string;
  last_name: string;
}
interface Office {
  office: string;
  product: string;
}

const SHORTEST = 12;
/** Shorter parts of names occur in good passwords by coincidence. */
const SHORTEST_NAME = 4;
/** Around a shorter walk there may be a good password. */
const SHORTEST_WALK = 8;

const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/**
 * The 100 000 commonest passwords (docs/dependencies.md), folded, sorted, each between two line breaks. One string,
 * because as many small ones would take ten times its memory.
 */
let commonest: string | undefined;

function isListed(form: string): boolean {
  commonest ??= brotliDecompressSync(
    readFileSync(new URL('./common-passwords-100k.txt.br', import.meta.url)),
  ).toString();
  return common.has(form) || commonest.includes(`\n${form}\n`);
}

/** Refuses a new password that is easy to guess: 422 at `/password`. The contract has checked its length. */
export function assertGoodPassword(password: string, person: Personal, office: Office): void {
  // Composed letters count once, whichever way the keyboard sent them.
  const normal = password.normalize('NFC');
  if ([...normal].length < SHORTEST) throw refusal('too_short', { min: SHORTEST });
  if (isCommon(normal)) throw refusal('password_common');
  if (holdsName(normal, person, office)) throw refusal('password_has_name');
}

const refusal = (code: string, values: Record<string, number> = {}) =>
  new Problem(422, code === 'too_short' ? 'invalid' : code, { mistakes: [{ pointer: '/password', code, values }] });

/**
 * Whether the lists of common passwords contain it: as it is, without the digits and signs around it, by its letters
 * only, or repeated. Also what a hand types that wanders over the keyboard.
 */
export function isCommon(password: string): boolean {
  const text = fold(password);
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = [text, text.replace(/[^\p{L}]+$/u, ''), core].flatMap((form) => [form, unswapped(form)]);
  const bare = forms.map((form) => form.replaceAll(/[^\p{L}\d]/gu, ''));
  if ([text, core].some((form) => form.length >= SHORTEST_WALK && isKeyboardWalk(form))) return true;
  return isMonotonous(unit(text)) || [...forms, ...bare].some((form) => isListed(form) || isListed(unit(form)));
}

/** The part that a text repeats: `abc` of `abcabcabc`, else the text itself. */
const unit = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** Few different characters, or a sequence of the alphabet or of digits. */
function isMonotonous(text: string): boolean {
  const characters = [...text];
  const steps = characters.slice(1).map((character, index) => code(character) - code(characters[index] ?? ''));
  const walks = steps.filter((step) => Math.abs(step) <= 1 || Math.abs(step) === 9).length;
  return new Set(characters).size < 5 || walks >= steps.length * 0.8;
}

const code = (character: string) => character.codePointAt(0) ?? 0;

const SWAPS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const unswapped = (text: string) => text.replaceAll(/[@431!0$57]/g, (sign) => SWAPS[sign] ?? sign);

/** Lower case without diacritics. */
const fold = (text: string) => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

function holdsName(password: string, { email, first_name, last_name }: Personal, { office, product }: Office): boolean {
  const names = [email.slice(0, email.lastIndexOf('@')), first_name, last_name, office, product];
  const words = names.flatMap((name) => [fold(name), ...fold(name).split(/[^\p{L}\d]+/u)]);
  const folded = fold(password);
  return words.some((word) => word.length >= SHORTEST_NAME && folded.includes(word));
}
