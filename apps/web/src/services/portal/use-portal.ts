import type { Api, Portal } from '@biuro/core';
import { createContext, use } from 'react';

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('The portal is missing: draw this inside of PortalContext');
  return portal;
}

export function useApi(): Api {
  return usePortal().api;
}
