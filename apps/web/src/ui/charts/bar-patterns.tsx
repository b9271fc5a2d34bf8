import type { ReactNode } from 'react';

/** Drawn over the colours, so that series can be told apart without colour. */
const patterns: ReactNode[] = [
  null,
  <path key="up" d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" />,
  <circle key="dots" cx="4" cy="4" r="1.25" />,
  <path key="across" d="M0 2H8M0 6H8" />,
  <path key="upright" d="M2 0V8M6 0V8" />,
  <path key="down" d="M-2 -2L10 10M6 -2L10 2M-2 6L2 10" />,
  <path key="crossed" d="M0 4H8M4 0V8" />,
];

/** The `fill` of the series with this index. */
export const patternOf = (id: string, index: number): string => `url(#${id}-${Math.min(index, patterns.length - 1)})`;

/** The patterns of one chart; `id` distinguishes them from those of other charts. */
export function BarPatterns({ id }: { id: string }) {
  return (
    <svg className="bar-patterns" aria-hidden="true">
      <defs>
        {patterns.map((drawing, index) => (
          <pattern
            // biome-ignore lint/suspicious/noArrayIndexKey: a pattern is identified by its index
            key={index}
            id={`${id}-${index}`}
            className={`bar-pattern bar-pattern-${index + 1}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" />
            {drawing}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
