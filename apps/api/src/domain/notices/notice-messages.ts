import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { formatDate } from '@biuro/core/lib/date.ts';
import { differenceOf } from '@biuro/core/lib/money.ts';
import { firstDayOf, readPeriod } from '@biuro/core/poland/period.ts';
import type { NewMessage } from '#platform/outbox/outbox-queries.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import messages from './messages.json' with { type: 'json' };
import {
  correctionLine,
  leftOf,
  noon,
  owedOf,
  paymentList,
  rejectionList,
  type Words,
  zlotys,
} from './notice-lines.ts';
import type { DueNotice, DuePerson } from './notices-queries.ts';

type Brand = Tenant['config']['brand'];
type Id = keyof typeof messages;

interface Letter {
  brand: Brand;
  /** Link at the end of every message. */
  link: string;
  dedupeKey: string;
}

/** One message with all notices of a person, grouped by company, one line each. */
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
    .map(([company, ofIt]) => [company || text('office'), ...ofIt.map((notice) => lineOf(notice, person))].join('\n'))
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

/** Without amounts and Polish letters: others may see the screen, and a letter outside GSM-7 halves the length. */
function textMessage(person: DuePerson, notices: DueNotice[], { brand, link, dedupeKey }: Letter): NewMessage {
  const text = createText(messages, person.locale);
  const said = new Set(notices.map((notice) => shortOf(notice, person.locale)));
  const what = said.size === 1 ? [...said].join('') : text('sms.other');
  return {
    channel: 'sms',
    recipient: person.phone ?? '',
    subject: brand.office,
    text: plain(text('sms.one', { office: brand.office, what, link })),
    dedupeKey,
    expiresIn: 12 * 3_600,
  };
}

function shortOf(notice: DueNotice, locale: Locale): string {
  const text = createText(messages, locale);
  const known = ['taxes_ready', 'documents_missing', 'tax_corrected', 'tax_due'] as const;
  const event = known.find((one) => one === notice.event);
  return event ? text(`sms.${event}`, valuesOf(notice, locale)) : text('sms.other');
}

function lineOf(notice: DueNotice, { locale, is_admin }: DuePerson): string {
  const text = createText(messages, locale);
  const values = valuesOf(notice, locale);
  if (notice.event === 'tax_corrected') return correctionLine(notice, text, locale, values);
  const { event, payments, rejections } = notice;
  const list =
    event === 'uptimes_rejected' ? rejectionList(rejections ?? [], text) : paymentList(payments ?? [], text, locale);
  const missing = notice.missing?.length
    ? text('line.missing', { list: notice.missing.map((item) => `– ${oneLine(item)}`).join('\n') })
    : '';
  const id: Id =
    notice.event === 'tax_overdue' && is_admin ? 'line.tax_overdue_office' : (`line.${notice.event}` satisfies Id);
  return text(id, { ...values, list, missing, count: rejections?.length ?? 0 });
}

function valuesOf(notice: DueNotice, locale: Locale): Record<string, string | number | Date> {
  const text = createText(messages, locale);
  const { amount_before, kind, partner, report_kind, report_status, change_status, employee, remark } = notice;
  const amount = amountOf(notice);
  return {
    company: oneLine(notice.company),
    title: oneLine(notice.title ?? ''),
    month: periodOf(notice.period ?? '', locale),
    date: noon(notice.docs_due_at),
    due: noon(notice.due_date),
    kind: kind ? owedOf({ kind, partner }, text) : '',
    amount: amount ? zlotys(amount, locale) : '',
    before: amount_before ? zlotys(amount_before, locale) : '',
    difference: amount && amount_before ? zlotys(differenceOf(amount, amount_before), locale) : '',
    report: report_kind ? text(`report.${report_kind}` as Id) : '',
    status: statusOf({ report_status, change_status }, text),
    employee: employee ? text('line.employee', { name: oneLine(employee) }) : '',
    remark: remark ? text('line.remark', { remark: oneLine(remark) }) : '',
  };
}

type Answered = Pick<DueNotice, 'report_status' | 'change_status'>;

/** The status of what somebody reported or proposed. */
function statusOf({ report_status, change_status }: Answered, text: Words): string {
  if (change_status === 'accepted' || change_status === 'refused') return text(`change_status.${change_status}`);
  return report_status ? text(`report_status.${report_status}` as Id) : '';
}

/** The amount of the notice: what is left to pay for a reminder, else what was paid. */
function amountOf({ event, amount, paid_amount }: DueNotice): string | null {
  if (amount === null) return null;
  if (event === 'payment_marked') return paid_amount ?? amount;
  return event === 'tax_due' || event === 'tax_overdue' ? leftOf({ amount, paid_amount }) : amount;
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

const plain = (words: string) =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');

function periodOf(period: string, locale: Locale): string {
  const parts = readPeriod(period);
  if (parts?.type === 'month') return formatDate(firstDayOf(period), 'MMMM YYYY', locale);
  if (parts?.type !== 'quarter') return period;
  return createText(messages, locale)('quarter', { number: parts.number, year: String(parts.year) });
}
