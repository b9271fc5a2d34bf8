import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NextIcon } from '#ui/icons/icons.ts';

interface RowProps {
  /** Avatar or icon. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Makes the whole row lead there. */
  href?: string;
  /** Of the entry in the history that `href` makes. */
  state?: object;
  /** Tag or button at the right. */
  trail?: ReactNode;
}

/** A row of `Rows`: a title, one line about it, and actions. */
export function Row({ lead, title, detail, href, state, trail }: RowProps) {
  return (
    <li className="row" data-link={href ? true : undefined}>
      {lead && <span className="row-lead">{lead}</span>}
      <span className="row-text">
        <span className="row-title">
          {href ? (
            <Link href={href} {...(state && { state })}>
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
        {detail && <span className="row-detail">{detail}</span>}
      </span>
      {trail}
      {href && <NextIcon />}
    </li>
  );
}
