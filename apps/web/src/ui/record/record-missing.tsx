import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';

interface RecordMissingProps {
  title: string;
  back: { href: string; label: string };
}

/** There is no record at this address, or none that this person may see. */
export function RecordMissing({ title, back }: RecordMissingProps) {
  const t = words(messages);
  const action = <ButtonLink href={back.href}>{back.label}</ButtonLink>;
  return (
    <Page title={title}>
      <section className="card">
        <EmptyState icon={SearchIcon} title={t('record.missing.text')} action={action}>
          {t('record.missing.hint')}
        </EmptyState>
      </section>
    </Page>
  );
}
