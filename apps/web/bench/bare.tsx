// The limit that the list of users is measured against: React, one call, one table, and nothing else.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

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

const headings = ['Nazwisko', 'Rola', 'Firmy', 'E-mail', 'Telefon', 'Status', 'Ostatnie logowanie'];

function Users() {
  const [users, setUsers] = useState<User[]>([]);
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');
  useEffect(() => void load(order).then(setUsers), [order]);
  return (
    <table>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading}>
              <button type="button" onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}>
                {heading}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <a href={`/dashboard/users/${user.id}`}>
                {user.first_name} {user.last_name}
              </a>
            </th>
            <td>{user.role}</td>
            <td>{user.companies}</td>
            <td>{user.email}</td>
            <td>{user.phone}</td>
            <td>{user.status}</td>
            <td>{user.last_login_at}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function load(order: string): Promise<User[]> {
  const { access_token } = JSON.parse(localStorage.getItem('biuro.session') ?? '{}');
  const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${access_token}` };
  const answer = await fetch(`/api/users?page=1&limit=25&sort=first_name:${order}`, { headers });
  return (await answer.json()).data;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Users />);
