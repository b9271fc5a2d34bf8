import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

type Catalogue = Record<string, Record<string, string>>;

const withoutParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));

/**
 * Compiles the ICU messages of every `messages.json` during the build and leaves the ICU parser out of the bundle.
 * A message that does not parse fails the build and names its id and language.
 */
export function messages(): Plugin {
  return {
    name: 'biuro:messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
      handler: () => withoutParser,
    },
    transform: {
      filter: { id: /messages\.json$/ },
      handler: (source, path) => ({ code: `export default ${compile(source, path)}`, moduleType: 'js', map: null }),
    },
  };
}

/** The catalogue with a syntax tree in place of every text, as JSON. */
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
    return parse(text, { locale: new Intl.Locale(locale), ignoreTag: true });
  } catch (cause) {
    throw new Error(`${place} (${locale}) is not an ICU message: ${text}`, { cause });
  }
}
