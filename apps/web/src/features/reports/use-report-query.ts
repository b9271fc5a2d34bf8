import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { today } from '#ui/text/today.ts';
import { type PresetName, presetsOf, type ReportQuery, readReportQuery, writeReportQuery } from './address.ts';

export interface ReportControls {
  query: ReportQuery;
  /** The day on which the page was opened. */
  day: string;
  ask: (query: ReportQuery) => void;
}

/** What the report on the screen is asked for. The address alone holds it, so Back, reload and links work. */
export function useReportQuery(usual: PresetName): ReportControls {
  const [path, navigate] = useLocation();
  const shown = useSearch();
  const [day] = useState(() => today());
  // The address of this page itself: once a person goes on, the browser's is that of a page which is still on its way.
  const [own, setOwn] = useState({ path, shown });
  if (own.path === path && own.shown !== shown) setOwn({ path, shown });
  return {
    query: readReportQuery(own.shown, presetsOf(day)[usual]),
    day,
    ask: (query) => navigate(`${own.path}?${keptOf(own.shown)}${writeReportQuery(query)}`),
  };
}

/** Which look at the report is open stays when the query changes. */
function keptOf(address: string): string {
  const look = new URLSearchParams(address).get('look');
  return look === null ? '' : `look=${encodeURIComponent(look)}&`;
}
