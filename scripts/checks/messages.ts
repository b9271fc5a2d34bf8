// Every sentence exists in both languages, with the same placeholders and every plural category; banned words stay out.
import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { root } from '../library/process.ts';

const LOCALES = { pl: ['one', 'few', 'many', 'other'], en: ['one', 'other'] } as const;
type Locale = keyof typeof LOCALES;

/** Words of the copy guide that a Polish sentence of ours does without, and past tense that would make a guess about the reader. */
const BANNED =
  /(?<!\p{L})(prosz[ęe]|prosimy|należy|nieprawidłow\p{L}*|niepoprawn\p{L}*|ups|kliknij tutaj|ticket\p{L}*|dashboard\p{L}*|deadline\p{L}*|użytkownik powinien|\p{L}+(łeś|łaś))(?!\p{L})|!/iu;

const mistakes: string[] = [];
const files = globSync('{apps,packages}/*/src/**/messages.json', { cwd: root });
for (const file of files) {
  const catalogue = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Record<
    string,
    Partial<Record<Locale, string>>
  >;
  for (const [id, message] of Object.entries(catalogue)) checkMessage(`${file} ${id}`, message);
}
if (files.length === 0) mistakes.push('No messages.json was found.');
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;

function checkMessage(place: string, message: Partial<Record<Locale, string>>): void {
  const placeholders = Object.keys(LOCALES).map((locale) => {
    const text = message[locale as Locale];
    if (!text?.trim()) return void mistakes.push(`${place}: ${locale} is missing`);
    return checkText(`${place} ${locale}`, text, locale as Locale);
  });
  const [polish, english] = placeholders;
  if (polish !== undefined && english !== undefined && polish !== english)
    mistakes.push(`${place}: placeholders differ (${polish} / ${english})`);
  if (message.pl && BANNED.test(message.pl))
    mistakes.push(`${place}: "${message.pl}" has a word or mark that the copy guide bans`);
}

function checkText(place: string, text: string, locale: Locale): string | undefined {
  try {
    const names = new Set<string>();
    visit(parse(text, { ignoreTag: true }), names, (options) => {
      const absent = LOCALES[locale].filter((category) => !options.includes(category));
      if (absent.length > 0) mistakes.push(`${place}: plural without ${absent.join(', ')}`);
    });
    return [...names].toSorted().join(', ');
  } catch (error) {
    mistakes.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function visit(elements: MessageFormatElement[], names: Set<string>, onPlural: (options: string[]) => void): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.plural) onPlural(Object.keys(element.options));
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) visit(option.value, names, onPlural);
    }
  }
}
