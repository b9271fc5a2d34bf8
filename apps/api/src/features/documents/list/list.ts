import type { components } from '@biuro/contract';
import { amountOrLast, code, dateOrLast, either, instant, moment, polish } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { isWithClient, statuses, targetsOf } from '../moves.ts';

/** The next statuses as JSON. Clients get them too, although they move nothing. */
const TRANSITIONS = `CASE documents.status ${statuses
  .map((status) => `WHEN '${status}' THEN '${JSON.stringify(targetsOf(status))}'::json`)
  .join(' ')} END`;

const WITH_CLIENT = statuses
  .filter(isWithClient)
  .map((status) => `'${status}'`)
  .join(', ');

const FILES = `(SELECT coalesce(json_agg(json_build_object('number', document_files.number, 'name', files.name, 'kind', files.kind, 'size', files.bytes)
    ORDER BY document_files.number), '[]')
  FROM document_files JOIN files ON files.id = document_files.file_id WHERE document_files.document_id = documents.id)`;

const DUPLICATE_OF = `(SELECT json_build_object('id', first.id, 'title', first.title)
  FROM documents first WHERE first.id = documents.duplicate_of)`;

export const documentList = createList<'listDocuments', components['schemas']['DocumentSort']>({
  name: 'documents',
  tags: ['documents', 'companies'],
  // LEFT JOIN although each has a company, so that a count skips the companies.
  from: `documents LEFT JOIN companies ON companies.id = documents.company_id
    LEFT JOIN users author ON author.id = documents.created_by`,
  id: 'documents.id',
  search: 'documents.search_text',
  // An array is computed once and found by an index; a condition on the joined company would read all documents.
  searchNumber: (pattern) =>
    `documents.company_id = ANY (ARRAY(SELECT id FROM companies WHERE search_text LIKE ${pattern}))`,
  costly: true,
  columns: {
    id: 'documents.id',
    company: `json_build_object('id', companies.id, 'name', companies.name)`,
    kind: 'documents.kind',
    month: 'documents.month',
    direction: 'documents.direction',
    source: 'documents.source',
    title: 'documents.title',
    number: 'documents.number',
    contractor_nip: 'documents.contractor_nip',
    contractor_name: 'documents.contractor_name',
    issue_date: 'documents.issue_date',
    sale_date: 'documents.sale_date',
    payment_due: 'documents.payment_due',
    net: 'documents.net::text',
    vat: 'documents.vat::text',
    gross: 'documents.gross::text',
    currency: 'documents.currency',
    status: 'documents.status',
    remark: 'documents.remark',
    visibility: 'documents.visibility',
    late: 'documents.late',
    duplicate_of: DUPLICATE_OF,
    retained_until: 'documents.retained_until',
    files: FILES,
    read_at: instant('documents.read_at'),
    transitions: TRANSITIONS,
    editable: `(documents.direction = 'from_client' AND documents.status IN (${WITH_CLIENT}))`,
    created_by: `author.first_name || ' ' || author.last_name`,
    created_at: instant('documents.created_at'),
    updated_at: instant('documents.updated_at'),
    version: 'documents.version',
  },
  sort: {
    created_at: moment('documents.created_at'),
    title: polish('documents.title'),
    company: polish('companies.name'),
    kind: code('documents.kind'),
    month: code('documents.month'),
    status: code('documents.status'),
    issue_date: dateOrLast('documents.issue_date'),
    gross: amountOrLast('documents.gross'),
  },
  defaultSort: 'created_at:desc',
  filters: {
    state: (value) => `documents.state = ${value}`,
    status: (value) => `documents.status = ${value}`,
    kind: (value) => `documents.kind = ${value}`,
    direction: (value) => `documents.direction = ${value}`,
    month: (value) => `documents.month = ${value}`,
    company_id: (value) => `documents.company_id = ${value}`,
    created_by: (value) => `documents.created_by = ${value}`,
    late: (value) => `documents.late = ${value}::boolean`,
    mine: {
      ofCaller: (value, caller) =>
        either(value, `documents.company_id = ANY (ARRAY(SELECT id FROM companies WHERE owner_id = ${caller}))`),
    },
  },
  ordered: ['state', 'month'],
  exports: {
    title: { sql: 'documents.title', type: 'text' },
    company: { sql: 'companies.name', type: 'text' },
    kind: { sql: 'documents.kind', type: 'words' },
    month: { sql: 'documents.month', type: 'text' },
    status: { sql: 'documents.status', type: 'words' },
    number: { sql: 'documents.number', type: 'text' },
    contractor: { sql: 'documents.contractor_name', type: 'text' },
    issue_date: { sql: 'documents.issue_date', type: 'date' },
    gross: { sql: 'documents.gross', type: 'money' },
    files: {
      sql: '(SELECT count(*)::int FROM document_files WHERE document_files.document_id = documents.id)',
      type: 'number',
    },
    created_by: { sql: `author.first_name || ' ' || author.last_name`, type: 'text' },
    created_at: { sql: 'documents.created_at', type: 'instant' },
  },
});

const everybodys: Scope = { name: 'all' };

/**
 * Of companies in which the caller is more than an employee, what they have handed over and what the office shows them. Row-level security
 * says the same.
 */
export const ofOwnCompanies: Scope = {
  name: 'own',
  where: (caller) => `documents.direction <> 'internal' AND EXISTS (SELECT FROM company_users own
    WHERE own.company_id = documents.company_id AND own.user_id = ${caller} AND own.role <> 'employee'
      AND (documents.visibility = 'company' OR documents.visibility = 'representatives' AND own.role IN ('representative', 'authorised')))`,
};

/** The documents that the caller may see. */
export const visibleTo = ({ isAdmin }: Pick<Caller, 'isAdmin'>): Scope => (isAdmin ? everybodys : ofOwnCompanies);
