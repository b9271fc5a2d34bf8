// First: what it asks for is on its way while the rest begins.
import './first-page.ts';
import { createPortal } from '@biuro/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../ui/icons.css';
import { AccountPreferences } from './account-preferences.tsx';
import { Branding } from './branding.tsx';
import { browserPorts } from './browser-ports.ts';
import { NewVersion } from './new-version.tsx';
import { PortalContext } from './portal-context.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { reloadStaleBuild } from './reload-stale-build.ts';
import { Router } from './router.tsx';

const ports = browserPorts();
const portal = createPortal(ports);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

document.documentElement.lang = ports.settings.locale;
reloadStaleBuild();
portal.start();
prefetchLinks();
createRoot(root).render(
  <StrictMode>
    <PortalContext value={portal}>
      <Branding />
      <AccountPreferences />
      <Router />
      <NewVersion />
    </PortalContext>
  </StrictMode>,
);
