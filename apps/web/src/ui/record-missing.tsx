import { ButtonLink } from './button-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { SearchIcon } from './icons.ts';
import messages from './messages.json' with { type: 'json' };
import { Page } from './page.tsx';
import { words } from './words.ts';

interface RecordMissingProps {
  title: string;
  back: { href: string; label: string };
}

/** Nothing is at this address, or nothing that this person may see. */
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
