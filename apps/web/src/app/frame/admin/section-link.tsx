import { useCompanyCount } from '#services/companies/use-companies.ts';
import { pageLocale } from '#services/i18n/locale.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { NavLink } from '../nav-link.tsx';
import { homes, type Section } from './sections.ts';

interface SectionLinkProps {
  section: Section;
  narrow: boolean;
}

/** A section in the menu, with a count where there is one. If the count fails, the link stays. */
export function SectionLink({ section, narrow }: SectionLinkProps) {
  const { route, href, icon } = section;
  const link = { href, icon, narrow, label: section.label[pageLocale()], exact: homes.includes(section) };
  if (route !== 'dashboard-companies') return <NavLink {...link} />;
  return (
    <ErrorBoundary fallback={<NavLink {...link} />}>
      <CompaniesLink {...link} />
    </ErrorBoundary>
  );
}

function CompaniesLink(link: Parameters<typeof NavLink>[0]) {
  const t = useText(messages);
  const number = useCompanyCount();
  return (
    <NavLink
      {...link}
      count={number === undefined ? undefined : { number, words: t('nav.count', { count: number }) }}
    />
  );
}
