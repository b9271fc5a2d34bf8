// The limit that the list of companies is measured against: React, one call, one table, and nothing else.
import { createRoot } from 'react-dom/client';
import { Table } from '../table.tsx';

interface Company {
  id: string;
  name: string;
  company_type: string;
  vat_number: string;
  owner: { name: string } | null;
  accounting_status: string | null;
  open_tasks: number;
  late_tasks: number;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Table<Company>
      path="/companies"
      sort="name"
      headings={['Nazwa', 'Forma prawna', 'NIP', 'Opiekun', 'Rozliczenie', 'Zadania', 'Po terminie']}
      hrefOf={({ id }) => `/dashboard/companies/${id}`}
      cellsOf={(company) => [
        company.name,
        company.company_type,
        company.vat_number,
        company.owner?.name,
        company.accounting_status,
        company.open_tasks,
        company.late_tasks,
      ]}
    />,
  );
