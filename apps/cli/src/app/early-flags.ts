/** What must be known before the command line is read: in which words and in which form even its mistakes are told. */
export interface Glance {
  lang: string | undefined;
  json: boolean;
  color: boolean;
}

export function glance(words: string[]): Glance {
  const end = words.indexOf('--');
  const options = end === -1 ? words : words.slice(0, end);
  const at = options.indexOf('--lang');
  const joined = options.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  return {
    lang: joined ?? (at === -1 ? undefined : options[at + 1]),
    json: options.includes('--json'),
    color: !options.includes('--no-color'),
  };
}
