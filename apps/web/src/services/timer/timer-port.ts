import type { UptimeActor } from '@biuro/core';
import { createContext } from 'react';

/** What somebody works on. */
export interface Subject {
  company?: { id: string; name: string };
  settlement?: { id: string; title: string };
}

/** What the feature of working time does for others. */
export interface TimerPort {
  /** Starts the timer for a subject. Resolves with whether it runs for it now; the panel says why it does not. */
  begin: (timer: UptimeActor, subject: Subject) => Promise<boolean>;
  showPanel: () => void;
}

export const TimerContext = createContext<(() => Promise<TimerPort>) | undefined>(undefined);
