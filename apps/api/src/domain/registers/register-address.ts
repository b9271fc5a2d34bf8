/** Parts of a Polish address, as far as a register has them. */
export interface RegisterAddress {
  street: string | undefined;
  building: string | undefined;
  flat: string | undefined;
  /** `00-000`. */
  postal_code: string | undefined;
  city: string | undefined;
}

/** Longest address that is parsed; real ones are shorter. */
const LONGEST = 200;

/** Parses `UL. DŁUGA 1/2, 00-001 WARSZAWA`; undefined for another format. */
export function readAddress(line: string): RegisterAddress | undefined {
  const [place = '', code = '', city = ''] =
    /^([^,]+), ?(\d{2}-\d{3}) ([^,]+)$/.exec(line.slice(0, LONGEST).replaceAll(/\s+/g, ' ').trim())?.slice(1) ?? [];
  if (!city) return undefined;
  const words = place
    .replaceAll(/ ?\/ ?| (?:LOK|M)\.? ?(?=\d)/gi, '/')
    .trim()
    .split(' ');
  const number = /^\d/.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const [building, ...flat] = number?.split('/') ?? [];
  return {
    street: words.length > 0 ? inTitleCase(words.join(' ')) : undefined,
    building,
    flat: flat.join('/') || undefined,
    postal_code: code,
    city: inTitleCase(city),
  };
}

const SMALL = new Set(
  'al. dr gen. im. inż. kpt. ks. mjr. os. pl. płk. por. prof. rtm. św. ul. i k. koło na nad o od pod przy w we z za ze'.split(
    ' ',
  ),
);
const ROMAN = /^[IVX]+$/;

/** `JANA PAWŁA II` as `Jana Pawła II`, `NAKŁO NAD NOTECIĄ` as `Nakło nad Notecią`. */
function inTitleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => {
      const small = word.toLocaleLowerCase('pl');
      if (SMALL.has(small) && (index > 0 || small.endsWith('.'))) return small;
      if (ROMAN.test(word) && index > 0) return word;
      return small.replaceAll(
        /(^|[-(."„])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toLocaleUpperCase('pl'),
      );
    })
    .join(' ');
}
