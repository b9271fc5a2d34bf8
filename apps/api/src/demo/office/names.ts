import type { components } from '@biuro/contract';

type CompanyType = components['schemas']['CompanyType'];
type Lifecycle = components['schemas']['Lifecycle'];

/** Invented companies of the demo office: name, legal form, town. */
export const COMPANIES: [string, CompanyType, string, Lifecycle?][] = [
  ['Alfa Instalacje Sp. z o.o.', 'zoo', 'Warszawa'],
  ['Apteka pod Lipami Zofia Dudek', 'jdg', 'Legionowo'],
  ['Autoserwis Mazur s.c.', 'sc', 'Pruszków'],
  ['Bajka Niepubliczne Przedszkole Iwona Sikora', 'jdg', 'Piaseczno'],
  ['Beton-Trans Sp. z o.o.', 'zoo', 'Grójec'],
  ['Bistro Cztery Kąty Paweł Ćwik', 'jdg', 'Warszawa'],
  ['Ceramika Śnieżka Sp. j.', 'sj', 'Bolesławiec'],
  ['Cukiernia Makowiec Łucja Żak', 'jdg', 'Otwock'],
  ['Dach-Bud Krzysztof Gajda', 'jdg', 'Mińsk Mazowiecki'],
  ['Delta Spedycja Sp. z o.o.', 'zoo', 'Łódź'],
  ['Drukarnia Kwadrat s.c.', 'sc', 'Radom'],
  ['Ekologiczne Sady Sp. z o.o.', 'zoo', 'Góra Kalwaria'],
  ['Elektro-Świt Adam Świtała', 'jdg', 'Wołomin'],
  ['Fabryka Ciszy Sp. z o.o.', 'zoo', 'Warszawa', 'onboarding'],
  ['Fundacja Dobry Start', 'foundation', 'Warszawa'],
  ['Fundacja Zielone Podwórka', 'foundation', 'Milanówek'],
  ['Gabinet Stomatologiczny Uśmiech Anita Wrona', 'jdg', 'Józefów'],
  ['Gamma Technologie S.A.', 'sa', 'Warszawa'],
  ['Geodezja Południk s.c.', 'sc', 'Siedlce'],
  ['Gospodarstwo Ogrodnicze Jan Źrebiec', 'farmer', 'Błonie'],
  ['Hurtownia Farb Tęcza Sp. k.', 'sk', 'Płock'],
  ['Introligatornia Okładka Józef Ożóg', 'jdg', 'Warszawa', 'suspended'],
  ['Kancelaria Radców Nowicka i Wspólnicy', 'sp', 'Warszawa'],
  ['Kawiarnia Ławka Sp. z o.o.', 'zoo', 'Konstancin-Jeziorna'],
  ['Księgarnia Rozdział Helena Pająk', 'jdg', 'Żyrardów'],
  ['Meble Dębowe Żubr Sp. z o.o.', 'zoo', 'Hajnówka'],
  ['Mikołajczyk Fizjoterapia', 'jdg', 'Warszawa'],
  ['Młyn Stara Wieś Sp. j.', 'sj', 'Sochaczew'],
  ['Nowa Przędza Prosta Spółka Akcyjna', 'psa', 'Łódź', 'onboarding'],
  ['Optyk Źrenica Barbara Lis', 'jdg', 'Ząbki'],
  ['Orion Automatyka Sp. k.', 'sk', 'Warszawa'],
  ['Pracownia Krawiecka Nitka Danuta Gołąb', 'jdg', 'Nowy Dwór Mazowiecki'],
  ['Pralnia Bąbelek s.c.', 'sc', 'Warszawa', 'notice'],
  ['Sigma Szkolenia Jan Malinowski', 'jdg', 'Warszawa'],
  ['Stolarnia Słój Marek Żyła', 'jdg', 'Wyszków'],
  ['Stowarzyszenie Sąsiedzi', 'association', 'Warszawa'],
  ['Transport Łabędź Sp. z o.o.', 'zoo', 'Kutno'],
  ['Wspólnota Mieszkaniowa Akacjowa 7', 'community', 'Warszawa'],
  ['Zefir Klimatyzacja Jan Nowak', 'jdg', 'Marki'],
  ['Żuraw Maszyny Budowlane S.K.A.', 'ska', 'Warszawa', 'prospect'],
];

const FIRST_WORDS = [
  'Alfa',
  'Bławatek',
  'Cedr',
  'Ćma',
  'Dąb',
  'Fala',
  'Gwiazda',
  'Iskra',
  'Jarzębina',
  'Kłos',
  'Lipa',
  'Łoś',
  'Mak',
  'Orzeł',
  'Płomień',
  'Róża',
  'Sowa',
  'Śnieg',
  'Tęcza',
  'Wąż',
  'Zorza',
  'Źródło',
  'Żubr',
];
const TRADES = [
  'Budownictwo',
  'Handel',
  'Instalacje',
  'Konsulting',
  'Logistyka',
  'Meble',
  'Oprogramowanie',
  'Piekarnia',
  'Reklama',
  'Stolarstwo',
  'Transport',
  'Usługi',
  'Żegluga',
];
const FORMS: [string, CompanyType][] = [
  ['Sp. z o.o.', 'zoo'],
  ['s.c.', 'sc'],
  ['S.A.', 'sa'],
  ['Sp. k.', 'sk'],
  ['Sp. j.', 'sj'],
];
const TOWNS = [
  'Warszawa',
  'Kraków',
  'Łódź',
  'Wrocław',
  'Poznań',
  'Gdańsk',
  'Szczecin',
  'Lublin',
  'Białystok',
  'Rzeszów',
  'Toruń',
  'Kielce',
];

/** An invented company for each number, for benchmarks of any size. */
export function inventCompany(number: number): { name: string; company_type: CompanyType; city: string } {
  const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;
  const [form, company_type] = pick(FORMS, number * 7 + (number >> 5));
  const name = `${pick(FIRST_WORDS, number)} ${pick(TRADES, Math.floor(number / FIRST_WORDS.length))} ${number} ${form}`;
  return { name, company_type, city: pick(TOWNS, number * 5 + (number >> 3)) };
}

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/**
 * NIPs with a valid check digit. As far as we know no tax office issues 990, and the schema of FA(3) takes them: it refuses a leading
 * zero. After about 900 000 numbers the prefix goes on to 991. `first`: the first nine digits of the first one.
 */
export function* demoNips(first = 990_000_001): Generator<string, never> {
  for (let serial = first; ; serial++) {
    const digits = String(serial);
    const check = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (WEIGHTS[index] ?? 0), 0) % 11;
    if (check < 10) yield digits + check;
  }
}
