import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 43;

/** 256 random bits in letters and digits. */
export function newLinkToken(): string {
  let rest = BigInt(`0x${randomBytes(32).toString('hex')}`);
  let token = '';
  for (let index = 0; index < LENGTH; index += 1) {
    token += DIGITS.charAt(Number(rest % 62n));
    rest /= 62n;
  }
  return token;
}
