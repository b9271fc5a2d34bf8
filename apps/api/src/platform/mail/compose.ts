import type { Locale } from '@biuro/core/i18n/text.ts';
import type { NewMessage } from '../outbox/outbox-queries.ts';
import { type Brand, type LetterContent, letterHtml, type Part } from './letter-html.ts';

type Mail = Pick<Extract<NewMessage, { channel: 'email' }>, 'channel' | 'recipient' | 'subject' | 'text' | 'html'>;

interface Recipient {
  email: string;
  locale: Locale;
}

interface Letter extends Omit<LetterContent, 'locale' | 'preheader'> {
  /** Without the signature of the office. */
  text: string;
  /** Without it, the beginning of the text. */
  preheader?: string;
}

/** An e-mail of the office, as text and as HTML. Every e-mail is made here, so that all look alike. */
export function composeMail(brand: Brand, to: Recipient, { text, preheader, ...letter }: Letter): Mail {
  const [first = ''] = text.split('\n\n');
  return {
    channel: 'email',
    recipient: to.email,
    subject: letter.subject,
    text: `${text}\n\n${signatureOf(brand)}`,
    html: letterHtml(brand, { ...letter, locale: to.locale, preheader: preheader ?? first }),
  };
}

/** Signature of the office in messages. */
const signatureOf = ({ office, phone, email }: Brand) => [office, phone, email].filter(Boolean).join('\n');

interface Marks {
  /** A paragraph that is this link becomes a button with this label. */
  link?: { label: string; address: string };
  /** The first paragraph that ends with this code shows it in large type. */
  code?: string;
}

/** The parts of a letter that is only text: its paragraphs. */
export function partsOfText(text: string, { link, code }: Marks = {}): Part[] {
  return text.split('\n\n').map((paragraph): Part => {
    if (link && paragraph === link.address) return { type: 'button', ...link };
    if (code !== undefined && paragraph.endsWith(code))
      return { type: 'figure', above: paragraph.slice(0, -code.length).replace(/:\s*$/, ''), value: code };
    return { type: 'text', text: paragraph };
  });
}
