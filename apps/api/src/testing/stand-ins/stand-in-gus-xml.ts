import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { Reply } from './stand-in.ts';

const PUBLIC = 'http://CIS/BIR/PUBL/2014/07';

/** The operation of an envelope, and its arguments by local name. */
export function readCall(envelope: string): { operation: string; argument: (name: string) => string } {
  const [call] = elementsOf(find(parseXml(envelope).root, 'Body'));
  return { operation: call ? local(call) : '', argument: (name) => find(call, name)?.text ?? '' };
}

const local = ({ name }: XmlElement) => name.replace(/^\w+:/, '');

const elementsOf = (parent: XmlElement | undefined | null) =>
  (parent?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement);

const find = (parent: XmlElement | null | undefined, name: string): XmlElement | undefined => {
  for (const child of elementsOf(parent)) {
    const found = local(child) === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Rows as the register writes them, with an empty element for a missing value. */
export const rowsOf = (rows: object[]): string =>
  `<root>\r\n${rows.map((row) => `  <dane>\r\n${fieldsOf(row)}  </dane>\r\n`).join('')}</root>`;

const fieldsOf = (row: object): string =>
  Object.entries(row)
    .map(([name, value]) => (value ? `    <${name}>${escaped(String(value))}</${name}>\r\n` : `    <${name} />\r\n`))
    .join('');

/** An answer with this result; without one, its element is empty. */
export function soap(operation: string, result: string): Reply {
  const namespace = operation === 'GetValue' ? 'http://CIS/BIR/2014/07' : PUBLIC;
  const element = result ? `<${operation}Result>${escaped(result)}</${operation}Result>` : `<${operation}Result/>`;
  return multipart(`<${operation}Response xmlns="${namespace}">${element}</${operation}Response>`);
}

const BOUNDARY = 'uuid:2bffd80f-cc26-4466-8fc2-3a19754a3e18+id=135070';

/** A multipart message with one part (MTOM). */
export function multipart(content: string): Reply {
  const envelope = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header><a:Action s:mustUnderstand="1">${PUBLIC}</a:Action></s:Header><s:Body>${content}</s:Body></s:Envelope>`;
  return {
    status: 200,
    type: `multipart/related; type="application/xop+xml";start="<http://tempuri.org/0>";boundary="${BOUNDARY}";start-info="application/soap+xml"`,
    body: [
      '',
      `--${BOUNDARY}`,
      'Content-ID: <http://tempuri.org/0>',
      'Content-Transfer-Encoding: 8bit',
      'Content-Type: application/xop+xml;charset=utf-8;type="application/soap+xml"',
      '',
      envelope,
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n'),
  };
}
