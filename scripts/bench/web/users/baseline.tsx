// The limit that the list of users is measured against: React, one call, one table, and nothing else.
import { createRoot } from 'react-dom/client';
import { Table } from '../table.tsx';

interface User {
  id: string;
  first_name: string;
  last_name: string;
  role: string;
  companies: number;
  email: string;
  phone: string | null;
  status: string;
  last_login_at: string | null;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Table<User>
      path="/users"
      sort="first_name"
      headings={['Nazwisko', 'Rola', 'Firmy', 'E-mail', 'Telefon', 'Status', 'Ostatnie logowanie']}
      hrefOf={({ id }) => `/dashboard/users/${id}`}
      cellsOf={(user) => [
        `${user.first_name} ${user.last_name}`,
        user.role,
        user.companies,
        user.email,
        user.phone,
        user.status,
        user.last_login_at,
      ]}
    />,
  );
