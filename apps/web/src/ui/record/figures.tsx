import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import './figures.css';

/** A strip of key figures; each child is a `Figure`. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className="figures">{children}</dl>;
}

interface FigureProps {
  label: string;
  /** Undefined while it is loading; the strip keeps its height. */
  value: string | undefined;
  /** What the number means, in words. */
  note: ReactNode;
  /** Where the number comes from. */
  href?: string;
}

export function Figure({ label, value, note, href }: FigureProps) {
  return (
    <div className="figure">
      <dt>{href ? <Link href={href}>{label}</Link> : label}</dt>
      <dd className="figure-value">{value ?? <Skeleton width="3ch" />}</dd>
      <dd className="figure-note">{note}</dd>
    </div>
  );
}
