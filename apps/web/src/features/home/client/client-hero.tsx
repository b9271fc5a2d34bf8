import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { taskText } from '../office/attention-text.ts';
import './client-hero.css';
import messages from '../messages.json' with { type: 'json' };
import { ConfirmDocuments } from './confirm-documents.tsx';
import { heroText } from './hero-text.ts';
import type { ClientHomeData } from './use-client-home.ts';

type Task = NonNullable<ClientHomeData['task']>;

const steps: Task['step'][] = ['documents', 'booking', 'taxes', 'payment', 'closed'];

interface ClientHeroProps {
  task: Task;
  today: string;
}

/** The settlement that is in the works: what it needs, how far it has come, and the one thing to do about it. */
export function ClientHero({ task, today }: ClientHeroProps) {
  const t = useText(messages);
  const open = isOpen('tasks-view', useConfig());
  const [asking, setAsking] = useState(false);
  const { id, step, missing, can_confirm } = task;
  const what = taskText(task);
  const place = steps.indexOf(step) + 1;
  return (
    <section className="hero" aria-label={what}>
      <p className="hero-what">{open ? <Link href={pathOf('tasks-view', { id })}>{what}</Link> : what}</p>
      <h2 className="hero-sentence">{heroText(task, today)}</h2>
      {missing.length > 0 && (
        <ul className="hero-missing">
          {missing.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <div className="hero-steps" aria-hidden="true">
        {steps.map((one, index) => (
          <span key={one} data-state={stateOf(index + 1, place, step)} />
        ))}
      </div>
      <p className="hero-step">{t('hero.step', { n: place, name: t(`step.${step}`) })}</p>
      {can_confirm && (
        <Button icon={DoneIcon} onClick={() => setAsking(true)}>
          {t('documents.confirm')}
        </Button>
      )}
      {asking && <ConfirmDocuments task={task} onClose={() => setAsking(false)} />}
    </section>
  );
}

function stateOf(own: number, place: number, step: Task['step']): 'done' | 'now' | undefined {
  if (own < place || step === 'closed') return 'done';
  return own === place ? 'now' : undefined;
}

/** Keeps the place of the hero while it is on its way. */
export function ClientHeroWaiting() {
  return (
    <section className="hero" aria-hidden="true">
      <p className="hero-what">
        <Skeleton width="10rem" />
      </p>
      <p className="hero-sentence">
        <Skeleton width="14rem" />
      </p>
      <div className="hero-steps">
        {steps.map((one) => (
          <span key={one} />
        ))}
      </div>
      <p className="hero-step">
        <Skeleton width="8rem" />
      </p>
    </section>
  );
}
