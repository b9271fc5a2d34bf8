import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { CompaniesIcon, HomeIcon } from '../ui/icons.ts';
import './admin-nav.css';
import messages from './messages.json' with { type: 'json' };
import { NavLink } from './nav-link.tsx';
import { useCompanyCount } from './use-companies.ts';
import { useConfig } from './use-navigation.ts';
import { useText } from './use-text.ts';

/** Sections of the office's area, as far as its configuration has them. */
export function AdminNav({ brand }: { brand: ReactNode }) {
  const text = useText(messages);
  const config = useConfig();
  const count = useCompanyCount();
  return (
    <nav className="admin-nav" aria-label={text('navigation')}>
      <div className="admin-brand">{brand}</div>
      {isOpen('dashboard', config) && (
        <NavLink exact href={pathOf('dashboard')} icon={HomeIcon} label={text('nav.home')} />
      )}
      {isOpen('dashboard-companies', config) && (
        <section>
          <h2>{text('nav.clients')}</h2>
          <NavLink
            href={pathOf('dashboard-companies')}
            icon={CompaniesIcon}
            label={text('nav.companies')}
            count={count === undefined ? undefined : { number: count, words: text('nav.count', { count }) }}
          />
        </section>
      )}
    </nav>
  );
}
