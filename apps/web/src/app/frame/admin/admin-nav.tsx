import { isOpen } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import './admin-nav.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { SectionLink } from './section-link.tsx';
import { homes, sectionGroups } from './sections.ts';

interface AdminNavProps {
  brand: ReactNode;
  /** Icons alone; their words show on hover. */
  narrow?: boolean;
}

/** Sections of the office's area, as far as its configuration has them. */
export function AdminNav({ brand, narrow = false }: AdminNavProps) {
  const t = useText(messages);
  const config = useConfig();
  return (
    <nav className="admin-nav" aria-label={t('navigation')} data-narrow={narrow || undefined}>
      <div className="admin-brand">{brand}</div>
      {homes.map(
        (home) => isOpen(home.route, config) && <SectionLink key={home.route} section={home} narrow={narrow} />,
      )}
      {sectionGroups(config).map(({ title, sections }) => (
        <section key={title} aria-label={t(title)}>
          <h2 aria-hidden="true">{t(title)}</h2>
          {sections.map((section) => (
            <SectionLink key={section.route} section={section} narrow={narrow} />
          ))}
        </section>
      ))}
    </nav>
  );
}
