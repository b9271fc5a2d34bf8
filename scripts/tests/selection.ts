import { parseArgs } from 'node:util';

const APPS = ['core', 'testing', 'api', 'web', 'cli'] as const;
const UNITS = ['checks', ...APPS, 'scripts', 'e2e'] as const;
/** What is run by itself: the checks, the tests of one app or package or of the scripts, the end-to-end tests. */
export type Unit = (typeof UNITS)[number];

const PARTS: Record<string, readonly Unit[]> = { checks: ['checks'], apps: APPS, scripts: ['scripts'], e2e: ['e2e'] };

const TIERS = { fast: ['checks', ...APPS], usual: UNITS, full: UNITS } satisfies Record<string, readonly Unit[]>;
/** What `BIURO_TEST_TIER` says to the tests. */
export type Tier = keyof typeof TIERS;

export interface Selection {
  tier: Tier;
  units: ReadonlySet<Unit>;
}

/** What the arguments choose; a sentence when there is no such thing. */
export function readSelection(args: string[]): Selection | string {
  const options = { tier: { type: 'string', default: 'usual' }, only: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { tier } = values;
  if (!isTier(tier)) return `There is no tier "${tier}"; there are ${Object.keys(TIERS).join(', ')}.`;
  const noPart = positionals.find((part) => !(part in PARTS));
  if (noPart !== undefined) return `There is no part "${noPart}"; there are ${Object.keys(PARTS).join(', ')}.`;
  const only = values.only?.split(',') ?? [];
  const noUnit = only.find((name) => !UNITS.some((unit) => unit === name));
  if (noUnit !== undefined) return `There is no "${noUnit}" to be run alone; there are ${UNITS.join(', ')}.`;
  const chosen = [...only, ...positionals.flatMap((part) => PARTS[part] ?? [])];
  const units = TIERS[tier].filter((unit) => chosen.length === 0 || chosen.includes(unit));
  if (units.length === 0) return `The tier "${tier}" has none of ${chosen.join(', ')}.`;
  return { tier, units: new Set(units) };
}

const isTier = (name: string): name is Tier => name in TIERS;
