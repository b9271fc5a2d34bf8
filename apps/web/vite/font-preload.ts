import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Lets the browser fetch the matching fonts while it still reads the page, before any style asks for them. */
export function fontPreload(wanted: RegExp): Plugin {
  return {
    name: 'biuro:font-preload',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2') && wanted.test(file))
        .map(preload),
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
