/** The first match names the program: most browsers also claim to be those below. */
const PROGRAMS: [RegExp, string][] = [
  [/\bbiuro-cli\b/i, 'biuro CLI'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b|\bwin32\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b|\bdarwin\b/, 'macOS'],
  [/\bLinux\b/i, 'Linux'],
];

/** Program and system in a few words, for example `Firefox, Windows`; `client` is used when the program is unknown. */
export function deviceOf(userAgent: string, client: string): string {
  const program = nameIn(PROGRAMS, userAgent) ?? /^[A-Za-z][\w.-]{0,30}/.exec(userAgent)?.[0] ?? client;
  return [program, nameIn(SYSTEMS, userAgent)].filter(Boolean).join(', ');
}

const nameIn = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];
