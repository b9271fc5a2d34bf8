import { match } from '@biuro/core/navigation/routes.ts';
import { screenOf } from './screens.ts';

/** Loads the code of a link's page on hover and focus. It never requests the address itself: some addresses have effects. */
export function prefetchLinks(): void {
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  void screenOf(match(link.pathname).name).preload();
}
