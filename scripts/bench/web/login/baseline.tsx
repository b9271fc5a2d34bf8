// The limit that the login page is measured against: React, two fields, a button, and nothing else.
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Login() {
  const [said, setSaid] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await fetch('/api/users/check', {
      method: 'POST',
      headers: { 'X-API-Key': 'biuro-web', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    setSaid(answer.ok ? 'Podaj kod' : 'Zły e-mail lub hasło');
  };
  return (
    <form onSubmit={submit}>
      <h1>Zaloguj się</h1>
      <label>
        E-mail <input name="email" type="email" autoComplete="username" />
      </label>
      <label>
        Hasło <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit">Zaloguj się</button>
      <p role="status">{said}</p>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Login />);
