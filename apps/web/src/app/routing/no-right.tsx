import type { Right } from '@biuro/core/navigation/route-table.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PasswordIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';

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
