import { choose, seededRandom } from './seeded-random.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';

const MISSING = [
  'Wyciąg z rachunku firmowego',
  'Faktury kosztowe za paliwo',
  'Raport dobowy z kasy',
  'Umowa najmu',
  'Faktura od operatora',
] as const;

const CLARIFICATIONS = [
  'Dwie faktury zagraniczne bez opisu, czekamy na wyjaśnienie klienta',
  'Nie wiadomo, czego dotyczy wpłata 4 920,00 zł z 12. dnia miesiąca',
  'Brakuje umowy do faktury za najem',
] as const;

/** Why a settlement is suspended or reopened. */
export const SUSPENDED = 'Kontrola skarbowa: dokumenty klienta są w urzędzie, wracamy do księgowania po ich zwrocie';
export const REOPENED = 'Klient dosłał fakturę korygującą sprzedaż, poprawiamy VAT i JPK';

/** Missing documents. */
export const missingOf = ({ task, company }: SettlementTimeline): string[] => {
  const first = choose(MISSING, company, task.period, 'missing');
  return [first, ...MISSING.filter((item) => item !== first && seededRandom(company, task.period, item) < 0.25)].slice(
    0,
    3,
  );
};

/** Question to the client. */
export const clarificationOf = ({ task, company }: SettlementTimeline) =>
  choose(CLARIFICATIONS, company, task.period, 'question');
