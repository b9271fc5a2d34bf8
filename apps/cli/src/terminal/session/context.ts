import type { Output } from '#terminal/output/output.ts';
import type { SettingFlags } from '#terminal/settings/settings-given.ts';
import type { OpenPortal } from './portal.ts';
import type { PortContext } from './ports.ts';

/** Flags that every command takes. */
export interface CommonFlags extends SettingFlags {
  json?: true;
  trace?: true;
  /** False after `--no-input`. */
  input: boolean;
  /** False after `--no-color`. */
  color: boolean;
}

/** What a command receives. */
export interface Context extends PortContext {
  output: Output;
  /** Whether the program may ask questions. */
  interactive: boolean;
  /**
   * Loads core, opens a portal for this person and server, and closes it when the work is done. With `stored` it uses
   * the stored session even where `BIURO_TOKEN` is set.
   */
  withPortal: <T>(work: (portal: OpenPortal) => Promise<T>, options?: { stored: true }) => Promise<T>;
}
