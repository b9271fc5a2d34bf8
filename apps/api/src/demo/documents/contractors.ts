import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import { demoNips } from '../office/names.ts';
import type { Party } from './draw/papers.ts';

export interface Contractor extends Party {
  account: string;
  /** Before the number of an invoice. */
  series: string;
  /** Per cent of VAT. */
  rate: number;
  /** What it sells: name, unit, lowest and highest net price of one in grosze, most of them on an invoice. */
  goods: [name: string, unit: string, from: number, to: number, most: number][];
}

/** Beyond the demo's companies and those of its registers. */
const FIRST_NIP = 990_995_001;

const nips = demoNips(FIRST_NIP);

function invented(
  name: string,
  address: Party['address'],
  { series, rate = 23, goods }: { series: string; rate?: number; goods: Contractor['goods'] },
): Contractor {
  const nip = nips.next().value;
  const body = `10901014000000${nip}`;
  return { name, nip, address, account: nrbCheckDigits(body) + body, series, rate, goods };
}

const FUEL = invented('Paliwa Kometa Sp. z o.o.', ['ul. Wylotowa 14', '95-010 Stryków'], {
  series: 'FP',
  goods: [
    ['Olej napędowy', 'l', 498, 552, 620],
    ['Płyn AdBlue', 'l', 240, 310, 60],
  ],
});
const TOLLS = invented('Drogi Płatne Zachód S.A.', ['ul. Bramkowa 1', '61-001 Poznań'], {
  series: 'A2',
  goods: [['Opłaty za przejazd autostradą', 'szt.', 4_200, 9_900, 14]],
});
const GARAGE = invented('Serwis Ciężarówek Tłok s.c.', ['ul. Warsztatowa 8', '95-100 Zgierz'], {
  series: 'FV',
  goods: [
    ['Wymiana klocków hamulcowych', 'usł.', 78_000, 145_000, 1],
    ['Przegląd ciągnika siodłowego', 'usł.', 120_000, 190_000, 1],
  ],
});
const PHONES = invented('Telekom Iskra Sp. z o.o.', ['ul. Sygnałowa 3', '00-001 Warszawa'], {
  series: 'T',
  goods: [['Abonament telefoniczny i internet', 'mies.', 11_900, 21_900, 1]],
});
const POWER = invented('Energia Zorza S.A.', ['ul. Świetlna 22', '40-001 Katowice'], {
  series: 'E',
  goods: [['Energia elektryczna', 'kWh', 78, 96, 900]],
});
const GROCER = invented('Hurtownia Spożywcza Kłos Sp. z o.o.', ['ul. Młyńska 5', '05-800 Pruszków'], {
  series: 'FS',
  rate: 5,
  goods: [
    ['Mąka pszenna typ 500', 'kg', 260, 340, 240],
    ['Masło 82%', 'kg', 2_600, 3_200, 60],
    ['Śmietana 30%', 'l', 1_100, 1_500, 80],
  ],
});
const ROASTER = invented('Palarnia Kawy Ziarno Łukasz Ćmil', ['ul. Żytnia 9', '01-014 Warszawa'], {
  series: 'ZK',
  goods: [['Kawa ziarnista, paczka 1 kg', 'szt.', 6_400, 8_900, 40]],
});
const PACKAGING = invented('Opakowania Pudełko Sp. j.', ['ul. Tekturowa 17', '09-400 Płock'], {
  series: 'FV',
  goods: [['Pudełka kartonowe', 'szt.', 120, 260, 800]],
});
const TOOLS = invented('Hurtownia Techniczna Śruba Sp. z o.o.', ['ul. Kowalska 31', '26-600 Radom'], {
  series: 'HT',
  goods: [
    ['Materiały montażowe', 'kpl.', 18_000, 64_000, 4],
    ['Wkręty i kołki', 'op.', 1_900, 4_800, 20],
  ],
});
const PAPER = invented('Papier i Toner Żaneta Gąsior', ['ul. Biurowa 2', '05-120 Legionowo'], {
  series: 'P',
  goods: [['Papier A4, karton', 'szt.', 7_900, 11_900, 6]],
});
const FURNITURE = invented('Meble Klon Export Sp. z o.o.', ['ul. Stolarska 40', '62-800 Kalisz'], {
  series: 'FV',
  goods: [['Transport krajowy ładunku całopojazdowego', 'usł.', 180_000, 420_000, 4]],
});
const TEA = invented('Import Herbaty Liść S.A.', ['ul. Portowa 6', '81-001 Gdynia'], {
  series: 'FV',
  goods: [['Spedycja kontenera z portu', 'usł.', 240_000, 510_000, 3]],
});
const SCHOOL = invented('Fundacja Szkoła Pod Jaworem', ['ul. Szkolna 11', '05-500 Piaseczno'], {
  series: 'FV',
  rate: 8,
  goods: [['Usługa cateringowa', 'os.', 2_400, 4_200, 120]],
});
const ESTATE = invented('Osiedle Bursztynowe Sp. z o.o.', ['ul. Bursztynowa 1', '05-092 Łomianki'], {
  series: 'FV',
  goods: [['Usługa zgodnie z umową', 'usł.', 140_000, 780_000, 2]],
});

interface Trade {
  /** Beginnings of the names of companies. */
  of: string[];
  suppliers: [Contractor, ...Contractor[]];
  customers: [Contractor, ...Contractor[]];
  /** Has a till, whose monthly report it hands over. */
  till: boolean;
}

const TRADES: Trade[] = [
  {
    of: ['Delta', 'Transport', 'Beton', 'Autoserwis'],
    suppliers: [FUEL, TOLLS, GARAGE, PHONES],
    customers: [FURNITURE, TEA],
    till: false,
  },
  {
    of: ['Bistro', 'Kawiarnia', 'Cukiernia'],
    suppliers: [GROCER, ROASTER, POWER, PACKAGING],
    customers: [SCHOOL],
    till: true,
  },
];
const OTHER: Trade = { of: [], suppliers: [TOOLS, PAPER, PHONES, POWER], customers: [ESTATE], till: false };

export const tradeOf = (company: string): Trade =>
  TRADES.find(({ of }) => of.some((beginning) => company.startsWith(beginning))) ?? OTHER;

/** Who is meant by what a client wrote of late documents. */
export function contractorFor(note: string): Contractor {
  if (/prąd/.test(note)) return POWER;
  if (/telefon/.test(note)) return PHONES;
  return /opakowań/.test(note) ? PACKAGING : FUEL;
}

export const FILLING_STATION = FUEL;
export const MOTORWAY = TOLLS;
