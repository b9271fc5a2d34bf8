import type { ReactElement } from 'react';

/** Parts of a picture of Lucide, each with its attributes; `key` is for React alone. */
type Parts = [tag: string, attributes: Record<string, string>][];

/**
 * Takes the place of Lucide's own `createLucideIcon` (see `vite/icons.ts`): each picture is one element that is made once, because a list shows
 * a hundred of them and none of ours ever gets a property. How they are drawn stands in `icons.css`.
 */
// oxlint-disable-next-line import/no-default-export -- Lucide's own pictures import it so
export default function createIcon({ node }: { node: Parts }): () => ReactElement {
  let made: ReactElement | undefined;
  return () =>
    (made ??= (
      <svg className="lucide" viewBox="0 0 24 24" aria-hidden dangerouslySetInnerHTML={{ __html: written(node) }} />
    ));
}

const written = (node: Parts): string =>
  node.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`).join('');

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (name === 'key' ? '' : ` ${name}="${value}"`))
    .join('');
