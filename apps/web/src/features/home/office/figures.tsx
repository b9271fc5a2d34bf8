import { Fragment } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Figure, Figures } from '#ui/record/figures.tsx';
import messages from '../messages.json' with { type: 'json' };

/** A number with its meaning; it leads to what it counts. */
export interface OfficeFigure {
  key: string;
  label: string;
  note: string;
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** The number with its noun. */
  words: string;
  href: string;
}

interface AdminFiguresProps {
  figures: OfficeFigure[];
  variant: number;
}

/** What can be counted: as cards (the first look of `figures`) or in one line (the second). */
export function AdminFigures({ figures, variant }: AdminFiguresProps) {
  return variant === 2 ? <FiguresLine figures={figures} /> : <FigureCards figures={figures} />;
}

function FigureCards({ figures }: { figures: OfficeFigure[] }) {
  const t = useText(messages);
  return (
    <Figures>
      {figures.map(({ key, label, note, count, href }) => (
        <Figure
          key={key}
          label={label}
          value={count === undefined ? undefined : t('number', { n: count })}
          note={note}
          href={href}
        />
      ))}
    </Figures>
  );
}

function FiguresLine({ figures }: { figures: OfficeFigure[] }) {
  return (
    <p className="figures-line">
      {figures.map(({ key, count, words, href }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          {count === undefined ? <Skeleton width="8ch" /> : <Link href={href}>{words}</Link>}
        </Fragment>
      ))}
    </p>
  );
}
