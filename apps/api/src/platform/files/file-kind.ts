/** Kinds of files that can be uploaded, by their first bytes. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'xml' | 'xlsx';

export const fileKinds = {
  pdf: { type: 'application/pdf', extensions: ['pdf'] },
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { type: 'image/png', extensions: ['png'] },
  xml: { type: 'application/xml', extensions: ['xml'] },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'] },
} satisfies Record<FileKind, { type: string; extensions: string[] }>;

const STARTS: [FileKind, Buffer][] = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpeg', Buffer.of(0xff, 0xd8, 0xff)],
  ['png', Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['xml', Buffer.from('<?xml ')],
  ['xml', Buffer.from('\uFEFF<?xml ')],
];

const startsWith = (body: Buffer, start: Buffer) => body.subarray(0, start.length).equals(start);

const ARCHIVE = Buffer.of(0x50, 0x4b, 0x03, 0x04);

/** A workbook is a ZIP archive with these names in its uncompressed index; one with macros is not accepted. */
const isWorkbook = (body: Buffer) =>
  startsWith(body, ARCHIVE) && body.includes('xl/workbook.xml') && !body.includes('vbaProject.bin');

/** Undefined for any other kind, whatever the file name says. */
export const kindOf = (body: Buffer): FileKind | undefined =>
  isWorkbook(body) ? 'xlsx' : STARTS.find(([, start]) => startsWith(body, start))?.[0];
