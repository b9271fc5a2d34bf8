import { createPortal } from '@biuro/core';
import { writeSession } from '@biuro/core/session/stored-session.ts';
import { createFakePorts } from '@biuro/core/testing/fake-ports.ts';
import { admin, sessionOf } from '@biuro/core/testing/samples.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { PortalContext } from '#services/portal/portal-context.ts';

/**
 * The names of the controls that forms show to an administrator before anything is typed or loaded, sorted. A test compares them with the
 * declared fields: a field that is declared but not drawn would be noticed by nobody else.
 */
export function fieldNames(...forms: ReactElement[]): string[] {
  const ports = createFakePorts();
  writeSession(ports.storage, sessionOf(admin));
  const portal = createPortal(ports);
  portal.start();
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
  try {
    const markup = forms.map((form) => {
      const queries = createElement(QueryClientProvider, { client: new QueryClient() }, form);
      const page = createElement(Router, { ssrPath: '/', children: queries });
      return renderToStaticMarkup(createElement(PortalContext, { value: portal }, page));
    });
    const names = [...markup.join('').matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);
    return [...new Set(names)].toSorted();
  } finally {
    vi.unstubAllGlobals();
    portal.stop();
  }
}
