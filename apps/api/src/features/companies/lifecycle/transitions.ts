import type { components } from '@biuro/contract';
import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { mayDo } from '#platform/access/rights.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { toFieldError } from '#platform/http/errors.ts';
import type { Mistake } from '#platform/http/problem.ts';
import type { Checklist } from '../company.ts';
import messages from '../messages.json' with { type: 'json' };
import { type ChecklistKind, openItems } from './checklist-items.ts';

type Schemas = components['schemas'];
type Lifecycle = Schemas['Lifecycle'];
type Role = Caller['role'];

interface Transition {
  from: Lifecycle;
  to: Lifecycle;
  /** A reason is required. */
  reason: boolean;
  needs?: 'contract' | ChecklistKind;
  role?: Role;
}

/** Every transition of a company's lifecycle. */
const TRANSITIONS: readonly Transition[] = [
  { from: 'prospect', to: 'onboarding', reason: false, needs: 'contract' },
  { from: 'onboarding', to: 'active', reason: false, needs: 'onboarding' },
  { from: 'active', to: 'suspended', reason: true },
  { from: 'suspended', to: 'active', reason: false },
  { from: 'active', to: 'notice', reason: true },
  { from: 'notice', to: 'ended', reason: false, needs: 'leaving' },
  { from: 'ended', to: 'active', reason: true, role: 'owner' },
];

/** What transitions depend on. */
export interface TransitionState {
  lifecycle: Lifecycle;
  contract_from: string | null;
  checklist: Checklist;
}

type Shown = NonNullable<Schemas['Company']['office']>['transitions'];

/** The transitions from the current stage, each with the reason why it is not possible now. */
export const transitionsOf = (company: TransitionState, role: Role, locale: Locale): Shown =>
  TRANSITIONS.filter(({ from }) => from === company.lifecycle).map(({ to, reason }) => {
    const mistake = refusalOf(company, to, role, locale);
    return { to, reason, refused: mistake ? toFieldError(messages, locale, mistake).message : null };
  });

export const findTransition = (from: Lifecycle, to: Lifecycle): Transition | undefined =>
  TRANSITIONS.find((transition) => transition.from === from && transition.to === to);

/** Why the company cannot move to this stage now. */
export function refusalOf(company: TransitionState, to: Lifecycle, role: Role, locale: Locale): Mistake | undefined {
  const transition = findTransition(company.lifecycle, to);
  const refuse = (code: string, values: Mistake['values'] = {}): Mistake => ({ pointer: '/to', code, values });
  if (!transition) {
    const text = createText(messages, locale);
    const [from, there] = [company.lifecycle, to].map((stage) => text(`export.lifecycle.${stage}`));
    return refuse('not_allowed', { from: from ?? '', to: there ?? '' });
  }
  if (!mayDo(role, 'companies:edit')) return refuse('role');
  if (transition.role && role !== transition.role) return refuse('only_owner');
  if (transition.needs === undefined) return undefined;
  if (transition.needs === 'contract') return company.contract_from ? undefined : refuse('no_contract');
  return unfinished(company, transition.needs, locale);
}

function unfinished({ checklist }: TransitionState, kind: ChecklistKind, locale: Locale): Mistake | undefined {
  const text = createText(messages, locale);
  const items = openItems(kind, checklist).map((item) => text(`checklist.${item}`));
  return items.length === 0
    ? undefined
    : { pointer: '/to', code: `${kind}_open`, values: { count: items.length, items: items.join(', ') } };
}
