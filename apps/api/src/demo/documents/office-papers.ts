import { formatNip } from '@biuro/core/poland/nip.ts';
import type { Draft } from './draft.ts';
import { drawLetter, moneyOnPaper } from './draw/papers.ts';
import type { PaperCompany } from './month-papers.ts';

const OFFICE = ['Biuro Rachunkowe Demo', 'ul. Marszałkowska 1', '00-624 Warszawa'] as const;
const TAX_OFFICE = ['Urząd Skarbowy (przykładowy)', 'ul. Podatkowa 3', '00-900 Warszawa'] as const;

interface Paper {
  kind: Draft['kind'];
  title: string;
  file: string;
  from: readonly [string, ...string[]];
  heading: string;
  paragraphs: string[];
  signature: string;
}

const paperFor =
  (company: PaperCompany, month: string, day = '04') =>
  ({ kind, title, file, from, heading, paragraphs, signature }: Paper): Draft => {
    const issued = `${month}-${day}`;
    const draw = () =>
      drawLetter({
        from: [...from],
        place: `Warszawa, ${issued.split('-').toReversed().join('.')}`,
        to: [company.name, ...company.address, `NIP: ${formatNip(company.nip)}`],
        title: heading,
        paragraphs,
        signature,
      });
    return { kind, month, title, issued, facts: { issue_date: issued }, files: [{ name: file, kind: 'pdf', draw }] };
  };

export const annexTo = (company: PaperCompany, month: string, price: number): Draft =>
  paperFor(
    company,
    month,
  )({
    kind: 'contract',
    title: 'Umowa o obsługę księgową – aneks nr 2',
    file: 'umowa-aneks-2.pdf',
    from: [...OFFICE],
    heading: 'Aneks nr 2 do umowy o świadczenie usług księgowych',
    paragraphs: [
      '§ 1. Strony zmieniają wysokość wynagrodzenia. Od pierwszego dnia następnego miesiąca miesięczna opłata ryczałtowa wynosi ' +
        `${moneyOnPaper(price)} zł netto.`,
      '§ 2. Dokumenty przekazuje się w portalu klienta, nie później niż do 7. dnia następnego miesiąca.',
      '§ 3. Pozostałe postanowienia umowy pozostają bez zmian. Aneks sporządzono w dwóch jednobrzmiących egzemplarzach.',
    ],
    signature: 'Hanna Orłowska',
  });

export const letterOfTaxOffice = (company: PaperCompany, month: string): Draft =>
  paperFor(
    company,
    month,
  )({
    kind: 'official_letter',
    title: 'Pismo z urzędu: wezwanie do wyjaśnień w sprawie JPK',
    file: 'wezwanie-jpk.pdf',
    from: [...TAX_OFFICE],
    heading: 'Wezwanie do złożenia wyjaśnień',
    paragraphs: [
      'Wzywamy do wyjaśnienia rozbieżności między ewidencją sprzedaży a plikiem JPK_V7 w terminie 7 dni od doręczenia wezwania.',
      'Rozbieżność dotyczy jednej faktury sprzedaży, którą kontrahent wykazał w innym okresie rozliczeniowym.',
      'Odpowiedź przygotowuje biuro rachunkowe na podstawie pełnomocnictwa UPL-1.',
    ],
    signature: 'Z upoważnienia naczelnika urzędu',
  });

export const payrollList = (company: PaperCompany, month: string): Draft =>
  paperFor(
    company,
    month,
    '28',
  )({
    kind: 'payroll',
    title: `Lista płac ${month.split('-').toReversed().join('/')}`,
    file: `lista-plac-${month}.pdf`,
    from: [...OFFICE],
    heading: `Lista płac za ${month.split('-').toReversed().join('/')}`,
    paragraphs: [
      'Zestawienie zbiorcze. Listy imienne są w aktach pracowniczych.',
      'Wynagrodzenia należy wypłacić do 10. dnia miesiąca. Zaliczki i składki są w zakładce Zobowiązania.',
    ],
    signature: 'Bożena Śliwińska',
  });

export const noteOfOffice = (company: PaperCompany, month: string): Draft =>
  paperFor(
    company,
    month,
  )({
    kind: 'other',
    title: 'Notatka: ustalenia z klientem w sprawie leasingu',
    file: 'notatka-leasing.pdf',
    from: [...OFFICE],
    heading: 'Notatka wewnętrzna',
    paragraphs: [
      'Klient planuje leasing dwóch ciągników. Przed podpisaniem umowy prosi o porównanie z kredytem.',
      'Do sprawdzenia: limit kosztów, VAT od rat, moment rozpoznania opłaty wstępnej.',
    ],
    signature: 'Maria Wójcik',
  });
