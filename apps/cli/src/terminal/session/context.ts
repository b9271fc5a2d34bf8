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

/** What a command works with. */
export interface Context extends PortContext {
  output: Output;
  /** There is a person who can be asked. */
  interactive: boolean;
  /**
   * Loads core, opens it for this person and this server, and closes it when the work is done. `stored` is for the
   * commands that are about the stored session, even where `BIURO_TOKEN` stands in for one.
   */
  withPortal: <T>(work: (portal: OpenPortal) => Promise<T>, options?: { stored: true }) => Promise<T>;
}
