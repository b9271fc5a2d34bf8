import { toGrosze } from '../lib/money.ts';
import { parseNip } from './nip.ts';
import { parseNrb } from './nrb.ts';

/** A transfer in złote. `nip` is that of the recipient, for a business or an office; `amount` is `1234.56`. */
export interface Transfer {
  account: string;
  amount: string;
  recipient: string;
  title: string;
  nip?: string;
}

/** The text of the code, or which part of the transfer it cannot carry. */
export type PaymentCodeResult =
  | { valid: true; code: string }
  | { valid: false; reason: 'account' | 'amount' | 'recipient' | 'title' | 'nip' };

const RECIPIENT_LENGTH = 20;
const TITLE_LENGTH = 32;
const HIGHEST_AMOUNT = 999_999;

const CARRIED = /^[A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźż ,./\\\-@#&*_]$/;

/**
 * What a QR code says so that a Polish banking app fills in a transfer.
 *
 * Source: Rekomendacja Związku Banków Polskich dotycząca kodu dwuwymiarowego („2D”), umożliwiającego realizację polecenia
 * przelewu, version 1.0 of 3 December 2013. Nine fields between `|`, at most 160 characters: NIP of the recipient (10 digits, or empty
 * for a person), country (`PL`), account (26 digits), amount in grosze (6 digits, filled up with zeros), recipient (20), title (32)
 * and three reserved fields, which stay empty. To be drawn in UTF-8 with error correction L, at least 1.8 cm wide.
 *
 * Fields, lengths and error correction agree in five independent implementations, two of which say that they were checked against
 * the document; the characters that texts may hold are those of two. The document itself was not at hand. The implementations
 * disagree about more than 9999.99 zł: some let the field grow to seven digits, which an app that reads six would misread. So there is
 * no code for such an amount, nor for zero, which leaves the amount to the payer.
 *
 * Other characters become their plain letter or a space, and longer texts are cut: show the whole transfer beside the code. The
 * code knows neither the period nor the form symbol that a transfer to a tax account names; these are to be copied.
 *
 * @throws RangeError where `amount` is no amount.
 */
export function paymentCode({ account, amount, recipient, title, nip }: Transfer): PaymentCodeResult {
  const payee = nip ? parseNip(nip) : undefined;
  if (payee?.valid === false) return { valid: false, reason: 'nip' };
  const number = parseNrb(account);
  if (!number.valid) return { valid: false, reason: 'account' };
  const grosze = toGrosze(amount);
  if (grosze <= 0 || grosze > HIGHEST_AMOUNT) return { valid: false, reason: 'amount' };
  const name = carried(recipient, RECIPIENT_LENGTH);
  if (!name) return { valid: false, reason: 'recipient' };
  const about = carried(title, TITLE_LENGTH);
  if (!about) return { valid: false, reason: 'title' };

  const fields = [payee?.nip ?? '', 'PL', number.nrb, String(grosze).padStart(6, '0'), name, about, '', '', ''];
  return { valid: true, code: fields.join('|') };
}

function carried(text: string, length: number): string {
  const characters = Array.from(text.normalize('NFC'), (character) => {
    if (CARRIED.test(character)) return character;
    const letter = character.normalize('NFD').charAt(0);
    return CARRIED.test(letter) ? letter : ' ';
  });
  return characters.join('').replace(/ +/g, ' ').trim().slice(0, length).trimEnd();
}
