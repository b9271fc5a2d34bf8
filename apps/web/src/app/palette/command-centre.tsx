import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { onIdle } from '#services/portal/on-idle.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { SlowNotice } from '../frame/notices/slow-notice.tsx';
import { loadEntries } from './entries.ts';
import type { PaletteProps } from './palette.tsx';
import { type Panel, PanelContext } from './panels.ts';
import { useShortcuts } from './shortcuts.ts';
import { paletteTyping, useTypingAhead } from './type-ahead.ts';

const load = {
  palette: async () => {
    const [{ Palette: WithEntries }, entries] = await Promise.all([import('./palette.tsx'), loadEntries()]);
    return { default: (props: Omit<PaletteProps, 'entries'>) => <WithEntries {...props} entries={entries} /> };
  },
  shortcuts: () => import('./shortcuts-sheet.tsx').then(({ ShortcutsSheet }) => ({ default: ShortcutsSheet })),
};
const Palette = lazy(load.palette);
const ShortcutsSheet = lazy(load.shortcuts);

/** Milliseconds after which the first page is drawn and the palette may be preloaded. */
const afterFirstPage = 3_000;

export function preloadPalette(): void {
  if (!navigator.onLine) return;
  // A failure is shown when the palette is opened, because it fails there again.
  void load.palette().catch(() => undefined);
}

interface CommandCentreProps {
  /** Maps pairs of keys to the paths of the area's sections. */
  places: ReadonlyMap<string, string>;
  children: ReactNode;
}

/** Palette, shortcuts and the notice about slow answers, for every page behind the login. */
export function CommandCentre({ places, children }: CommandCentreProps) {
  const { open, used, show, close } = usePanels();
  useTypingAhead(close);
  useShortcuts(places, show);
  useEffect(() => {
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = onIdle(preloadPalette);
    }, afterFirstPage);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, []);
  return (
    <PanelContext value={show}>
      {children}
      <SlowNotice />
      <ErrorBoundary fallback={null}>
        <Suspense>
          {used.includes('palette') && <Palette open={open === 'palette'} onClose={close} />}
          {used.includes('shortcuts') && <ShortcutsSheet open={open === 'shortcuts'} onClose={close} />}
        </Suspense>
      </ErrorBoundary>
    </PanelContext>
  );
}

/** The panel that is open, and those that were opened before: they stay mounted and open at once. A toast says when the code of one fails to load. */
function usePanels() {
  const t = useText(messages);
  const toast = useToast();
  const [open, setOpen] = useState<Panel | null>(null);
  const [used, setUsed] = useState<Panel[]>([]);
  const close = () => setOpen(null);
  const show = (panel: Panel) => {
    if (panel === 'palette') paletteTyping.begin();
    setUsed((before) => (before.includes(panel) ? before : [...before, panel]));
    setOpen(panel);
    void load[panel]().catch(() => {
      paletteTyping.end();
      close();
      toast(t('broken.title'), { label: t('broken.page'), run: () => location.reload() });
    });
  };
  return { open, used, show, close };
}
