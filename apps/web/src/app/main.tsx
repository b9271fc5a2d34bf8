import { createPortal } from '@biuro/core';
import { onTextError } from '@biuro/core/i18n/text.ts';
import { userOf } from '@biuro/core/session/session-selectors.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '#ui/icons/icons.css';
import { SlotContext } from '#services/feature/slot.tsx';
import { hideLinkToken } from '#services/links/link-token.ts';
import { noteChunkLoadErrors } from '#services/navigation/chunk-load-error.tsx';
import { PortalContext } from '#services/portal/use-portal.ts';
import { TimerContext } from '#services/timer/timer-port.ts';
import { features } from './features.ts';
import { NewVersion } from './frame/notices/new-version.tsx';
import { prefetchLinks } from './routing/prefetch-links.ts';
import { Router } from './routing/router.tsx';
import { firstScreen } from './routing/screens.ts';
import { slots } from './routing/slots.ts';
import { AccountPreferences } from './start/account-preferences.tsx';
import { Branding } from './start/branding.tsx';
import { browserPorts } from './start/browser-ports.ts';
import { reloadStaleBuild } from './start/build-version.ts';
import { registerServiceWorker } from './start/service-worker.ts';
import { clearAfterSignOut } from './start/sign-out.ts';

const ports = browserPorts();
const portal = createPortal(ports);
const timer = features.find((feature) => feature.timer)?.timer;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

if (import.meta.env.PROD) onTextError((error) => console.error(error));
document.documentElement.lang = ports.settings.locale;
noteChunkLoadErrors();
reloadStaleBuild();
hideLinkToken();
portal.start();
clearAfterSignOut(portal.session);
for (const { start } of features) start?.(portal);
prefetchLinks();
registerServiceWorker();
// Drawn once the code of the first page has loaded: React would otherwise draw the parts one after another.
void firstScreen(userOf(portal.session.getSnapshot()) !== null)
  .preload()
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <PortalContext value={portal}>
          <SlotContext value={slots}>
            <TimerContext value={timer}>
              <Branding />
              <AccountPreferences />
              <Router />
              <NewVersion />
            </TimerContext>
          </SlotContext>
        </PortalContext>
      </StrictMode>,
    ),
  );
