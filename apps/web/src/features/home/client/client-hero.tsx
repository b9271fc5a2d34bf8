import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { taskText } from '../office/attention-text.ts';
import './client-hero.css';
import messages from '../messages.json' with { type: 'json' };
import { ConfirmDocuments } from './confirm-documents.tsx';
import { HeroSteps, heroSteps } from './hero-steps.tsx';
import { heroText } from './hero-text.ts';
import type { ClientHomeData } from './use-client-home.ts';

type Task = NonNullable<ClientHomeData['task']>;

interface ClientHeroProps {
  task: Task;
  today: string;
}

/** The settlement that is in the works: what it needs, how far it has come, and the one thing to do about it. */
export function ClientHero({ task, today }: ClientHeroProps) {
  const t = useText(messages);
  const config = useConfig();
  const open = isOpen('tasks-view', config);
  const handsOver = isOpen('documents', config);
  const [asking, setAsking] = useState(false);
  const { id, missing, can_confirm } = task;
  const what = taskText(task);
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
      <HeroSteps task={task} />
      {can_confirm && missing.length > 0 && <MissingLink id={id} missing={missing} handsOver={handsOver} />}
      {can_confirm && missing.length === 0 && handsOver && (
        <ButtonLink href={pathOf('documents')}>{t('hero.add')}</ButtonLink>
      )}
      {can_confirm && (
        <Button variant={missing.length > 0 ? 'quiet' : 'secondary'} icon={DoneIcon} onClick={() => setAsking(true)}>
          {t('documents.confirm')}
        </Button>
      )}
      {asking && <ConfirmDocuments task={task} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface MissingLinkProps extends Pick<Task, 'id' | 'missing'> {
  handsOver: boolean;
}

/** Where what is missing is handed over; where the office takes no files here, it is told what comes. */
function MissingLink({ id, missing, handsOver }: MissingLinkProps) {
  const t = useText(messages);
  const n = missing.length;
  if (handsOver) return <ButtonLink href={pathOf('documents')}>{t('hero.send', { n })}</ButtonLink>;
  return (
    <ButtonLink href={`${pathOf('tasks-view', { id })}?form=late`} state={{ form: 'late' }}>
      {t('hero.send', { n })}
    </ButtonLink>
  );
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
        {heroSteps.map((one) => (
          <span key={one} />
        ))}
      </div>
      <p className="hero-step">
        <Skeleton width="8rem" />
      </p>
    </section>
  );
}
