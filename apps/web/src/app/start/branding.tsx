import { useLayoutEffect } from 'react';
import { useNavigation } from '#services/navigation/use-navigation.ts';
import { brandSheet } from './brand-sheet.ts';

/** Replaces our colours with the office's, once they are known. */
export function Branding() {
  const brand = useNavigation(({ context }) => context.config?.brand);
  useLayoutEffect(() => {
    if (!brand) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandSheet(brand, refuse) ?? '');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [brand]);
  return null;
}

function refuse(colour: string): void {
  if (import.meta.env.DEV) console.warn(`White text on the brand's ${colour} cannot be read; the usual colour stays`);
}
