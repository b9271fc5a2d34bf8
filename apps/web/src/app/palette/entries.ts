import { useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import type { PaletteContext, PaletteEntries } from '#services/feature/palette.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { useRights, useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { features } from '../features.ts';

/** The palette entries of all features, in their order. */
export function loadEntries(): Promise<PaletteEntries[]> {
  return Promise.all(features.flatMap(({ palette }) => (palette ? [palette()] : [])));
}

export function usePaletteContext(): PaletteContext {
  const config = useConfig();
  const user = useUser();
  const rights = useRights();
  const portal = usePortal();
  const queries = useQueryClient();
  const toast = useToast();
  return { config, user, may: (right) => rights.includes(right), portal, queries, toast, goTo: navigate };
}
