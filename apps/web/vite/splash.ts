import type { Plugin } from 'vite';

const END = '<div id="root">';
const STYLES = /\n?\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Moves the style sheets from the head behind the splash: a browser draws what stands before them while it waits for them, and
 * scripts still wait, so that no page is drawn without its styles.
 */
export function splashFirst(): Plugin {
  return {
    name: 'biuro:splash-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = html.match(STYLES) ?? [];
        if (styles.length === 0 || !html.includes(END)) throw new Error('index.html has no style sheet or no #root');
        return html
          .replaceAll(STYLES, '')
          .replace(END, `${styles.map((link) => link.trim()).join('\n    ')}\n    ${END}`);
      },
    },
  };
}
