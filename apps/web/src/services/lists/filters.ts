import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isOpen } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useCompanyRef } from '#services/companies/use-company-ref.ts';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { peopleOptions } from '#services/people/people-options.ts';
import { useOfficePeople } from '#services/people/use-office-people.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';
import type { FilterSearch, ListFilter } from '#ui/list/definition.ts';
import { storedAddress } from '#ui/list/stored-address.ts';

type PersonRef = components['schemas']['PersonRef'];

/** Values that only a link brings: they are no option until the address holds one. */
interface LinkedValue {
  isValid: (text: string) => boolean;
  textOf: (value: string) => string;
}

/** A filter with the values that the contract names, as the address writes them. */
export interface ChoiceFilter<Value extends string> {
  kind: 'choice';
  label: string;
  options: { value: Value; label: string }[];
  linked?: LinkedValue;
}

/** A filter whose values are ids of records. */
export type RecordFilter =
  | { kind: 'person'; label: string; me: ((name: string) => string) | undefined; unknown: string }
  | { kind: 'linked company'; label: string }
  | { kind: 'company'; label: string; placeholder: string };

/** One of these values: `choice(t('role'), roles, (role) => t(`role.${role}`))`. */
export const choice = <Value extends string>(
  label: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
): ChoiceFilter<Value> => ({
  kind: 'choice',
  label,
  options: values.map((value) => ({ value, label: textOf(value) })),
});

/** Only those of which it is true. */
export const onlyTrue = (label: string, text: string) => choice(label, ['true'], () => text);

/** One of these values, and any other valid one that a link brings. */
export const linkedChoice = (
  label: string,
  values: readonly string[],
  textOf: (value: string) => string,
  isValid: (text: string) => boolean,
): ChoiceFilter<string> => ({ ...choice(label, values, textOf), linked: { isValid, textOf } });

/** One person of the office, by name; with `me` oneself first, under that label. `unknown` names somebody who is none of them. */
export const person = (
  label: string,
  { me, unknown = '…' }: { me?: (name: string) => string; unknown?: string } = {},
): RecordFilter => ({
  kind: 'person',
  label,
  me,
  unknown,
});

/** One company, found as one types; left out in an office without companies. */
export const company = (label: string, placeholder: string): RecordFilter => ({ kind: 'company', label, placeholder });

/** One company, which only a link brings. */
export const linkedCompany = (label: string): RecordFilter => ({ kind: 'linked company', label });

export type FilterKind = ChoiceFilter<string> | RecordFilter;

interface Known {
  /** The value of a filter in the address. */
  valueOf: (key: string) => string | undefined;
  people: PersonRef[] | undefined;
  me: PersonRef;
  /** Name of the company that a link brings, once it is loaded. */
  companyName: string | undefined;
  /** How companies are found; undefined in an office without companies. */
  companies: Omit<FilterSearch, 'placeholder'> | undefined;
}

/** The filters of a list as they can be drawn: with people, companies and the values that the address brings. */
export function resolveFilters(kinds: Record<string, FilterKind>, known: Known): ListFilter[] {
  const { valueOf, people, me, companyName = '…', companies } = known;
  return Object.entries(kinds).flatMap(([key, filter]): ListFilter[] => {
    const { label } = filter;
    const value = valueOf(key);
    switch (filter.kind) {
      case 'choice': {
        const options = withLinked(filter, value);
        return options.length > 0 ? [{ key, label, options }] : [];
      }
      case 'person': {
        const first = filter.me && { id: me.id, name: filter.me(me.name) };
        const kept = value === undefined ? [] : [{ id: value, name: filter.unknown }];
        return [{ key, label, options: peopleOptions(people, { me: first, kept }) }];
      }
      case 'linked company':
        return value ? [{ key, label, options: [{ value, label: companyName }] }] : [];
      case 'company':
        return companies
          ? [{ key, label, options: [], search: { ...companies, placeholder: filter.placeholder } }]
          : [];
    }
  });
}

/** The options, and first the valid value that the address brings where it is none of them. */
function withLinked({ options, linked }: ChoiceFilter<string>, value: string | undefined) {
  const isKnown = value === undefined || options.some((option) => option.value === value);
  if (isKnown || !linked?.isValid(value)) return options;
  return [{ value, label: linked.textOf(value) }, ...options];
}

/** {@link resolveFilters} on the screen; what a filter needs is loaded where there is such a filter. `name` is the list's. */
export function useFilters(kinds: Record<string, FilterKind>, name: string): ListFilter[] {
  const address = useSearch() || storedAddress(name);
  const keyOf = (kind: FilterKind['kind']) => Object.keys(kinds).find((key) => kinds[key]?.kind === kind);
  const people = useOfficePeople(keyOf('person') !== undefined);
  const { id, first_name, last_name } = useUser();
  const companyName = useCompanyRef(valueIn(address, keyOf('linked company')))?.name;
  const companies = useCompanySearch();
  return useMemo(() => {
    const me = { id, name: `${first_name} ${last_name}` };
    const valueOf = (key: string) => valueIn(address, key);
    return resolveFilters(kinds, { valueOf, people, me, companyName, companies });
  }, [kinds, address, people, id, first_name, last_name, companyName, companies]);
}

function valueIn(address: string, key: string | undefined): string | undefined {
  return (key && new URLSearchParams(address).get(`filters[${key}]`)) || undefined;
}

function useCompanySearch() {
  const api = useApi();
  const find = useFindCompanies();
  const open = isOpen('dashboard-companies', useConfig());
  return useMemo(() => {
    const nameOf = async (id: string) =>
      (await unwrap(api.GET('/companies/{id}', { params: { path: { id } } }))).data.name;
    return open ? { find, nameOf } : undefined;
  }, [api, find, open]);
}
