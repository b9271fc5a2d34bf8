const MOST_BYTES = 200;

/** Control characters, direction marks, and what file systems and headers interpret. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}"*:<>?|]+/gu;

/** The name without folders and misleading characters, at most 200 bytes long; the extension is kept. */
export function cleanFileName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const plain = own.normalize('NFC').replaceAll(UNSAFE, '').replaceAll(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const { stem, ending } = split(plain);
  return shortened(stem || 'plik', MOST_BYTES - Buffer.byteLength(ending)) + ending;
}

/** `pdf` for `Przelew.PDF`; empty without an extension. */
export const extensionOf = (name: string): string => split(name).ending.slice(1).toLowerCase();

function split(name: string): { stem: string; ending: string } {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - ending.length).trimEnd(), ending };
}

/** Cuts between characters. */
function shortened(text: string, bytes: number): string {
  let short = '';
  for (const character of text) {
    if (Buffer.byteLength(short + character) > bytes) break;
    short += character;
  }
  return short;
}
