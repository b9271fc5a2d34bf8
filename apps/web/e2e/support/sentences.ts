import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@biuro/core/i18n/text.ts';
import type { Page } from '@playwright/test';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
type Catalogue = Record<string, Record<Locale, string>>;

/** Every sentence of the portal, in both languages. */
const sentences = globSync(['apps/web/src/**/messages.json', 'packages/core/src/**/messages.json'], { cwd: root })
  .map((file): Catalogue => JSON.parse(readFileSync(root + file, 'utf8')))
  .flatMap((catalogue) => Object.values(catalogue));

/** Sentences of one language that the other language does not have. Those with arguments cannot be compared. */
function onlyIn(locale: Locale): string[] {
  const other = locale === 'pl' ? 'en' : 'pl';
  const others = new Set(sentences.map((sentence) => sentence[other]));
  const own = sentences.map((sentence) => sentence[locale]);
  return [...new Set(own)].filter((text) => !text.includes('{') && !others.has(text));
}

/** Sentences of this language on the page, in its text or its accessible names. */
export async function saidIn(locale: Locale, page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const elements = [...document.querySelectorAll('*:not(script, style)')].filter(
      (element) => !element.closest('[lang]:not(html)'),
    );
    const told = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name)));
    const texts = elements.flatMap((element) =>
      [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
    );
    const said = new Set([...texts, ...told, document.title].map((text) => text?.trim()));
    // The portal's own name is a word of either language.
    said.delete(document.title.split(' | ').at(-1));
    return known.filter((sentence) => said.has(sentence));
  }, onlyIn(locale));
}
