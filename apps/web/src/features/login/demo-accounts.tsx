import { type RefObject, useId } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import messages from './messages.json' with { type: 'json' };
import './demo-accounts.css';

const password = 'Demo-biuro-2026';

const accounts = [
  { email: 'admin@demo.example', who: 'demo.administrator' },
  { email: 'ksiegowa@demo.example', who: 'demo.accountant' },
  { email: 'klient@demo.example', who: 'demo.client' },
  { email: 'wlasciciel@demo.example', who: 'demo.owner' },
] as const;

/** Accounts that exist in the demo only; a click types one into the form. */
export function DemoAccounts({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useText(messages);
  const id = useId();
  return (
    <section className="demo-accounts" aria-labelledby={id}>
      <h2 id={id}>{t('demo.title')}</h2>
      <p>{t('demo.hint')}</p>
      <ul>
        {accounts.map(({ email, who }) => (
          <li key={email}>
            <button type="button" onClick={() => fill(form.current, email)}>
              <span className="demo-who">{t(who)}</span>
              <span className="demo-email">{email}</span>
            </button>
          </li>
        ))}
      </ul>
      <a href="/dev/outbox" target="_blank" rel="noreferrer">
        {t('demo.outbox')}
      </a>
    </section>
  );
}

function fill(form: HTMLFormElement | null, email: string): void {
  if (!form) return;
  type(form.elements.namedItem('email'), email);
  type(form.elements.namedItem('password'), password);
  form.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
}

function type(input: Element | RadioNodeList | null, value: string): void {
  if (!(input instanceof HTMLInputElement)) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
