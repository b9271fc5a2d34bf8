// The baseline of the client's first page: React, one call, its answer, and nothing else.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { read } from '../read.ts';

interface Home {
  task: { title: string; step: string; missing: string[] } | null;
  todo: { kind: string; date: string | null; missing: string[] }[];
  payments: { id: string; title: string; amount: number; due_date: string }[];
  to_pay: number;
  companies: { id: string; name: string; waiting: number }[];
  contact: { name: string | null; email: string | null; phone: string | null };
}

function ClientHome() {
  const [home, setHome] = useState<Home>();
  useEffect(() => void read<Home>('/home/my').then(setHome), []);
  if (!home) return null;
  const { task, todo, payments, to_pay, companies, contact } = home;
  return (
    <main>
      <h2 className="hero-amount">{task ? `${task.title}: ${task.step}` : 'Wszystko gotowe'}</h2>
      <ul>
        {todo.map(({ kind, date, missing }) => (
          <li key={`${kind} ${date} ${missing.join()}`}>
            {kind} {date} {missing.join(', ')}
          </li>
        ))}
      </ul>
      <h2>{to_pay}</h2>
      <ul>
        {payments.map(({ id, title, amount, due_date }) => (
          <li key={id}>
            <a href={`/payments/${id}`}>{title}</a> {amount} {due_date}
          </li>
        ))}
      </ul>
      <ul>
        {companies.map(({ id, name, waiting }) => (
          <li key={id}>
            {name} {waiting}
          </li>
        ))}
      </ul>
      <p>
        {contact.name} {contact.email} {contact.phone}
      </p>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ClientHome />);
