import { createContext, use } from 'react';

export type Panel = 'palette' | 'shortcuts';

export const PanelContext = createContext<(panel: Panel) => void>(() => undefined);

/** Opens the palette or the sheet of shortcuts. */
export function useShowPanel(): (panel: Panel) => void {
  return use(PanelContext);
}
