import { createPortal } from '@biuro/core';
import { writeSession } from '@biuro/core/session/stored-session.ts';
import { createFakePorts } from '@biuro/core/testing/fake-ports.ts';
import { admin, sessionOf } from '@biuro/core/testing/samples.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { PortalContext } from '#services/portal/use-portal.ts';

/** The HTML that an administrator gets of an element in Polish, before anything is loaded or typed. */
export function staticMarkup(element: ReactElement): string {
  const ports = createFakePorts();
  writeSession(ports.storage, sessionOf(admin));
  const portal = createPortal(ports);
  portal.start();
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
  try {
    return renderToStaticMarkup(
      <PortalContext value={portal}>
        <Router ssrPath="/">
          <QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>
        </Router>
      </PortalContext>,
    );
  } finally {
    vi.unstubAllGlobals();
    portal.stop();
  }
}

/** The names of the controls that forms show, sorted: a field that is declared but not shown is found by comparing them. */
export function fieldNames(...forms: ReactElement[]): string[] {
  const names = [
    ...forms
      .map(staticMarkup)
      .join('')
      .matchAll(/ name="([^"]+)"/g),
  ].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}
