import { createRequire } from 'node:module';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type Catalogue = Record<string, Record<string, string>>;

const withoutParser = createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser/no-parser.js');

/**
 * Plugin of Vite and of Rolldown. Compiles the ICU messages of every `messages.json` during the build and leaves the ICU parser out of the
 * bundle; a plain sentence stays a text, which is shown as it is. A message that does not parse fails the build and names its id and language.
 */
export const compileMessages = {
  name: 'biuro:messages',
  resolveId: {
    filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
    handler: () => withoutParser,
  },
  transform: {
    filter: { id: /messages\.json$/ },
    handler: (source: string, path: string) => ({
      code: `export default ${compile(source, path)}`,
      moduleType: 'js' as const,
      map: null,
    }),
  },
};

/** The catalogue with a syntax tree in place of every text that takes values, as JSON. */
export function compile(source: string, path: string): string {
  const catalogue = JSON.parse(source) as Catalogue;
  const entries = Object.entries(catalogue).map(([id, texts]) => [id, compileTexts(texts, `${path}: ${id}`)]);
  return JSON.stringify(Object.fromEntries(entries));
}

function compileTexts(texts: Record<string, string>, place: string): Record<string, unknown> {
  const entries = Object.entries(texts).map(([locale, text]) => [locale, parseText(text, locale, place)]);
  return Object.fromEntries(entries);
}

function parseText(text: string, locale: string, place: string): unknown {
  try {
    const tree = parse(text, { locale: new Intl.Locale(locale), ignoreTag: true });
    return isPlain(tree, text) ? text : tree;
  } catch (cause) {
    throw new Error(`${place} (${locale}) is not an ICU message: ${text}`, { cause });
  }
}

/** Whether the tree says no more than the text does. Text with syntax in it would be sent to the parser, which is not there. */
function isPlain(tree: MessageFormatElement[], text: string): boolean {
  const [only] = tree;
  return tree.length === 1 && only?.type === TYPE.literal && only.value === text && !/[{}']/.test(text);
}
