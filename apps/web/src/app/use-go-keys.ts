import { pathOf } from '@biuro/core/navigation/routes.ts';
import { sectionsOf } from './sections.ts';
import { useConfig } from './use-navigation.ts';
import { useUser } from './use-session.ts';

/** Where pairs of keys lead in this office: `g c` to the companies. */
export function useGoKeys(): Map<string, string> {
  const config = useConfig();
  const { isAdmin } = useUser();
  if (!isAdmin) return new Map([['g h', pathOf('home')]]);
  return new Map(sectionsOf(config).flatMap(({ keys, href }) => (keys ? [[keys, href]] : [])));
}
