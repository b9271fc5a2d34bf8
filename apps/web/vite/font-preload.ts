import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Lets the browser fetch the matching fonts while it still reads the page, before any style asks for them. */
export function fontPreload(wanted: RegExp): Plugin {
  return {
    name: 'biuro:font-preload',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2') && wanted.test(file));
      if (fonts.length === 0) throw new Error(`No font of the build fits ${wanted}: see vite.config.ts.`);
      return fonts.map(preload);
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: {
      rel: 'preload',
      href: `/${file}`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
      fetchpriority: 'low',
    },
    injectTo: 'head',
  };
}
