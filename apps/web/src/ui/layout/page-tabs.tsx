import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { pageLocale } from '#ui/text/words.ts';
import './page-tabs.css';

export interface PageTab {
  href: string;
  label: string;
  /** How much is behind it; left out where that is unknown. */
  count?: number | undefined;
  /** There are more than `count`. */
  more?: boolean | undefined;
  current: boolean;
}

interface PageTabsProps {
  label: string;
  tabs: PageTab[];
  /** A button after the last one. */
  children?: ReactNode;
}

/** Ways to look at what stands below: links, so that each can be opened beside, kept and sent, and Back works. */
export function PageTabs({ label, tabs, children }: PageTabsProps) {
  const row = useRef<HTMLElement>(null);
  const place = tabs.findIndex(({ current }) => current);
  useLayoutEffect(() => keepInSight(row.current, place), [place]);
  return (
    <div className="page-tabs">
      <nav ref={row} aria-label={label}>
        {tabs.map(({ href, label: name, count, more, current }) => (
          <Link key={`${href} ${name}`} href={href} className="page-tab" aria-current={current ? 'page' : undefined}>
            {name}
            {count !== undefined && (
              <span className="page-tab-count">{`${count.toLocaleString(pageLocale())}${more ? '+' : ''}`}</span>
            )}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** Where the row is longer than the screen, it begins where the person is. Asked for at once, the places would lay the page out before its time. */
function keepInSight(row: HTMLElement | null, place: number): (() => void) | undefined {
  const tab = row?.children[place];
  if (!row || !(tab instanceof HTMLElement)) return;
  const observer = new ResizeObserver(() => {
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  });
  observer.observe(row);
  return () => observer.disconnect();
}
