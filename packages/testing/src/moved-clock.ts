import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian puts libfaketime for this machine. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

export const whyNoMovedClock = (): string | undefined =>
  existsSync(LIBRARY) ? undefined : 'libfaketime is not installed (Debian: apt install libfaketime)';

/** The wall clock of one process. Its monotonic clock, which time-outs use, is not touched, as when a real clock is set. */
export interface MovedClock {
  /** For the process. */
  variables: Record<string, string>;
  /** Seconds before the real time, or behind it; at once. */
  move(seconds: number): void;
}

export function createMovedClock(directory: string): MovedClock {
  const file = join(directory, 'clock');
  const move = (seconds: number) => {
    writeFileSync(`${file}-next`, `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 });
    renameSync(`${file}-next`, file);
  };
  move(0);
  return {
    move,
    variables: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  };
}
