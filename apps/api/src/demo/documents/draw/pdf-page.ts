import { deflateSync } from 'node:zlib';

/** A page of A4 in points; y counts from its top. */
export const PAGE = { width: 595, height: 842, margin: 48 } as const;

export interface TextStyle {
  size?: number;
  bold?: boolean;
  align?: 'left' | 'right';
  /** From 0, black, to 1, white. */
  grey?: number;
}

/** Widths of Helvetica and Helvetica-Bold for the characters from the space to the tilde, in thousandths of the size. */
const WIDTHS = widthsOf(
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556*10 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
);
const BOLD_WIDTHS = widthsOf(
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556*10 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
);

function widthsOf(list: string): number[] {
  return list.split(' ').flatMap((word) => {
    const [width = 0, times = 1] = word.split('*').map(Number);
    return Array.from({ length: times }, () => width);
  });
}

/**
 * Characters beyond ASCII whose glyph every Helvetica has. Those of other Polish letters are missing in many, so they are put together from a
 * letter and an accent.
 */
const GLYPHS = {
  ł: 'lslash',
  Ł: 'Lslash',
  ó: 'oacute',
  Ó: 'Oacute',
  '–': 'endash',
  '„': 'quotedblbase',
  '”': 'quotedblright',
  '§': 'section',
};
const ACCENTS = ['acute', 'ogonek', 'dotaccent'] as const;
const FIRST_CODE = 0x80;
const codes = [...Object.keys(GLYPHS), ...ACCENTS];
const codeOf = (name: string) => FIRST_CODE + codes.indexOf(name);
const STANDS_FOR: Record<string, string> = { ł: 'l', Ł: 'L', ó: 'o', Ó: 'O', '–': '0', '„': '(', '”': '(', '§': '0' };

interface Accented {
  letter: string;
  accent: (typeof ACCENTS)[number];
}

/** A letter that is put together, or what stands between two of them. */
const PIECES = /[ąćęńśźżĄĆĘŃŚŹŻ]|[^ąćęńśźżĄĆĘŃŚŹŻ]+/g;

const MARKS: Record<string, Accented['accent']> = { '\u0301': 'acute', '\u0328': 'ogonek', '\u0307': 'dotaccent' };

/** The letters that are put together, each of its letter and its accent. */
const ACCENTED = new Map(
  [...'ąćęńśźżĄĆĘŃŚŹŻ'].flatMap((char): [string, Accented][] => {
    const [letter = '', mark = ''] = char.normalize('NFD');
    const accent = MARKS[mark];
    return accent ? [[char, { letter, accent }]] : [];
  }),
);

const ACCENT_WIDTH = 333;
/** Of the question mark that stands for what Helvetica may not have. */
const UNKNOWN = 556;
/** How far the accent of a capital letter is raised, in thousandths of the size. */
const RAISED = 195;
/** Where an ogonek begins, in thousandths of the size. */
const OGONEK: Record<string, number> = { a: 290, e: 190, A: 400, E: 330 };

/** Draws one page and makes it a PDF. Polish letters need no embedded font, and whoever copies the text gets them. */
export function createPdfPage() {
  const drawn: string[] = [];

  const page = {
    text(x: number, y: number, text: string, { size = 10, bold = false, align = 'left', grey = 0 }: TextStyle = {}) {
      const font = `/${bold ? 'F2' : 'F1'} ${size} Tf`;
      let at = align === 'right' ? x - textWidth(text, size, bold) : x;
      const put = (left: number, up: number, codesOfText: string) =>
        `BT ${font} ${round(left)} ${round(PAGE.height - y + up)} Td (${codesOfText}) Tj ET`;
      drawn.push(`${grey} g`);
      for (const piece of text.match(PIECES) ?? []) {
        const { letter, accent } = ACCENTED.get(piece) ?? {};
        if (letter && accent) {
          const shift = accent === 'ogonek' ? (OGONEK[letter] ?? 0) : (widthOf(letter, bold) - ACCENT_WIDTH) / 2;
          const up = accent !== 'ogonek' && letter === letter.toUpperCase() ? RAISED : 0;
          const mark = put(at + (shift * size) / 1000, (up * size) / 1000, octal(codeOf(accent)));
          drawn.push(spoken(piece, [put(at, 0, letter), mark]));
        } else drawn.push(put(at, 0, encoded(piece)));
        at += textWidth(piece, size, bold);
      }
    },

    /** A horizontal line. */
    rule(y: number, { from = PAGE.margin, to = PAGE.width - PAGE.margin, grey = 0.6 } = {}) {
      drawn.push(`${grey} G 0.7 w ${from} ${PAGE.height - y} m ${to} ${PAGE.height - y} l S`);
    },

    /** A filled rectangle. */
    band(y: number, height: number, grey: number) {
      drawn.push(`${grey} g ${PAGE.margin} ${PAGE.height - y - height} ${PAGE.width - 2 * PAGE.margin} ${height} re f`);
    },

    /** A text of several lines, broken between words. Returns where the next one begins. */
    paragraph(y: number, text: string, style: TextStyle = {}): number {
      const { size = 10, bold = false } = style;
      let at = y;
      for (const line of linesOf(text, PAGE.width - 2 * PAGE.margin, size, bold)) {
        page.text(PAGE.margin, at, line, style);
        at += size * 1.45;
      }
      return at;
    },

    toPdf: (): Buffer => pdfOf(drawn.join('\n')),
  };
  return page;
}

export type PdfPage = ReturnType<typeof createPdfPage>;

/** The letter for readers that copy the text or read it aloud. */
function spoken(text: string, lines: string[]): string {
  const hex = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex').toUpperCase();
  return `/Span << /ActualText <${hex}> >> BDC\n${lines.join('\n')}\nEMC`;
}

function linesOf(text: string, width: number, size: number, bold: boolean): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (textWidth(longer, size, bold) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const textWidth = (text: string, size: number, bold: boolean): number =>
  ([...text].reduce((sum, char) => sum + widthOf(char, bold), 0) * size) / 1000;

function widthOf(char: string, bold: boolean): number {
  const plain = STANDS_FOR[char] ?? ACCENTED.get(char)?.letter ?? char;
  return (bold ? BOLD_WIDTHS : WIDTHS)[plain.charCodeAt(0) - 0x20] ?? UNKNOWN;
}

const encoded = (text: string): string =>
  [...text]
    .map((char) =>
      Object.hasOwn(GLYPHS, char)
        ? octal(codeOf(char))
        : char.replace(/[\\()]/, '\\$&').replaceAll(/[^\x20-\x7e]/g, '?'),
    )
    .join('');

const octal = (code: number): string => `\\${code.toString(8)}`;
const round = (number: number): number => Math.round(number * 100) / 100;

const DIFFERENCES = [...Object.values(GLYPHS), ...ACCENTS].map((name) => `/${name}`).join(' ');

function pdfOf(content: string): Buffer {
  const packed = deflateSync(Buffer.from(content, 'latin1'));
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 6 0 R >>`;
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pl) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 7 0 R >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_CODE} ${DIFFERENCES}] >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let size = parts[0]?.length ?? 0;
  const starts = objects.map((object, index) => {
    const start = size;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    size += part.length;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
