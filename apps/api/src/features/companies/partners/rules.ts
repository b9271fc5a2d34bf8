import type { components } from '@biuro/contract';
import { parseZusAccount } from '@biuro/core/poland/zus-account.ts';
import { isTaxedByPartners } from '#domain/settlement/partners.ts';
import { readNip } from '#platform/formats/nip.ts';
import { readPesel } from '#platform/formats/pesel.ts';
import type { Mistake } from '#platform/http/problem.ts';
import type { Profile } from '../profile/profile.ts';

type Schemas = components['schemas'];
export type Partner = Schemas['Partner'];
export type WrittenPartner = Schemas['WrittenPartner'];

/** A partner as it is stored; `pesel` undefined keeps the current one. */
export interface ReadPartner extends Omit<Partner, 'id' | 'pesel' | 'tax_account'> {
  id: string | undefined;
  pesel: string | null | undefined;
}

/** The partners as they are stored, with every mistake in them. Undefined keeps the current ones. */
export function readPartners(
  written: WrittenPartner[] | undefined,
  company: Profile,
  before: Partner[],
): { partners: ReadPartner[] | undefined; mistakes: Mistake[] } {
  if (!isTaxedByPartners(company)) {
    const mistakes = written?.length ? [{ pointer: '/partners', code: 'only_partnerships' }] : [];
    return { partners: before.length > 0 ? [] : undefined, mistakes };
  }
  if (written === undefined) return { partners: undefined, mistakes: mistakesOfForm(before, company) };
  const read = written.map((partner, index) => readPartner(partner, `/partners/${index}`, before));
  const partners = read.map(({ partner }) => partner);
  const mistakes = [
    ...read.flatMap((one) => one.mistakes),
    ...mistakesOfForm(partners, company),
    ...repeated(partners),
    ...tooMuch(partners),
  ];
  return { partners, mistakes };
}

function readPartner(written: WrittenPartner, at: string, before: Partner[]) {
  const mistakes: Mistake[] = [];
  const known = written.id === undefined ? undefined : before.find(({ id }) => id === written.id?.toLowerCase());
  if (written.id !== undefined && !known) mistakes.push({ pointer: at, code: 'unknown' });
  const name = written.name.replaceAll(/\s+/g, ' ').trim();
  if (name.length < 3) mistakes.push({ pointer: `${at}/name`, code: 'required' });
  const nip = written.vat_number?.trim() ? readNip(written.vat_number, `${at}/vat_number`) : undefined;
  if (nip?.mistake) mistakes.push(nip.mistake);
  const pesel = peselOf(written, known, at, mistakes);
  const vat_number = nip?.digits ?? null;
  if (!nip && (pesel === null || (pesel === undefined && !known?.pesel)))
    mistakes.push({ pointer: `${at}/vat_number`, code: 'nip_or_pesel' });
  const income_period = written.income_period ?? 'monthly';
  if (income_period === 'simplified' && written.taxation_form === 'lump_sum')
    mistakes.push({ pointer: `${at}/income_period`, code: 'not_simplified' });
  const partner: ReadPartner = {
    id: known?.id,
    name,
    vat_number,
    pesel,
    share: shareOf(written.share, at, mistakes),
    taxation_form: written.taxation_form,
    income_period,
    zus_scheme: written.zus_scheme ?? 'full',
    zus_account: zusAccountOf(written.zus_account, vat_number, at, mistakes),
  };
  return { partner, mistakes };
}

/** A form that was not changed sends the masked PESEL back. */
function peselOf({ pesel }: WrittenPartner, known: Partner | undefined, at: string, mistakes: Mistake[]) {
  const text = pesel?.trim();
  if (text === undefined) return pesel === null || !known ? null : undefined;
  if (text === '') return null;
  if (known && text === known.pesel) return undefined;
  const read = readPesel(text, `${at}/pesel`);
  if (read.mistake) mistakes.push(read.mistake);
  return read.digits ?? text;
}

/** In hundredths of a per cent, as it is stored. */
function shareOf(share: number | null | undefined, at: string, mistakes: Mistake[]): number | null {
  if (share === null || share === undefined) return null;
  const rounded = Math.round(share * 100) / 100;
  if (!(rounded > 0 && rounded <= 100)) mistakes.push({ pointer: `${at}/share`, code: 'range' });
  return rounded;
}

/** The account for contributions ends with the NIP of its payer. */
function zusAccountOf(text: string | null | undefined, nip: string | null, at: string, mistakes: Mistake[]) {
  if (!text?.trim()) return null;
  const pointer = `${at}/zus_account`;
  if (nip === null) {
    mistakes.push({ pointer, code: 'needs_nip' });
    return null;
  }
  const result = parseZusAccount(text, nip);
  if (result.valid) return result.nrb;
  const digits = result.reason === 'length' && { values: { digits: result.digits } };
  mistakes.push({ pointer, code: result.reason, ...digits });
  return null;
}

/**
 * All partners choose the lump sum or none; scale and flat tax are chosen individually. Professional partnerships
 * cannot choose the lump sum.
 *
 * Rule: art. 6 and art. 9 ust. 2 of the act on lump-sum tax.
 */
const mistakesOfForm = (
  partners: Pick<Partner, 'taxation_form'>[],
  { company_type, taxation_form }: Profile,
): Mistake[] =>
  partners.flatMap((partner, index) => {
    const pointer = `/partners/${index}/taxation_form`;
    if (company_type === 'sp' && partner.taxation_form === 'lump_sum') return [{ pointer, code: 'not_for_type' }];
    return (partner.taxation_form === 'lump_sum') === (taxation_form === 'lump_sum')
      ? []
      : [{ pointer, code: 'lump_sum_of_all' }];
  });

/** The same number twice. */
function repeated(partners: ReadPartner[]): Mistake[] {
  return (['vat_number', 'pesel'] as const).flatMap((field) =>
    partners.flatMap((partner, index) =>
      partner[field] && partners.findIndex((other) => other[field] === partner[field]) < index
        ? [{ pointer: `/partners/${index}/${field}`, code: 'repeated' }]
        : [],
    ),
  );
}

/** The sum may be less than a hundred: thirds, or partners whom the office does not settle. */
function tooMuch(partners: ReadPartner[]): Mistake[] {
  const hundredths = partners.reduce((sum, { share }) => sum + Math.round((share ?? 0) * 100), 0);
  const last = partners.findLastIndex(({ share }) => share !== null);
  return hundredths > 100_00 ? [{ pointer: `/partners/${last}/share`, code: 'too_much' }] : [];
}
