import { useLayoutEffect } from 'react';
import { useNavigation } from '#services/navigation/use-navigation.ts';
import { remember } from '#ui/browser/browser-memory.ts';
import { brandSheet } from './brand-sheet.ts';

/** What this browser keeps of the office for the moments before its configuration is there. The key is written in splash-first.js, too. */
interface KnownBrand {
  office: string;
  /** The rules that put its colours over ours. */
  sheet: string;
}

const brandKey = 'biuro.brand';

/** Replaces our colours with the office's, once they are known. */
export function Branding() {
  const brand = useNavigation(({ context }) => context.config?.brand);
  useLayoutEffect(() => {
    if (!brand) return;
    const rules = brandSheet(brand, refuse) ?? '';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    // In place of what splash-first.js has remembered.
    document.adoptedStyleSheets = [sheet];
    remember('local', brandKey, JSON.stringify({ office: brand.office, sheet: rules } satisfies KnownBrand));
  }, [brand]);
  return null;
}

function refuse(colour: string): void {
  if (import.meta.env.DEV) console.warn(`White text on the brand's ${colour} cannot be read; the usual colour stays`);
}
