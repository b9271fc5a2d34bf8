import { Fragment } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/use-text.ts';
import { Figure } from '../ui/figure.tsx';
import { Figures } from '../ui/figures.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import messages from './messages.json' with { type: 'json' };
import { useFigures } from './use-figures.ts';

/** What can be counted: as cards (the first look of `figures`) or in one line (the second). */
export function AdminFigures({ variant }: { variant: number }) {
  return variant === 2 ? <FiguresLine /> : <FigureCards />;
}

function FigureCards() {
  const text = useText(messages);
  return (
    <Figures>
      {useFigures().map(({ key, label, note, count, href }) => (
        <Figure
          key={key}
          label={label}
          value={count === undefined ? undefined : text('number', { n: count })}
          note={note}
          href={href}
        />
      ))}
    </Figures>
  );
}

function FiguresLine() {
  return (
    <p className="figures-line">
      {useFigures().map(({ key, count, words, href }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          {count === undefined ? <Skeleton width="8ch" /> : <Link href={href}>{words}</Link>}
        </Fragment>
      ))}
    </p>
  );
}
