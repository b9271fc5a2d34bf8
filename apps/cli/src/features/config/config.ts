import { unwrap } from '@biuro/core/api/unwrap.ts';
import {
  type AppConfig,
  columnsOf,
  isEnabled,
  isVisible,
  type ModuleName,
  variantOf,
} from '@biuro/core/config/config.ts';
import { Argument, type Command } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { type Setting, type SettingName, settingNames } from '#terminal/settings/settings-given.ts';

export function defineConfig(program: Command, tools: Tools): void {
  const { text } = tools;
  const config = program
    .command('config')
    .helpCommand(false)
    .description(text('config.summary'))
    .action(actionOf(tools, showConfig));
  addExamples(config, tools, ['biuro config', 'biuro config explain host']);

  const explain = config
    .command('explain')
    .addArgument(new Argument('[name]', text('config.name')).choices(settingNames))
    .description(text('config.explain'))
    .action(actionOf(tools, explainSetting));
  addExamples(explain, tools, ['biuro config explain', 'biuro config explain host --json']);
}

async function showConfig({ withPortal, output, text }: Context): Promise<void> {
  const config = await withPortal(({ api }) => unwrap(api.GET('/config')));
  const { brand, mode, tenant } = config;
  output.show(config, () =>
    output.card([
      [text('config.office'), brand.office],
      [text('config.product'), brand.product],
      [text('config.tenant'), tenant],
      [text('config.mode'), mode],
      [text('config.contact'), [brand.phone, brand.email].filter(Boolean).join(', ')],
      [text('config.modules'), namesOf(config, true)],
      [text('config.off'), namesOf(config, false)],
      ...moduleNames(config).flatMap((name) => [componentsOf(config, name, text), ...listsOf(config, name, text)]),
    ]),
  );
}

type Fact = [label: string, value: string];

function moduleNames({ modules }: AppConfig): ModuleName[] {
  return Object.keys(modules).filter((name): name is ModuleName => name in modules);
}

function componentsOf(config: AppConfig, module: ModuleName, text: Words): Fact {
  const visible = Object.keys(config.modules[module].components).filter((name) => isVisible(config, module, name));
  const told = visible.map((name) => text('config.variant', { name, variant: variantOf(config, module, name) }));
  return [text('config.components', { module }), told.join(', ')];
}

function listsOf(config: AppConfig, module: ModuleName, text: Words): Fact[] {
  if (!isEnabled(config, module)) return [];
  return Object.keys(config.modules[module].columns).map((list) => {
    const columns = columnsOf(config, module, list).map(({ key, title }) => (title ? `${key} (${title})` : key));
    return [text('config.columns', { module, list }), columns.join(', ')];
  });
}

function namesOf({ modules }: AppConfig, enabled: boolean): string {
  return Object.entries(modules)
    .filter(([, module]) => module.enabled === enabled)
    .map(([name]) => name)
    .join(', ');
}

/** Shows where the settings of this program come from, without asking the server. */
async function explainSetting({ settings, output, text }: Context, _flags: object, name?: string): Promise<void> {
  const asked = settingNames.filter((known) => name === undefined || known === name);
  const found = asked.map((known) => [known, shown(known, settings.sources[known])] as const);
  const rows = found.map(([known, { value, source, origin }]) => [
    known,
    value,
    text(`source.${source}`, { origin: origin ?? '' }),
  ]);
  const answer = found.map(([known, setting]) => ({ name: known, ...setting }));
  output.show(name === undefined ? answer : answer[0], () =>
    output.forPeople
      ? output.table([text('config.setting'), text('config.value'), text('config.source')], rows)
      : output.tabSeparated(rows),
  );
}

/** A token is secret: only its presence is shown. */
function shown(name: SettingName, setting: Setting): Setting {
  return name === 'token' && setting.value !== '' ? { ...setting, value: '***' } : setting;
}
