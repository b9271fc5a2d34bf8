import { match } from '@biuro/core/navigation/routes.ts';
import { screenOf } from './screens.ts';

/** Fetches the code of the page behind a link that the pointer or the focus has come to. Never its data: some addresses do things. */
export function prefetchLinks(): void {
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  void screenOf(match(link.pathname).name).preload();
}
