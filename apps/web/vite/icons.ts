import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const createIcon = join(import.meta.dirname, '../src/ui/icons/create-icon.tsx');

/**
 * `import CheckIcon from 'primeicons/raw-svg/check.svg?icon'` gives a component. Each icon is a module of its own, so that a page
 * downloads the icons that it shows.
 */
export function icons(): Plugin {
  return {
    name: 'biuro:icons',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'icon') return null;
      this.addWatchFile(file);
      const shapes = JSON.stringify(shapesOf(await readFile(file, 'utf8'), file));
      const code = `import { createIcon } from ${JSON.stringify(createIcon)};\nexport default /* @__PURE__ */ createIcon(${shapes});`;
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  };
}

const SHAPES = ['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g'];
const GEOMETRY =
  /^(d|c[xy]|r[xy]?|[xy][12]?|width|height|points|transform|fill-rule|opacity|stroke-(width|line(cap|join)))$/;

/**
 * The shapes of an SVG without what only an editor needs: ids, names, and its colours, which the page gives. Outlines stay
 * outlines (`fill="none"`, `stroke`). Throws where the shapes would not look the same on the grid of the others: 24 × 24.
 */
export function shapesOf(svg: string, file: string): string {
  const content = /<svg\b[^>]*\bviewBox="0 0 24 24"[^>]*>(?<content>.*)<\/svg>/s.exec(svg)?.groups?.content;
  if (content === undefined) throw new Error(`${file} is no SVG with the viewBox 0 0 24 24.`);
  // What stays open at each depth: whether the group was kept.
  const groups: boolean[] = [];
  return content
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g, (_, end: string, tag: string, text: string, empty: string) => {
      if (!SHAPES.includes(tag)) throw new Error(`${file} has <${tag}>, which an icon cannot keep.`);
      if (end) return tag !== 'g' || groups.pop() ? `</${tag}>` : '';
      const attributes = attributesOf(text);
      if (tag === 'g' && !empty) groups.push(attributes !== '');
      return tag === 'g' && attributes === '' ? '' : `<${tag}${attributes}${empty}>`;
    })
    .trim();
}

function attributesOf(text: string): string {
  return [...text.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .map(([, name = '', value = '']) => {
      if (GEOMETRY.test(name) || (name === 'fill' && /^(none|currentColor)$/.test(value))) return ` ${name}="${value}"`;
      return name === 'stroke' ? ' stroke="currentColor"' : '';
    })
    .join('');
}
