import { Command, Option } from 'commander';
import { addFeature } from '#terminal/feature.ts';
import { addExamples, type Tools } from '#terminal/session/tools.ts';
import { version } from '#terminal/session/version.ts';
import { defineCompletion } from './completion.ts';
import { features } from './features.ts';
import { defineHelp, helpWords } from './help.ts';

export function createProgram(tools: Tools): Command {
  const { text, output } = tools;
  const program = new Command('biuro')
    .description(text('summary'))
    .version(version, '-V, --version', text('help.version'))
    .helpOption('-h, --help', text('help.flag'))
    .helpCommand(false)
    .configureHelp(helpWords(text, output.bold))
    .configureOutput({ writeOut: output.write, outputError: () => {} })
    .exitOverride();

  program
    .option('--json', text('flag.json'))
    .option('--trace', text('flag.trace'))
    .option('--host <url>', text('flag.host'))
    .option('--api-key <key>', text('flag.api-key'))
    .option('--profile <name>', text('flag.profile'))
    .option('--no-input', text('flag.no-input'))
    .option('--timeout <time>', text('flag.timeout'))
    .addOption(new Option('--lang <lang>', text('flag.lang')).choices(['pl', 'en']))
    .option('--no-color', text('flag.no-color'));

  for (const feature of features) addFeature(program, tools, feature);
  defineCompletion(program, tools);
  defineHelp(program, tools);
  addExamples(program, tools, ['biuro login', 'biuro companies list --search delta']);
  return program;
}
