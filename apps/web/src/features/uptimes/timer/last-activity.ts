import { recall, remember } from '#ui/browser/browser-memory.ts';

const key = 'biuro.uptime.seen';
const MINUTE = 60;

let written = 0;

/** Remembers, once a minute, that somebody works here. */
export function watchActivity(): () => void {
  const note = () => {
    const now = Math.floor(Date.now() / 1000);
    if (now - written < MINUTE) return;
    written = now;
    remember('local', key, String(now));
  };
  for (const type of ['pointerdown', 'keydown'] as const) document.addEventListener(type, note, { passive: true });
  return () => {
    for (const type of ['pointerdown', 'keydown'] as const) document.removeEventListener(type, note);
  };
}

/** When somebody last worked here, in unix seconds, before this page was opened. */
export const activityBefore: number | null = Number(recall('local', key)) || null;
