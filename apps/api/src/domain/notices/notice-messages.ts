import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { differenceOf } from '@biuro/core/lib/money.ts';
import { composeMail } from '#platform/mail/compose.ts';
import type { Part } from '#platform/mail/letter-html.ts';
import type { NewMessage } from '#platform/outbox/outbox-queries.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { billOf, partsOfBill } from './bill.ts';
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
import { monthOf } from './notice-period.ts';
import { requestPath, targetOf } from './notice-target.ts';
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

function mail(person: DuePerson, notices: DueNotice[], { brand, link: portal, dedupeKey }: Letter): NewMessage {
  const text = createText(messages, person.locale);
  const { path, pays } = targetOf(notices, person);
  const link = portal + path;
  const companies = Map.groupBy(notices, ({ company }) => company);
  const linesOf = (notice: DueNotice, to: DuePerson) =>
    [lineOf(notice, to), ...ownLinkOf(notice, notices, portal)].join('\n');
  const body = [...companies]
    .map(([company, ofIt]) => [company || text('office'), ...ofIt.map((notice) => linesOf(notice, person))].join('\n'))
    .join('\n\n');
  return {
    ...composeMail(brand, person, {
      subject: subjectOf(notices, person, brand.office),
      text: text('mail', { body, link: text(pays ? 'link.pay' : 'link', { link }) }),
      preheader: preheaderOf(notices, person),
      about: companies.size === 1 ? [...companies.keys()].join() : undefined,
      parts: partsOfNotices(companies, person, { portal, link }),
      portal: { label: text('open'), address: portal },
    }),
    dedupeKey,
  };
}

/** A request of documents is answered by its own link, also where the letter speaks of other things. */
function ownLinkOf({ link_token }: DueNotice, all: DueNotice[], portal: string): string[] {
  return link_token && all.length > 1 ? [portal + requestPath(link_token)] : [];
}

function subjectOf(notices: DueNotice[], { locale }: DuePerson, office: string): string {
  const text = createText(messages, locale);
  const [notice] = notices;
  if (notices.length !== 1 || !notice) return oneLine(text('subject.many', { office, count: notices.length }));
  const bill = billOf(notice);
  if (bill) return unbroken(text('subject.pay', { amount: zlotys(bill.sum, locale), due: noon(bill.due) }));
  const title = titleOf(notice, locale);
  return notice.company === '' || notice.event === 'task_assigned'
    ? title
    : text('subject.one', { title, company: oneLine(notice.company) });
}

/** The sums that are to be paid, else the first line of the letter. */
function preheaderOf(notices: DueNotice[], person: DuePerson): string {
  const text = createText(messages, person.locale);
  const [notice] = notices;
  const payments = notice && billOf(notice)?.payments;
  if (!payments) return notices.map((one) => lineOf(one, person).split('\n', 1).join()).join(' ');
  const list = payments.map((one) => `${owedOf(one, text)} ${zlotys(leftOf(one), person.locale)}`).join(', ');
  return text('pay.preheader', { company: oneLine(notice.company), list });
}

/** The parts of the HTML twin: bills with their amounts, and everything else as its lines. */
function partsOfNotices(
  companies: Map<string, DueNotice[]>,
  person: DuePerson,
  { portal, link }: { portal: string; link: string },
): Part[] {
  const text = createText(messages, person.locale);
  const all = [...companies.values()].flat();
  const parts = [...companies].flatMap(([company, notices]): Part[] => [
    ...(companies.size > 1 ? [{ type: 'heading' as const, text: company || text('office') }] : []),
    ...notices.flatMap((notice) => [
      ...partsOfNotice(notice, person, portal),
      ...ownLinkOf(notice, all, portal).map((address): Part => ({ type: 'button', label: text('answer'), address })),
    ]),
  ]);
  if (parts.some(({ type }) => type === 'button')) return parts;
  return [...parts, { type: 'button', label: text('open'), address: link }];
}

function partsOfNotice(notice: DueNotice, person: DuePerson, portal: string): Part[] {
  const bill = person.is_admin ? undefined : billOf(notice);
  if (bill) return partsOfBill(bill, notice, person.locale, portal);
  const title: Part = { type: 'heading', text: titleOf(notice, person.locale) };
  const lines = lineOf(notice, person).split('\n');
  const items = lines.filter((line) => line.startsWith('– ')).map((line) => line.slice(2));
  const said = lines.filter((line) => line !== '' && !line.startsWith('– ')).join('\n');
  return [title, { type: 'text', text: said }, ...(items.length > 0 ? [{ type: 'list' as const, items }] : [])];
}

const titleOf = (notice: DueNotice, locale: Locale): string =>
  createText(messages, locale)(`title.${notice.event}`, valuesOf(notice, locale));

/** Without amounts and Polish letters: others may see the screen, and a letter outside GSM-7 halves the length. */
function textMessage(person: DuePerson, notices: DueNotice[], { brand, link: portal, dedupeKey }: Letter): NewMessage {
  const text = createText(messages, person.locale);
  const [{ link_token } = {}, ...others] = notices;
  const link = link_token && others.length === 0 ? portal + requestPath(link_token) : portal;
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
  const known = ['taxes_ready', 'documents_missing', 'request_overdue', 'tax_corrected', 'tax_due'] as const;
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
  return text(lineIdOf(notice, is_admin), { ...values, list, missing, count: rejections?.length ?? 0 });
}

function lineIdOf({ event, still_awaited, document_status }: DueNotice, isAdmin: boolean): Id {
  if (event === 'tax_overdue' && isAdmin) return 'line.tax_overdue_office';
  if (event === 'document_returned' && document_status === 'rejected') return 'line.document_returned.rejected';
  if (event === 'documents_late' && still_awaited) return 'line.documents_late.awaited';
  return `line.${event}` satisfies Id;
}

function valuesOf(notice: DueNotice, locale: Locale): Record<string, string | number | Date> {
  const text = createText(messages, locale);
  const { amount_before, kind, partner, report_kind, report_status, change_status, employee, remark } = notice;
  const amount = amountOf(notice);
  return {
    company: oneLine(notice.company),
    title: oneLine(notice.title ?? ''),
    sent: oneLine(notice.sent ?? ''),
    month: monthOf(notice.period ?? '', locale),
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

/** A day and its month stay on one line. */
const unbroken = (words: string) => words.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

const plain = (words: string) =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
