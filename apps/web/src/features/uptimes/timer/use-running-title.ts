import type { UptimeActor } from '@biuro/core';
import { hoursText } from '@biuro/core/uptime/duration.ts';
import { isRunning, secondsOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { useEffect } from 'react';
import { subjectOf } from '../subjects/subject.ts';
import { onSecond } from './second-clock.ts';

/** While a timer runs the title of the document begins with its time: "0:42 · Alfa | Lista firm | Biuro". */
export function useRunningTitle(timer: UptimeActor): void {
  useEffect(() => {
    let own = '';
    const write = () => {
      const page = document.title.startsWith(own) ? document.title.slice(own.length) : document.title;
      own = prefixOf(timer);
      if (document.title !== own + page) document.title = own + page;
    };
    write();
    // The guard gives every page its title anew
    const watcher = new MutationObserver(write);
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    const ends = [onSecond(write), () => watcher.disconnect()];
    return () => {
      for (const end of ends) end();
      if (own !== '' && document.title.startsWith(own)) document.title = document.title.slice(own.length);
    };
  }, [timer]);
}

function prefixOf(timer: UptimeActor): string {
  const snapshot = timer.getSnapshot();
  if (!isRunning(snapshot)) return '';
  const subject = subjectOf(snapshot);
  return `${[hoursText(secondsOf(snapshot, Date.now())), subject].filter(Boolean).join(' · ')} | `;
}
