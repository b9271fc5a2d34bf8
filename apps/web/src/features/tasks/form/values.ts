import type { components } from '@biuro/contract';
import {
  flag,
  lines,
  optionalMinutes,
  optionalText,
  reference,
  requiredText,
  text,
  version,
} from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';
import type { Task } from '../terms.ts';

type Schemas = components['schemas'];

const work = {
  assignee_id: optionalText,
  reviewer_id: optionalText,
  priority: { ...requiredText, initial: 'normal' },
  time_budget_minutes: optionalMinutes,
};

export const taskFields = defineFields<Schemas['TaskUpdate']>()({
  title: text,
  ...work,
  docs_due_at: optionalText,
  due_at: text,
  client_visible: flag,
  version,
});

export const newTaskFields = defineFields<Schemas['NewTask']>()({
  company_id: reference,
  kind: { ...text, initial: 'one_off' },
  period: text,
  title: text,
  ...work,
  due_at: text,
  checklist: lines,
  client_visible: flag,
});

export const { requestOf: updateOf } = taskFields;
export const { initial: newTask, requestOf: newTaskOf } = newTaskFields;
export type TaskValues = typeof taskFields.initial;
export type NewTaskValues = typeof newTask;

export const valuesOf = (task: Task): TaskValues =>
  taskFields.valuesOf({ ...task, assignee_id: task.assignee?.id, reviewer_id: task.reviewer?.id });
