import { useCompanyCount } from '#services/companies/use-companies.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { NavLink } from '../nav-link.tsx';
import { homes, type Section } from './sections.ts';

interface SectionLinkProps {
  section: Section;
  narrow: boolean;
}

/** A section in the menu, with how much is in it where that is known; a count that breaks leaves the link. */
export function SectionLink({ section, narrow }: SectionLinkProps) {
  const text = useText(messages);
  const { route, href, icon } = section;
  const link = { href, icon, narrow, label: text(section.label), exact: homes.includes(section) };
  if (route !== 'dashboard-companies') return <NavLink {...link} />;
  return (
    <ErrorBoundary fallback={<NavLink {...link} />}>
      <CompaniesLink {...link} />
    </ErrorBoundary>
  );
}

function CompaniesLink(link: Parameters<typeof NavLink>[0]) {
  const text = useText(messages);
  const number = useCompanyCount();
  return (
    <NavLink
      {...link}
      count={number === undefined ? undefined : { number, words: text('nav.count', { count: number }) }}
    />
  );
}
