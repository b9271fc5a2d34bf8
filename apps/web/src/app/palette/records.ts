import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { CompaniesIcon, type IconType, ProfileIcon } from '#ui/icons/icons.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';
import { matchRank } from '#ui/text/normalize-text.ts';
import { wantedIn } from './parse-search.ts';
import { useSettled } from './use-debounced.ts';

interface Records {
  /** This person may search at all. */
  can: boolean;
  companies: CommandItem[];
  users: CommandItem[];
  /** The server found more than these. */
  more: boolean;
  pending: boolean;
  /** Why the server did not answer. */
  failure: string | undefined;
}

const limit = 6;
const asked = { staleTime: 30_000, placeholderData: keepPreviousData } as const;

/** Companies and people that the server finds, for the office. */
export function useRecords(typed: string): Records {
  const api = useApi();
  const config = useConfig();
  const { isAdmin } = useUser();
  const wanted = wantedIn(typed);
  const search = useSettled(wanted, 200);
  const query = { search, limit };
  const enough = isAdmin && search.length > 1;
  const companies = useQuery({
    queryKey: ['companies', 'found', search],
    queryFn: ({ signal }) => unwrap(api.GET('/companies', { params: { query }, signal })),
    enabled: enough && isOpen('dashboard-companies-view', config),
    ...asked,
  });
  const users = useQuery({
    queryKey: ['users', 'found', search],
    queryFn: ({ signal }) => unwrap(api.GET('/users', { params: { query }, signal })),
    enabled: enough && isOpen('dashboard-users-view', config),
    ...asked,
  });
  const known = wanted.length > 1;
  const isCut = (answer: { data: unknown[]; meta: { total: number } } | undefined) =>
    answer !== undefined && answer.meta.total > answer.data.length;
  const error = companies.error ?? users.error;
  return {
    can: isAdmin,
    companies: !known
      ? []
      : (companies.data?.data ?? [])
          .map(({ id, name, vat_number }) =>
            record(pathOf('dashboard-companies-view', { id }), name, vat_number, CompaniesIcon),
          )
          .filter((item) => answers(item, wanted)),
    users: !known
      ? []
      : (users.data?.data ?? [])
          .map(({ id, first_name, last_name, email }) =>
            record(pathOf('dashboard-users-view', { id }), `${first_name} ${last_name}`, email, ProfileIcon),
          )
          .filter((item) => answers(item, wanted)),
    more: known && (isCut(companies.data) || isCut(users.data)),
    pending: isAdmin && known && (search !== wanted || companies.isFetching || users.isFetching),
    failure: known && error ? failureOf(error).message : undefined,
  };
}

function record(href: string, label: string, detail: string, icon: IconType): CommandItem {
  return { id: href, label, detail, icon, run: () => navigate(href) };
}

/** While the server looks for what was typed last, what it found before stays as far as it still fits. */
function answers({ label, detail }: CommandItem, wanted: string): boolean {
  return matchRank(wanted, `${label} ${detail}`) > 0;
}
