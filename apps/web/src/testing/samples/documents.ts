import type { components } from '@biuro/contract';
import { bistro, companyRef, delta } from './companies.ts';
import { idOf } from './ids.ts';

export type Document = components['schemas']['Document'];

/** A photograph of a receipt that Delta has handed over for October and nobody has looked at. */
export const receipt: Document = {
  id: idOf(8001),
  company: companyRef(delta),
  kind: 'cost',
  month: '2026-10',
  direction: 'from_client',
  source: 'phone',
  title: 'Paliwo 25.10',
  number: null,
  contractor_nip: null,
  contractor_name: null,
  issue_date: null,
  sale_date: null,
  payment_due: null,
  net: null,
  vat: null,
  gross: null,
  currency: 'PLN',
  status: 'sent',
  remark: null,
  visibility: 'company',
  late: false,
  duplicate_of: null,
  retained_until: '2031-12-31',
  files: [{ number: 1, name: 'paliwo.jpg', kind: 'jpeg', size: 245_760 }],
  read_at: null,
  transitions: ['in_review', 'accepted', 'to_correct', 'rejected', 'duplicate'],
  editable: true,
  created_by: 'Tomasz Bąk',
  created_at: '2026-11-24T08:15:00Z',
  updated_at: '2026-11-24T08:15:00Z',
  version: 1,
};

/** Bistro's bank statement, which came after its documents were said to be complete. */
export const statement: Document = {
  ...receipt,
  id: idOf(8002),
  company: companyRef(bistro),
  kind: 'bank_statement',
  title: 'Wyciąg 10/2026',
  gross: '1234.56',
  late: true,
  files: [{ number: 1, name: 'wyciag.csv', kind: 'csv', size: 4_096 }],
};

/** A picture of Delta's that the office wants to have again. */
export const blurred: Document = {
  ...receipt,
  id: idOf(8003),
  title: 'Parking',
  status: 'to_correct',
  remark: 'Zdjęcie jest nieostre. Zrób je jeszcze raz.',
  transitions: ['accepted', 'in_review', 'rejected'],
  version: 2,
};

/** What the office has sent to Delta, and nobody has opened. */
export const letter: Document = {
  ...receipt,
  id: idOf(8004),
  kind: 'official_letter',
  direction: 'from_office',
  title: 'Zaświadczenie o niezaleganiu',
  status: 'accepted',
  files: [{ number: 1, name: 'zaswiadczenie.pdf', kind: 'pdf', size: 90_000 }],
  editable: false,
  created_by: 'Maria Wójcik',
};

/** Where a picture is shown from. */
export const signedAddress = {
  data: { url: '/api/documents/1/files/1?signature=AAAA', expires_at: '2026-11-25T10:01:00.000Z' },
};
