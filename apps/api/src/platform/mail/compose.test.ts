import { describe, expect, test } from 'vitest';
import { composeMail, partsOfText } from './compose.ts';
import type { Part } from './letter-html.ts';
import { LOGO_CID, logoOf } from './logo.ts';

const BRAND = {
  product: 'Biuro',
  office: 'Biuro <Łąka> & Syn',
  primary: '#6766cc',
  secondary: '#b62268',
  phone: '+48 22 000 00 00',
  email: 'biuro@laka.example',
};
const TO = { email: 'ewa@firma.example', locale: 'pl' as const };

const compose = (parts: Part[], brand = BRAND) =>
  composeMail(brand, TO, {
    subject: 'Temat <b>',
    text: 'Pierwszy akapit\n\nDrugi',
    about: 'Firma "Ą" <script>alert(1)</script>',
    parts,
    portal: { label: 'Otwórz portal', address: 'https://portal.example/?a=1&b="2"' },
  });

const evil = `<img src=x onerror="alert('1')">`;

describe('an e-mail of the office', () => {
  test('has a text with the signature of the office', () => {
    expect(compose([]).text).toBe(
      'Pierwszy akapit\n\nDrugi\n\nBiuro <Łąka> & Syn\n+48 22 000 00 00\nbiuro@laka.example',
    );
  });

  test.each<Part>([
    { type: 'heading', text: evil },
    { type: 'figure', above: evil, value: evil, below: evil },
    { type: 'text', text: evil },
    { type: 'list', items: [evil] },
    { type: 'rows', rows: [{ name: evil, detail: evil, amount: evil }], total: { name: evil, amount: evil } },
    { type: 'button', label: evil, address: `https://portal.example/"><script>`, note: evil },
    { type: 'note', text: evil },
  ])('shows what people wrote as text: $type', (part) => {
    const { html } = compose([part]);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('Firma "Ą"');
    if (part.type !== 'button') expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
  });

  test('loads nothing from elsewhere and runs nothing', () => {
    const { html } = compose([{ type: 'button', label: 'Zapłać', address: 'https://portal.example/payments?pay=1' }]);
    const sources = [...html.matchAll(/(?:src|background|srcset)="([^"]*)"/g)].map(([, source]) => source);
    expect(sources).toEqual([`cid:${LOGO_CID}`]);
    expect(html).not.toMatch(/url\(|@import|<link|<svg|<script|<form|\son[a-z]+=/i);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['https://portal.example/payments?pay=1', 'https://portal.example/?a=1&amp;b=&quot;2&quot;']);
  });

  test('tells mail programs its language, that it is ready for dark mode, and what to show beside the subject', () => {
    const { html } = compose([]);
    expect(html).toContain('<html lang="pl">');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^"]*">Pierwszy akapit/);
  });

  test('has the colours of the office, with words on them that can be read', () => {
    const button: Part = { type: 'button', label: 'Zapłać', address: 'https://portal.example' };
    expect(compose([button]).html).toMatch(/bgcolor="#6766cc"[^>]*><a[^>]*color:#ffffff/);
    const bright = { ...BRAND, primary: '#ffd400' };
    expect(compose([button], bright).html).toMatch(/bgcolor="#ffd400"[^>]*><a[^>]*color:#1a2130/);
    // A link is darkened until it can be read.
    expect(compose([], bright).html).toMatch(/class="link"[^>]*color:#806a00/);
    expect(compose([]).html).toMatch(/class="link"[^>]*color:#5d5cb8/);
  });
});

test('a text becomes paragraphs, its code large and its link a button', () => {
  const address = 'https://portal.example/register/abc';
  expect(
    partsOfText(`Kod logowania: 123 456\n\nDziała\n10 minut\n\n${address}`, {
      code: '123 456',
      link: { label: 'Ustaw hasło', address },
    }),
  ).toEqual([
    { type: 'figure', above: 'Kod logowania', value: '123 456' },
    { type: 'text', text: 'Działa\n10 minut' },
    { type: 'button', label: 'Ustaw hasło', address },
  ]);
});

test('the logo is a PNG that is drawn from the colours of the office', () => {
  const [one, other] = [logoOf(BRAND), logoOf({ ...BRAND, primary: '#005f73' })];
  expect(one.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([64, 64]);
  expect(one.length).toBeLessThan(4000);
  expect(one.equals(other)).toBe(false);
});
