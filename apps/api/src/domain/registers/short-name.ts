const ABBREVIATIONS: [RegExp, string][] = [
  [/spółka z ograniczoną odpowiedzialnością/giu, 'Sp. z o.o.'],
  [/prosta spółka akcyjna/giu, 'P.S.A.'],
  [/spółka komandytowo-akcyjna/giu, 'S.K.A.'],
  [/spółka akcyjna/giu, 'S.A.'],
  [/spółka komandytowa/giu, 'sp.k.'],
  [/spółka partnerska/giu, 'sp.p.'],
  [/spółka jawna/giu, 'sp.j.'],
  [/spółka cywilna/giu, 's.c.'],
];

/** The name with its legal form abbreviated; undefined when there is nothing to abbreviate. */
export function shortNameOf(name: string): string | undefined {
  const short = ABBREVIATIONS.reduce((text, [long, abbreviation]) => text.replaceAll(long, abbreviation), name);
  return short === name ? undefined : short;
}
