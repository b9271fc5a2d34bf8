import { parseXml, type XmlDocument, XmlElement } from '@rgrove/parse-xml';
import { RegisterError } from './register-answer.ts';
import { assertGood, callRegister, type RegisterResponse } from './register-call.ts';

export interface GusCall {
  operation: 'Zaloguj' | 'Wyloguj' | 'DaneSzukajPodmioty' | 'DanePobierzPelnyRaport' | 'GetValue';
  /** Parameters of the operation, made by {@link element}. */
  content: string;
  /** Id of the session. */
  sid?: string;
  signal: AbortSignal;
}

/** One row of a result: texts by element names. */
export type Row = Record<string, string | undefined>;

const PUBLIC = 'http://CIS/BIR/PUBL/2014/07';
const COMMON = 'http://CIS/BIR/2014/07';

/** An XML element with a text or with nested elements. */
export const element = (name: string, content: string | { elements: string }): string =>
  `<${name}>${typeof content === 'string' ? escape(content) : content.elements}</${name}>`;

/** The result of an operation. Throws a {@link RegisterError} when there is none. */
export async function callGus(url: string, { operation, content, sid, signal }: GusCall): Promise<string> {
  const headers = {
    'Content-Type': 'application/soap+xml; charset=utf-8',
    Accept: 'multipart/related, application/soap+xml',
  };
  const response = await callRegister(url, {
    method: 'POST',
    headers: { ...headers, ...(sid !== undefined && { sid }) },
    body: envelopeOf(url, operation, content),
    signal,
  });
  assertGood(response);
  return resultIn(parse(envelopeIn(response)), operation);
}

/** The rows of a result, which is XML inside a text. */
export function rowsIn(result: string): Row[] {
  if (!result.trim()) return [];
  const rows = childrenOf(parse(result).root).filter(({ name }) => name === 'dane');
  return rows.map((row) =>
    Object.fromEntries(childrenOf(row).map((field) => [field.name, field.text.trim() || undefined])),
  );
}

function envelopeOf(url: string, operation: GusCall['operation'], content: string): string {
  const [namespace, service] = operation === 'GetValue' ? [COMMON, 'IUslugaBIR'] : [PUBLIC, 'IUslugaBIRzewnPubl'];
  const addressing = element('wsa:To', url) + element('wsa:Action', `${namespace}/${service}/${operation}`);
  return [
    '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"',
    ` xmlns:ns="${namespace}" xmlns:dat="${PUBLIC}/DataContract">`,
    `<soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing">${addressing}</soap:Header>`,
    element('soap:Body', { elements: element(`ns:${operation}`, { elements: content }) }),
    '</soap:Envelope>',
  ].join('');
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The service sends the envelope as a multipart message with one part (MTOM). A mail parser would need seconds for a
 * hostile one.
 */
function envelopeIn({ contentType, text }: RegisterResponse): string {
  if (/^application\/soap\+xml\b/i.test(contentType)) return text;
  if (!/^multipart\/related\b/i.test(contentType)) throw new RegisterError('not a SOAP answer');
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType)?.slice(1).find(Boolean);
  const start = boundary === undefined ? -1 : text.indexOf(`--${boundary}\r\n`);
  const content = start < 0 ? -1 : text.indexOf('\r\n\r\n', start);
  const end = content < 0 ? -1 : text.indexOf(`\r\n--${boundary}`, content);
  if (end < 0) throw new RegisterError('a message without parts');
  return text.slice(content, end);
}

function parse(xml: string): XmlDocument {
  try {
    // XML treats all line endings alike, and the parser takes minutes for a megabyte of carriage returns.
    return parseXml(xml.trim().replaceAll(/\r\n?/g, '\n'));
  } catch {
    throw new RegisterError('malformed XML');
  }
}

function resultIn(document: XmlDocument, operation: string): string {
  const body = childOf(document.root, 'Body');
  const result = childOf(childOf(body, `${operation}Response`), `${operation}Result`);
  if (!result) throw new RegisterError(childOf(body, 'Fault') ? 'SOAP fault' : 'no result');
  return result.text;
}

const childrenOf = (parent: XmlElement | null | undefined): XmlElement[] =>
  (parent?.children ?? []).filter((child): child is XmlElement => child instanceof XmlElement);

const childOf = (parent: XmlElement | null | undefined, name: string): XmlElement | undefined =>
  childrenOf(parent).find((child) => child.name.replace(/^[^:]*:/, '') === name);
