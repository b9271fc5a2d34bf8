import type { Right } from '@biuro/core/navigation/route-table.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PasswordIcon } from '../ui/icons.ts';
import { Page } from '../ui/page.tsx';
import messages from './messages.json' with { type: 'json' };
import { usePlace } from './use-navigation.ts';
import { useText } from './use-text.ts';

/** In place of a page for which one's role is not enough: what it takes, who grants it, and the way back. */
export function NoRight({ right }: { right: Right }) {
  const text = useText(messages);
  const { breadcrumbs } = usePlace();
  const back = breadcrumbs.at(-2);
  const action = back && <ButtonLink href={back.path}>{text('no-right.back', { page: back.label })}</ButtonLink>;
  return (
    <Page title={breadcrumbs.at(-1)?.label ?? text('no-right.title')}>
      <section className="card">
        <EmptyState icon={PasswordIcon} title={text('no-right.title')} action={action}>
          {text('no-right.text', { right: text(`right.${right}`) })}
        </EmptyState>
      </section>
    </Page>
  );
}
