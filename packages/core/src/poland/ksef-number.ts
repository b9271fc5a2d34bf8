import { isDate } from '../lib/date.ts';
import { isNip } from './nip.ts';

const SHAPE = /^(?<nip>\d{10})-(?<date>\d{8})-[0-9A-F]{12}-(?<check>[0-9A-F]{2})$/;

/**
 * Whether the text is a number that KSeF gives to an invoice: the seller's NIP, the day on which it was taken, twelve hexadecimal digits,
 * and the CRC-8 of all that, with the hyphens between.
 *
 * Rule: the number of an invoice in KSeF (numer KSeF), as the Ministry of Finance describes it in the documentation of KSeF 2.0; the
 * checksum is CRC-8 with the polynomial 0x07 that begins at 0.
 */
export function isKsefNumber(text: string): boolean {
  const written = text.trim();
  const { nip, date, check } = SHAPE.exec(written)?.groups ?? {};
  if (nip === undefined || date === undefined || check === undefined) return false;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return isNip(nip) && isDate(day) && crc8(written.slice(0, -'-AF'.length)) === Number.parseInt(check, 16);
}

function crc8(text: string): number {
  let crc = 0;
  for (const char of text) {
    crc ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80 ? (crc << 1) ^ 0x07 : crc << 1) & 0xff;
  }
  return crc;
}
