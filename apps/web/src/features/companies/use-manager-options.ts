import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useOfficePeople } from '#services/people/use-office-people.ts';
import { useUser } from '#services/session/use-session.ts';
import type { Option } from '#ui/controls/select.tsx';
import messages from './messages.json' with { type: 'json' };

/** People of the office who can be the account manager of a company, oneself first. Whoever the address names is among them before the others are loaded. */
export function useManagerOptions(): Option[] {
  const t = useText(messages);
  const { id, first_name, last_name } = useUser();
  const people = useOfficePeople();
  const asked = new URLSearchParams(useSearch()).get('filters[owner_id]');
  return useMemo(() => {
    const me = { value: id, label: t('owner.me', { name: `${first_name} ${last_name}` }) };
    const others = (people ?? [])
      .filter((person) => person.id !== id)
      .map((person) => ({ value: person.id, label: person.name }));
    const known = [me, ...others];
    const missing = asked && !known.some(({ value }) => value === asked);
    return missing ? [...known, { value: asked, label: t('owner.other') }] : known;
  }, [t, id, first_name, last_name, people, asked]);
}
