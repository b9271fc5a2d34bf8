import type { ReactElement } from 'react';

/** An icon takes no properties: the text around it gives it colour, `icons.css` its size. */
export type IconType = () => ReactElement;

/** The shapes leave the outer 2 of their 24 × 24 empty; without that margin an icon of 16 px is as large as the letters beside it. */
const VIEW_BOX = '2 2 20 20';

/** What the build makes of each `.svg?icon`. The element is made once, because a list shows a hundred of them. */
export function createIcon(shapes: string): IconType {
  let made: ReactElement | undefined;
  return () =>
    (made ??= <svg className="icon" viewBox={VIEW_BOX} aria-hidden dangerouslySetInnerHTML={{ __html: shapes }} />);
}
