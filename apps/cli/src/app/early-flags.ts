/** Flags that must be known before the command line is parsed, because its mistakes are reported in this language and form. */
export interface EarlyFlags {
  lang: string | undefined;
  json: boolean;
  color: boolean;
}

export function earlyFlags(words: string[]): EarlyFlags {
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
