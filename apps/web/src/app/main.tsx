import { createPortal } from '@biuro/core';
import { onTextError } from '@biuro/core/i18n/text.ts';
import { userOf } from '@biuro/core/session/session-selectors.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../ui/icons.css';
import { AccountPreferences } from './account-preferences.tsx';
import { Branding } from './branding.tsx';
import { browserPorts } from './browser-ports.ts';
import { showCharts } from './inspector.ts';
import { hideLinkToken } from './link-token.ts';
import { noteMissingCode } from './missing-code.ts';
import { NewVersion } from './new-version.tsx';
import { PortalContext } from './portal-context.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { reloadStaleBuild } from './reload-stale-build.ts';
import { Router } from './router.tsx';
import { firstScreen } from './screens.ts';

const ports = browserPorts();
const portal = createPortal(ports);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

if (import.meta.env.PROD) onTextError((error) => console.error(error));
document.documentElement.lang = ports.settings.locale;
noteMissingCode();
reloadStaleBuild();
hideLinkToken();
portal.start();
showCharts(portal);
prefetchLinks();
// Before its code is here nothing of a page can be drawn; React would draw what is here bit by bit meanwhile.
void firstScreen(userOf(portal.session.getSnapshot()) !== null)
  .preload()
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <PortalContext value={portal}>
          <Branding />
          <AccountPreferences />
          <Router />
          <NewVersion />
        </PortalContext>
      </StrictMode>,
    ),
  );
