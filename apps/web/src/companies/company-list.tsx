import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AddIcon, CompaniesIcon } from '../ui/icons.ts';
import { List } from '../ui/list.tsx';
import { readAnswer } from '../ui/list-answer.ts';
import { useListControls } from '../ui/list-controls.ts';
import type { ListFilter } from '../ui/list-filters.tsx';
import { Page } from '../ui/page.tsx';
import { useCompanyColumns } from './company-columns.tsx';
import { companyListShape, useCompanies } from './company-queries.ts';
import { companyTypes, lifecycles } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

export function CompanyList() {
  const t = useText(messages);
  const controls = useListControls(companyListShape);
  const companies = useCompanies(controls.query);
  const columns = useCompanyColumns();
  const filters = useCompanyFilters();

  const add = (
    <ButtonLink variant="primary" icon={AddIcon} href={pathOf('dashboard-companies-new')}>
      {t('add')}
    </ButtonLink>
  );
  const empty = (
    <EmptyState icon={CompaniesIcon} title={t('list.empty')} action={add}>
      {t('list.empty.hint')}
    </EmptyState>
  );
  const { total: n, narrowed, firstDay } = readAnswer(companies, controls.query);
  const sentence = n === undefined ? '\u00A0' : t(narrowed ? 'list.found' : 'list.count', { n });
  return (
    <Page title={t('list.title')} sentence={sentence} actions={!firstDay && add}>
      <List
        label={t('list.title')}
        controls={controls}
        answer={companies}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pathOf('dashboard-companies-view', { id })}
        searchLabel={t('list.search')}
        filters={filters}
        empty={empty}
      />
    </Page>
  );
}

function useCompanyFilters(): ListFilter[] {
  const t = useText(messages);
  if (!isVisible(useConfig(), 'company', 'filters')) return [];
  return [
    {
      key: 'company_type',
      label: t('company_type.short'),
      options: companyTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      key: 'lifecycle',
      label: t('lifecycle'),
      options: lifecycles.map((value) => ({ value, label: t(`lifecycle.${value}`) })),
    },
  ];
}
