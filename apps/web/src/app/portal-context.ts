import type { Portal } from '@biuro/core';
import type { Locale } from '@biuro/core/i18n/text.ts';
import { createContext, use } from 'react';

export interface PortalContext {
  portal: Portal;
  locale: Locale;
}

export const PortalContext = createContext<PortalContext | null>(null);

export function usePortalContext(): PortalContext {
  const context = use(PortalContext);
  if (!context) throw new Error('The portal is missing: draw this inside of PortalContext');
  return context;
}
