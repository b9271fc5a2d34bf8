import { columnsOf } from '@biuro/core/config/config.ts';
import type { Text } from '@biuro/core/i18n/text.ts';
import { useMemo } from 'react';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Person } from '../ui/person.tsx';
import type { Column } from '../ui/table.tsx';
import { CompanyTag } from './company-tag.tsx';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

type Cell = Omit<Column<Company>, 'key' | 'align'>;

/** The columns that the office has configured, as far as this room has data for them. */
export function useCompanyColumns(): Column<Company>[] {
  const t = useText(messages);
  const config = useConfig();
  return useMemo(() => {
    const cells = cellsOf(t);
    return columnsOf(config, 'company', 'companies').flatMap(({ key, title, align, sortable }) => {
      const cell = cells[key];
      if (!cell) return [];
      return [{ ...cell, key, align, header: title || cell.header, sortKey: sortable ? cell.sortKey : undefined }];
    });
  }, [config, t]);
}

function cellsOf(t: Text<typeof messages>): Record<string, Cell> {
  return {
    title: {
      header: t('title'),
      sortKey: 'name',
      cell: ({ name }) => name,
      after: ({ lifecycle }) => lifecycle !== 'active' && <CompanyTag lifecycle={lifecycle} />,
    },
    company_type: {
      header: t('company_type.short'),
      sortKey: 'company_type',
      width: '9rem',
      low: true,
      cell: ({ company_type }) => t(`type.${company_type}`),
    },
    vat_number: {
      header: t('vat_number'),
      sortKey: 'vat_number',
      width: '9.5rem',
      cell: ({ vat_number }) => vat_number,
      after: ({ vat_number }) => <CopyButton text={vat_number} label={t('vat_number.copy')} doneLabel={t('copied')} />,
    },
    owner: {
      header: t('owner'),
      sortKey: 'owner',
      width: '12rem',
      cell: ({ owner }) => owner && <Person name={owner.name} />,
    },
  };
}
