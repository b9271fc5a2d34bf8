/** Kinds of files that can be uploaded, by their bytes. */
export type FileKind =
  | 'pdf'
  | 'jpeg'
  | 'png'
  | 'heic'
  | 'webp'
  | 'tif'
  | 'xml'
  | 'csv'
  | 'xlsx'
  | 'docx'
  | 'zip'
  | 'eml'
  | 'mt940';

export const fileKinds = {
  pdf: { type: 'application/pdf', extensions: ['pdf'] },
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { type: 'image/png', extensions: ['png'] },
  heic: { type: 'image/heic', extensions: ['heic', 'heif'] },
  webp: { type: 'image/webp', extensions: ['webp'] },
  tif: { type: 'image/tiff', extensions: ['tif', 'tiff'] },
  xml: { type: 'application/xml', extensions: ['xml'] },
  csv: { type: 'text/csv', extensions: ['csv', 'txt'] },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'] },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extensions: ['docx'] },
  zip: { type: 'application/zip', extensions: ['zip'] },
  eml: { type: 'message/rfc822', extensions: ['eml'] },
  mt940: { type: 'application/x-mt940', extensions: ['sta', 'mt940', '940', 'txt'] },
} satisfies Record<FileKind, { type: string; extensions: string[] }>;

/** As people and hints call it: `JPG`. */
export const labelOfKind = (kind: FileKind): string => (fileKinds[kind].extensions[0] ?? kind).toUpperCase();

/** A file as far as its kind takes: its first and its last bytes, which overlap in a short one. */
export interface FileEnds {
  head: Buffer;
  tail: Buffer;
}

/** Bytes of each end. The index of an archive of 50 MB fits. */
export const END_BYTES = 64 * 1024;

const STARTS: [FileKind, Buffer][] = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpeg', Buffer.of(0xff, 0xd8, 0xff)],
  ['png', Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['tif', Buffer.of(0x49, 0x49, 0x2a, 0x00)],
  ['tif', Buffer.of(0x4d, 0x4d, 0x00, 0x2a)],
  ['xml', Buffer.from('<?xml ')],
  ['xml', Buffer.from('\uFEFF<?xml ')],
];

const startsWith = (body: Buffer, start: Buffer) => body.subarray(0, start.length).equals(start);

const ARCHIVE = Buffer.of(0x50, 0x4b, 0x03, 0x04);

/** An archive by the names in its uncompressed index. A workbook or document with macros is not accepted. */
function archiveKind({ head, tail }: FileEnds): FileKind | undefined {
  if (!startsWith(head, ARCHIVE)) return undefined;
  const names = (name: string) => tail.includes(name) || head.includes(name);
  if (names('vbaProject.bin')) return undefined;
  if (names('xl/workbook.xml')) return 'xlsx';
  return names('word/document.xml') ? 'docx' : 'zip';
}

/** Brands of ISO base media files that hold pictures in HEVC. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'];

function pictureKind({ head }: FileEnds): FileKind | undefined {
  const four = (at: number) => head.toString('latin1', at, at + 4);
  if (four(4) === 'ftyp' && HEIC_BRANDS.includes(four(8))) return 'heic';
  return four(0) === 'RIFF' && four(8) === 'WEBP' ? 'webp' : undefined;
}

const MAIL_HEADER = /^(?:[\w-]+:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*){2,}/;
const MT940_FIELD = /^(?:\{1:|[\s\S]{0,200}?:20:)[\s\S]*?:25:/;

/** Texts have no first bytes of their own: what they are is in their first lines. */
function textKind({ head, tail }: FileEnds): FileKind | undefined {
  if (isMarkup(head) || isBinary({ head, tail })) return undefined;
  const text = head.toString('latin1');
  if (MT940_FIELD.test(text.slice(0, 2_000))) return 'mt940';
  if (MAIL_HEADER.test(text) && /^(?:from|received|return-path|message-id):/im.test(text)) return 'eml';
  return /[;,\t]/.test(text) ? 'csv' : undefined;
}

/** A page or a picture with scripts is none of the texts that are accepted. */
const isMarkup = (head: Buffer) => /^(?:\xEF\xBB\xBF)?\s*</.test(head.toString('latin1', 0, 200));

/** UTF-16 is text with zeros in it. */
const isBinary = ({ head, tail }: FileEnds) =>
  (head.includes(0) || tail.includes(0)) && !/^(?:\xFF\xFE|\xFE\xFF)/.test(head.toString('latin1', 0, 2));

/** The trailer of a PDF names its encryption; in a ZIP archive, so does a bit of each file's header. */
export function isLocked(kind: FileKind, { head, tail }: FileEnds): boolean {
  if (kind === 'pdf') return tail.includes('/Encrypt');
  return startsWith(head, ARCHIVE) && ((head[6] ?? 0) & 1) === 1;
}

/** Undefined for any other kind, whatever the file name says. */
export const kindOf = (ends: FileEnds): FileKind | undefined =>
  STARTS.find(([, start]) => startsWith(ends.head, start))?.[0] ??
  archiveKind(ends) ??
  pictureKind(ends) ??
  textKind(ends);
