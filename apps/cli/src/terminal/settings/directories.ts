import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where this person's settings and sessions lie: the XDG directory, which must be absolute to count. */
export function configDirectory(env: NodeJS.ProcessEnv): string {
  const xdg = env.XDG_CONFIG_HOME ?? '';
  return join(isAbsolute(xdg) ? xdg : join(env.HOME || homedir(), '.config'), 'biuro');
}
