import type { Right } from '@biuro/core/navigation/route-table.ts';
import { lineOf, type RouteName } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { usePerson } from '#services/session/use-session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PasswordIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';

interface PermittedProps {
  name: RouteName;
  children: ReactNode;
}

/** Replaces a page whose route needs a right that the person lacks: the server would refuse what they do there. */
export function Permitted({ name, children }: PermittedProps) {
  const { right } = lineOf(name);
  const person = usePerson();
  return right && !(person?.rights ?? []).includes(right) ? <NoRight right={right} /> : children;
}

/** Says which right the page needs, who grants it, and leads back. */
function NoRight({ right }: { right: Right }) {
  const t = useText(messages);
  const { breadcrumbs } = usePlace();
  const back = breadcrumbs.at(-2);
  const action = back && <ButtonLink href={back.path}>{t('no-right.back', { page: back.label })}</ButtonLink>;
  return (
    <Page title={breadcrumbs.at(-1)?.label ?? t('no-right.title')}>
      <section className="card">
        <EmptyState icon={PasswordIcon} title={t('no-right.title')} action={action}>
          {t('no-right.text', { right: t(`right.${right}`) })}
        </EmptyState>
      </section>
    </Page>
  );
}
