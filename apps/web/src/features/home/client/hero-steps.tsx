import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import messages from '../messages.json' with { type: 'json' };
import type { ClientHomeData } from './use-client-home.ts';

type Task = NonNullable<ClientHomeData['task']>;

export const heroSteps: Task['step'][] = ['documents', 'booking', 'taxes', 'payment', 'closed'];

interface HeroStepsProps {
  task: Pick<Task, 'id' | 'step'>;
  /** The words lead to the settlement, where nothing else of the hero does. */
  leads?: boolean;
}

/** How far the settlement has come: five lines, and the present step in words. */
export function HeroSteps({ task: { id, step }, leads = false }: HeroStepsProps) {
  const t = useText(messages);
  const open = isOpen('tasks-view', useConfig());
  const place = heroSteps.indexOf(step) + 1;
  const words = t('hero.step', { n: place, name: t(`step.${step}`) });
  return (
    <>
      <div className="hero-steps" aria-hidden="true">
        {heroSteps.map((one, index) => (
          <span key={one} data-state={stateOf(index + 1, place, step)} />
        ))}
      </div>
      <p className="hero-step">{leads && open ? <Link href={pathOf('tasks-view', { id })}>{words}</Link> : words}</p>
    </>
  );
}

function stateOf(own: number, place: number, step: Task['step']): 'done' | 'now' | undefined {
  if (own < place || step === 'closed') return 'done';
  return own === place ? 'now' : undefined;
}
