import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { pageLocale } from '#ui/text/words.ts';
import './page-tabs.css';

export interface PageTab {
  href: string;
  label: string;
  /** Number of records behind the tab; null while it is on its way, and left out where it is unknown. */
  count?: number | null | undefined;
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

/** Views of the content below, as links: each has an address that can be opened in a tab and sent, and Back works. */
export function PageTabs({ label, tabs, children }: PageTabsProps) {
  const row = useRef<HTMLElement>(null);
  const place = tabs.findIndex(({ current }) => current);
  useLayoutEffect(() => scrollToCurrent(row.current, place), [place]);
  return (
    <div className="page-tabs">
      <nav ref={row} aria-label={label}>
        {tabs.map(({ href, label: name, count, more, current }) => (
          <Link key={`${href} ${name}`} href={href} className="page-tab" aria-current={current ? 'page' : undefined}>
            {name}
            {count !== undefined && (
              <span className="page-tab-count">
                {count !== null && `${count.toLocaleString(pageLocale())}${more ? '+' : ''}`}
              </span>
            )}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** Scrolls a row that is wider than the screen to the current tab. The observer waits for the layout, which reading positions at once would force. */
function scrollToCurrent(row: HTMLElement | null, place: number): (() => void) | undefined {
  const tab = row?.children[place];
  if (!row || !(tab instanceof HTMLElement)) return;
  const observer = new ResizeObserver(() => {
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  });
  observer.observe(row);
  return () => observer.disconnect();
}
