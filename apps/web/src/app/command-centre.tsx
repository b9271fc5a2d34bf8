import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { SlowNotice } from './slow-notice.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export type Panel = 'palette' | 'shortcuts';

const loadPalette = () => import('./palette.tsx').then(({ Palette }) => ({ default: Palette }));
const loadSheet = () => import('./shortcuts-sheet.tsx').then(({ ShortcutsSheet }) => ({ default: ShortcutsSheet }));
const Palette = lazy(loadPalette);
const ShortcutsSheet = lazy(loadSheet);

const CommandCentreContext = createContext<(panel: Panel) => void>(() => undefined);

/** Opens the palette or the sheet of shortcuts. */
export function useCommandCentre(): (panel: Panel) => void {
  return use(CommandCentreContext);
}

export function preloadPalette(): void {
  // What fails here fails again, and is shown, when the palette is opened.
  void loadPalette().catch(() => undefined);
}

/** What is the same on every page inside: palette, shortcuts, and the word about a slow answer. */
export function CommandCentre({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Panel | null>(null);
  const [used, setUsed] = useState<Panel[]>([]);
  const show = (panel: Panel) => {
    setUsed((before) => (before.includes(panel) ? before : [...before, panel]));
    setOpen(panel);
  };
  const close = () => setOpen(null);
  useShortcuts(show);
  return (
    <CommandCentreContext value={show}>
      {children}
      <SlowNotice />
      <Suspense>
        {used.includes('palette') && <Palette open={open === 'palette'} onClose={close} />}
        {used.includes('shortcuts') && <ShortcutsSheet open={open === 'shortcuts'} onClose={close} />}
      </Suspense>
    </CommandCentreContext>
  );
}
