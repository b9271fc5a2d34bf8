import { Argument, type Command } from 'commander';
import { shows, type Tools } from '#terminal/session/tools.ts';
import { completionScripts, type Shell } from './completion-scripts.ts';

export function defineCompletion(program: Command, tools: Tools): void {
  const { text } = tools;
  const shells = Object.keys(completionScripts);
  const completion = program
    .command('completion')
    .addArgument(new Argument('<shell>', text('completion.shell')).choices(shells))
    .description(text('completion.summary'))
    .action((shell: Shell) => tools.output.write(completionScripts[shell]));
  shows(completion, tools, [
    'source <(biuro completion bash)',
    'biuro completion fish > ~/.config/fish/completions/biuro.fish',
  ]);
}
