import { isOpen } from '@biuro/core/navigation/routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { RecordSearch } from '#services/feature/palette.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';
import { matchRank } from '#ui/text/normalize-text.ts';
import { parseSearch } from './parse-search.ts';

interface Records {
  /** This person may search at all. */
  can: boolean;
  /** What was found, for each search. */
  groups: { label: string; items: CommandItem[] }[];
  /** The server found more than these. */
  more: boolean;
  pending: boolean;
  /** Why the server did not answer. */
  failure: string | undefined;
}

const limit = 6;
const options = { staleTime: 30_000, placeholderData: keepPreviousData } as const;

/** Searches records on the server, for the office. `searches` must be the same at each call, because each runs a hook. */
export function useRecords(searches: RecordSearch[], typed: string): Records {
  const api = useApi();
  const config = useConfig();
  const { isAdmin } = useUser();
  const wanted = parseSearch(typed);
  const search = useDebounced(wanted, 200);
  const answers = searches.map(({ key, route, find }) =>
    // oxlint-disable-next-line react/hooks -- the searches are the same at each call
    useQuery({
      queryKey: [key, 'found', search],
      queryFn: ({ signal }) => find(api, { search, limit }, signal),
      enabled: isAdmin && search.length > 1 && isOpen(route, config),
      ...options,
    }),
  );
  const known = wanted.length > 1;
  const error = answers.find((answer) => answer.error)?.error;
  return {
    can: isAdmin,
    groups: searches.map(({ title, icon }, place) => ({
      label: title(),
      items: (known ? (answers[place]?.data?.records ?? []) : [])
        .map(({ href, label, detail }) => ({ id: href, label, detail, icon, run: () => navigate(href) }))
        .filter((item) => isLike(item, wanted)),
    })),
    more: known && answers.some(({ data }) => data !== undefined && data.total > data.records.length),
    pending: isAdmin && known && (search !== wanted || answers.some(({ isFetching }) => isFetching)),
    failure: known && error ? failureOf(error).message : undefined,
  };
}

/** While the next answer is loading, the previous results stay if they still match. */
function isLike({ label, detail }: CommandItem, wanted: string): boolean {
  return matchRank(wanted, `${label} ${detail}`) > 0;
}

/** The value after it has not changed for `delay` milliseconds. */
function useDebounced<T>(value: T, delay: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
