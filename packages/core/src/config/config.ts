import type { components } from '@biuro/contract';

export type AppConfig = components['schemas']['AppConfig'];
export type ModuleName = keyof AppConfig['modules'];
export type Column = components['schemas']['Column'];

/** A module that is off has no route, no menu entry and no calls. */
export function isEnabled(config: AppConfig, module: ModuleName): boolean {
  // A configuration that the browser stored before an upgrade does not name the modules that came with it.
  const modules: Partial<AppConfig['modules']> = config.modules;
  return modules[module]?.enabled ?? false;
}

/** A component shows only where the office's configuration names it. */
export function isVisible(config: AppConfig, module: ModuleName, component: string): boolean {
  return isEnabled(config, module) && config.modules[module].components[component]?.visible === true;
}

/** Which of its looks a component has; 1 is the first and the usual one. */
export function variantOf(config: AppConfig, module: ModuleName, component: string): number {
  return config.modules[module].components[component]?.variant ?? 1;
}

/** The visible columns of a list, from left to right. */
export function columnsOf(config: AppConfig, module: ModuleName, list: string): Column[] {
  return (config.modules[module].columns[list] ?? []).filter(({ visible }) => visible);
}
