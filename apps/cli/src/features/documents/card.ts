import { moneyText } from '#terminal/output/numbers.ts';
import type { Output } from '#terminal/output/output.ts';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { timeText } from '#terminal/time.ts';
import { type Document, sizeText } from './document.ts';

export function showDocument(document: Document, output: Output, text: Words): void {
  output.show(document, () =>
    output.sections([
      [document.title, factsOf(document, text)],
      [text('documents.part.known'), knownOf(document, text)],
      [text('documents.part.files'), filesOf(document, text)],
      [
        text('documents.part.next'),
        document.transitions.map((status): Fact => [status, text(`document-status.${status}`)]),
      ],
    ]),
  );
}

const factsOf = (document: Document, text: Words): Fact[] => [
  [text('tasks.company'), document.company.name],
  [text('documents.kind'), text(`document-kind.${document.kind}`)],
  [text('documents.month'), document.month],
  [text('tasks.status'), text(`document-status.${document.status}`)],
  [text('documents.remark'), document.remark],
  [text('documents.repeats'), document.duplicate_of && `${document.duplicate_of.title}, ${document.duplicate_of.id}`],
  [text('documents.is-late'), document.late ? text('yes') : null],
  [text('documents.direction'), text(`document-direction.${document.direction}`)],
  [text('documents.visibility'), text(`document-visibility.${document.visibility}`)],
  [text('documents.handed-over'), [timeText(document.created_at), document.created_by].filter(Boolean).join(', ')],
  [text('documents.read'), timeText(document.read_at)],
  [text('documents.retained'), document.retained_until],
  [text('tasks.id'), document.id],
  [text('tasks.version'), String(document.version)],
];

/** What the office has read off it. */
const knownOf = (document: Document, text: Words): Fact[] => [
  [text('documents.number'), document.number],
  [text('documents.contractor'), document.contractor_name],
  [text('documents.contractor-nip'), document.contractor_nip],
  [text('documents.issued'), document.issue_date],
  [text('documents.sold'), document.sale_date],
  [text('documents.due'), document.payment_due],
  [text('documents.net'), amountText(document.net, document.currency)],
  [text('documents.vat'), amountText(document.vat, document.currency)],
  [text('documents.gross'), amountText(document.gross, document.currency)],
];

const filesOf = ({ files }: Document, text: Words): Fact[] =>
  files.map(({ number, name, size }) => [String(number), `${name}, ${sizeText(size, text)}`]);

/** Złotys as everywhere; other currencies by their code. */
export function amountText(amount: string | null, currency: string): string | null {
  if (amount === null) return null;
  const written = moneyText(amount);
  return currency === 'PLN' ? written : written.replace(/zł$/, currency);
}
