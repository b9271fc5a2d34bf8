import type { Catalogue } from '@biuro/core/i18n/text.ts';
import type { Command } from 'commander';
import type { MessageId } from './output/words.ts';
import { addExamples, type Tools } from './session/tools.ts';

/** Adds a command to the program or to a group. `defineList` makes such a command of a list. */
export type DefineCommand = (parent: Command, tools: Tools) => void;

/** A command that only holds others, such as `biuro companies`. */
export interface Group {
  name: string;
  summary: MessageId;
  examples: [string, string];
  /** In the order of its help. */
  commands: DefineCommand[];
}

/** All that a feature adds to the program. */
export interface Feature {
  /** Its sentences. The same file adds them to the interface `Messages` of `output/words.ts`, so that their ids are known. */
  messages: Catalogue;
  groups?: Group[];
  /** Commands of the program itself, such as `biuro login`. */
  commands?: DefineCommand[];
}

/** What each `features/<name>/feature.ts` exports by default; `app/features.ts` is the list of them. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}

export function addFeature(program: Command, tools: Tools, { groups = [], commands = [] }: Feature): void {
  for (const group of groups) addGroup(program, tools, group);
  for (const define of commands) define(program, tools);
}

/** The commands of a group are defined only when its name is typed: to define all of them slows every start down. */
function addGroup(program: Command, tools: Tools, { name, summary, examples, commands }: Group): void {
  const group = program.command(name).helpCommand(false).description(tools.text(summary));
  addExamples(group, tools, examples);
  if (!tools.isTyped(name)) return;
  for (const define of commands) define(group, tools);
}
