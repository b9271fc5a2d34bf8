import type { Locale } from '@biuro/core/i18n/text.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { titleOf } from '#platform/tenants/tenant-parts.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';

/** A page starts with the cached configuration and fetches changes for the next visit. */
const CACHE_CONTROL = 'private, max-age=0, stale-while-revalidate=604800';

export const configHandlers: Pick<Handlers, 'getConfig'> = {
  getConfig: async (_request, { tenant, locale }) => ({
    status: 200,
    body: configIn(tenant.config, locale),
    headers: { 'Cache-Control': CACHE_CONTROL },
  }),
};

type Config = Tenant['config'];
type Module = Config['modules'][keyof Config['modules']];

const worded = new WeakMap<Config, Map<Locale, Config>>();

/** The configuration with column titles in the caller's language, cached. */
export function configIn(config: Config, locale: Locale): Config {
  const known = worded.get(config) ?? new Map<Locale, Config>();
  worded.set(config, known);
  const found = known.get(locale) ?? word(config, locale);
  known.set(locale, found);
  return found;
}

function word(config: Config, locale: Locale): Config {
  const modules = Object.entries(config.modules).map(([name, module]) => [name, wordModule(module, locale)]);
  // Same modules, same shape: only texts differ.
  return { ...config, modules: Object.fromEntries(modules) as Config['modules'] };
}

function wordModule(module: Module, locale: Locale) {
  const lists = Object.entries(module.columns).map(([list, columns]) => [
    list,
    columns.map(({ title_en, ...column }) => ({ ...column, title: titleOf({ ...column, title_en }, locale) })),
  ]);
  return { ...module, columns: Object.fromEntries(lists) };
}
