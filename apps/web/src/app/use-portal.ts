import type { Portal } from '@biuro/core';
import type { Locale } from '@biuro/core/i18n/text.ts';
import { usePortalContext } from './portal-context.ts';

export function usePortal(): Portal {
  return usePortalContext().portal;
}

export function useApi(): Portal['api'] {
  return usePortalContext().portal.api;
}

export function useLocale(): Locale {
  return usePortalContext().locale;
}
