import { useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { usePeopleOptions } from '#services/people/people-options.ts';
import { useUser } from '#services/session/use-session.ts';
import type { Option } from '#ui/controls/select.tsx';
import messages from './messages.json' with { type: 'json' };

/** People of the office who can be the account manager of a company, oneself first; also the person whom the filter of the list names. */
export function useManagerOptions(): Option[] {
  const t = useText(messages);
  const { first_name, last_name } = useUser();
  const asked = new URLSearchParams(useSearch()).get('filters[owner_id]');
  return usePeopleOptions({
    me: t('owner.me', { name: `${first_name} ${last_name}` }),
    kept: asked ? [{ id: asked, name: t('owner.other') }] : [],
  });
}
