import type { AtRule, Declaration, Plugin as PostcssPlugin, Root, Rule } from 'postcss';
import type { Plugin } from 'vite';

/** Components of PrimeReact that `src/ui` uses; the rules of the others stay out of the build. */
const used = ['p-autocomplete', 'p-component', 'p-disabled', 'p-menu'];

/** Where the package keeps its style sheets. */
const THEMES = '/primereact/resources/themes/';

type Role = 'text' | 'line' | 'fill';

/** What each colour of the theme means as text, as a line and as a fill. */
const tokens: Record<string, Record<Role, string>> = {
  '#ffffff': { text: '--c-on-primary', line: '--c-surface', fill: '--c-surface' },
  '#f9fafb': { text: '--c-surface-2', line: '--c-divider', fill: '--c-surface-2' },
  '#f3f4f6': { text: '--c-surface-2', line: '--c-divider', fill: '--c-surface-2' },
  '#e5e7eb': { text: '--c-text-subtle', line: '--c-border', fill: '--c-sunken' },
  '#d1d5db': { text: '--c-text-subtle', line: '--c-border-strong', fill: '--c-sunken' },
  '#9ca3af': { text: '--c-text-subtle', line: '--c-border-strong', fill: '--c-border-strong' },
  '#6b7280': { text: '--c-text-muted', line: '--c-border-strong', fill: '--c-text-muted' },
  '#4b5563': { text: '--c-text', line: '--c-text', fill: '--c-text' },
  '#374151': { text: '--c-text', line: '--c-text', fill: '--c-text' },
  '#eef2ff': { text: '--c-primary-soft', line: '--c-primary-soft', fill: '--c-primary-soft' },
  '#c7d2fe': { text: '--c-focus', line: '--c-focus', fill: '--c-primary-soft' },
  '#6366f1': { text: '--c-primary-text', line: '--c-primary', fill: '--c-primary' },
  '#4f46e5': { text: '--c-primary-text', line: '--c-primary-hover', fill: '--c-primary-hover' },
  '#4338ca': { text: '--c-on-primary-soft', line: '--c-primary-active', fill: '--c-primary-active' },
  '#e24c4c': { text: '--c-on-danger-soft', line: '--c-danger', fill: '--c-danger' },
  'rgba(99, 102, 241, 0.24)': { text: '--c-primary-text', line: '--c-primary', fill: '--c-primary-soft' },
  'rgba(0, 0, 0, 0.4)': { text: '--c-text', line: '--c-backdrop', fill: '--c-backdrop' },
};

const colours = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/** Applies `rewriteTheme` to the build, and fails a build in which a component that we use has no rules in the theme. */
export function primereactTheme(): Plugin {
  const found = new Set<string>();
  return {
    name: 'biuro:primereact-theme',
    config: () => ({ css: { postcss: { plugins: [rewriteTheme(found)] } } }),
    buildEnd(error) {
      const missing = used.filter((block) => !found.has(block));
      if (!error && this.environment.mode === 'build' && missing.length > 0)
        this.error(`No style sheet of PrimeReact has rules for ${missing.join(', ')}: see vite/primereact-theme.ts.`);
    },
  };
}

/**
 * Makes the MIT theme `lara-light-indigo` ours: keeps the rules of the components that we use and replaces its colours with our
 * tokens, so that one sheet serves the light and the dark theme. A colour without a token fails the build. It goes by the file
 * that a rule comes from, so the style sheet that imports the theme may stand anywhere. Adds the components it found to `found`.
 */
export function rewriteTheme(found = new Set<string>()): PostcssPlugin {
  return {
    postcssPlugin: 'biuro:primereact-theme',
    OnceExit: (root) => rewrite(root, found),
  };
}

function rewrite(root: Root, found: Set<string>): void {
  root.walkAtRules(/^(font-face|keyframes|media)$/, (rule) => void (isOfTheme(rule) && rule.remove()));
  root.walkRules((rule) => {
    if (isOfTheme(rule) && keepUsed(rule, found)) rule.walkDecls(recolour);
  });
}

function isOfTheme({ source }: AtRule | Rule): boolean {
  return source?.input.file?.includes(THEMES) ?? false;
}

/** Whether something of the rule is left. */
function keepUsed(rule: Rule, found: Set<string>): boolean {
  const selectors = rule.selectors.filter((selector) => {
    const block = /^\.(p-[a-z]+)/.exec(selector)?.[1];
    if (block === undefined || !used.includes(block)) return false;
    found.add(block);
    return true;
  });
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
  return selectors.length > 0;
}

function recolour(declaration: Declaration): void {
  const { prop, value } = declaration;
  if (prop.startsWith('font')) declaration.remove();
  else if (prop === 'border-radius' && value === '6px') declaration.value = 'var(--radius)';
  else if (prop === 'box-shadow' && value.includes('rgba(0, 0, 0')) declaration.value = 'var(--shadow-menu)';
  else declaration.value = value.replace(colours, (colour) => tokenOf(colour.toLowerCase(), prop));
}

function tokenOf(colour: string, prop: string): string {
  const token = tokens[colour]?.[roleOf(prop)];
  if (!token)
    throw new Error(`PrimeReact's theme uses ${colour}, which has no token yet: name one in vite/primereact-theme.ts`);
  return `var(${token})`;
}

function roleOf(prop: string): Role {
  if (prop.startsWith('background')) return 'fill';
  return prop === 'color' || prop === 'fill' ? 'text' : 'line';
}
