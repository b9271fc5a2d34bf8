import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { differenceOf } from '@biuro/core/lib/money.ts';
import type { NewMessage } from '../outbox/outbox-queries.ts';
import type { Tenant } from '../tenants.ts';
import messages from './messages.json' with { type: 'json' };
import type { DueNotice, DuePerson } from './notices-queries.ts';

type Brand = Tenant['config']['brand'];
type Id = keyof typeof messages;

interface Letter {
  brand: Brand;
  /** Address of the portal, where every message leads. */
  link: string;
  dedupeKey: string;
}

/** All that one person is to be told as one message: by company, a line for each thing. */
export function noticeMessage(person: DuePerson, notices: DueNotice[], letter: Letter): NewMessage {
  return person.channel === 'sms' ? textMessage(person, notices, letter) : mail(person, notices, letter);
}

function mail(person: DuePerson, notices: DueNotice[], { brand, link, dedupeKey }: Letter): NewMessage {
  const text = createText(messages, person.locale);
  const [first] = notices;
  const subject =
    notices.length === 1 && first
      ? text(`subject.one.${first.event}`, valuesOf(first, person.locale))
      : text('subject.many', { office: brand.office, count: notices.length });
  const companies = Map.groupBy(notices, ({ company }) => company);
  const body = [...companies]
    .map(([company, ofIt]) => [company, ...ofIt.map((notice) => lineOf(notice, person))].join('\n'))
    .join('\n\n');
  const contact = [brand.office, brand.phone, brand.email].filter(Boolean).join('\n');
  return {
    channel: 'email',
    recipient: person.email,
    subject: oneLine(subject),
    text: text('mail', { body, link, contact }),
    dedupeKey,
  };
}

/** Without amounts and without Polish letters: others see the screen, and a letter outside GSM-7 halves what fits. */
function textMessage(person: DuePerson, notices: DueNotice[], { brand, dedupeKey }: Letter): NewMessage {
  const text = createText(messages, person.locale);
  const [first] = notices;
  const known = ['taxes_ready', 'documents_missing', 'tax_corrected'] as const;
  const event = known.find((one) => notices.length === 1 && one === first?.event);
  const what = event && first ? text(`sms.${event}`, valuesOf(first, person.locale)) : text('sms.other');
  return {
    channel: 'sms',
    recipient: person.phone ?? '',
    subject: brand.office,
    text: plain(text('sms.one', { office: brand.office, what })),
    dedupeKey,
    expiresIn: 12 * 3_600,
  };
}

function lineOf(notice: DueNotice, { locale, is_admin }: DuePerson): string {
  const text = createText(messages, locale);
  const values = valuesOf(notice, locale);
  const list = (notice.payments ?? [])
    .map(({ kind, amount, due_date }) =>
      text('line.payment', { kind: kindOf(kind, locale), amount: zlotys(amount, locale), due: noon(due_date) }),
    )
    .join('\n');
  const missing = notice.missing?.length
    ? text('line.missing', { list: notice.missing.map((item) => `– ${oneLine(item)}`).join('\n') })
    : '';
  const id: Id =
    notice.event === 'tax_overdue' && is_admin ? 'line.tax_overdue_office' : (`line.${notice.event}` satisfies Id);
  return text(id, { ...values, list, missing });
}

function valuesOf(notice: DueNotice, locale: Locale): Record<string, string | number | Date> {
  const text = createText(messages, locale);
  const { amount, amount_before, kind, report_kind, report_status, employee, remark } = notice;
  return {
    company: oneLine(notice.company),
    title: oneLine(notice.title ?? ''),
    month: periodOf(notice.period ?? '', locale),
    date: noon(notice.docs_due_at),
    due: noon(notice.due_date),
    kind: kind ? kindOf(kind, locale) : '',
    amount: amount ? zlotys(amount, locale) : '',
    before: amount_before ? zlotys(amount_before, locale) : '',
    difference: amount && amount_before ? zlotys(differenceOf(amount, amount_before), locale) : '',
    report: report_kind ? text(`report.${report_kind}` as Id) : '',
    status: report_status ? text(`report_status.${report_status}` as Id) : '',
    employee: employee ? text('line.employee', { name: oneLine(employee) }) : '',
    remark: remark ? text('line.remark', { remark: oneLine(remark) }) : '',
  };
}

/** The codes are those of the database's own checks, each of which has its words. */
const kindOf = (kind: string, locale: Locale) => createText(messages, locale)(`kind.${kind}` as Id);

const zlotys = (amount: string, locale: Locale) =>
  new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', { style: 'currency', currency: 'PLN' }).format(
    Number(amount),
  );

/** Noon, so that the day is the same in every time zone of Europe. */
const noon = (day: string | null) => new Date(`${day ?? '1970-01-01'}T12:00:00Z`);

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

const plain = (words: string) =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');

function periodOf(period: string, locale: Locale): string {
  const [year, part] = period.split('-');
  if (!part) return year ?? '';
  if (part.startsWith('Q')) return createText(messages, locale)('quarter', { number: part.slice(1), year: year ?? '' });
  const month = new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', { month: 'long', year: 'numeric' });
  return month.format(noon(`${period}-15`));
}
