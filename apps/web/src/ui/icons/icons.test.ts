import { expect, test } from 'vitest';
import * as icons from './icons.ts';

test('every icon of the map is an SVG that takes its colour from the text', () => {
  for (const [name, Icon] of Object.entries(icons)) {
    const { type, props } = Icon();
    expect({ name, type, props }).toEqual({
      name,
      type: 'svg',
      props: {
        className: 'icon',
        viewBox: '2 2 20 20',
        'aria-hidden': true,
        dangerouslySetInnerHTML: { __html: expect.stringMatching(/^<(path|circle|rect|g) (?!.*(id=|#|black))/) },
      },
    });
  }
});
