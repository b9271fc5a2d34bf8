import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useCallback } from 'react';
import { useApi } from '#services/portal/use-portal.ts';
import type { Choice } from '#ui/controls/autocomplete-input.tsx';

/** The first companies that fit what is being typed, each with its NIP. */
export function useFindCompanies(): (text: string) => Promise<Choice[]> {
  const api = useApi();
  return useCallback(
    async (search) => {
      const query = { search, limit: 8, sort: 'name:asc' };
      const { data } = await unwrap(api.GET('/companies', { params: { query } }));
      return data.map(({ id, name, vat_number }) => ({ value: id, label: name, detail: vat_number }));
    },
    [api],
  );
}
