import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { sectionsOf } from '../frame/sections.ts';

/** Where pairs of keys lead in this office: `g c` to the companies. */
export function useGoKeys(): Map<string, string> {
  const config = useConfig();
  const { isAdmin } = useUser();
  if (!isAdmin) return new Map([['g h', pathOf('home')]]);
  return new Map(sectionsOf(config).flatMap(({ keys, href }) => (keys ? [[keys, href]] : [])));
}
