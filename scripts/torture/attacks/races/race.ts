import type { Figure } from '../../../library/figures.ts';
import { type Attack, none } from '../../harness/attack.ts';
import type { Harness, Office } from '../../harness/harness.ts';
import type { Answer, Send } from '../../harness/http.ts';

const RUNNERS = 30;
const ROUNDS = { full: 50, short: 3 };

export interface Start {
  /** What each of the runners does at the same moment. */
  attempt(runner: number): Promise<Answer>;
  /** How many of them have won; by default those that were answered 2xx. */
  winners?(answers: Answer[]): Promise<number> | number;
  /** Status and code of every answer that is allowed beside 503; by default all but 5xx. */
  allowed?: string[];
  /** What the race has left behind and should not have, one line each. */
  faults?(answers: Answer[]): Promise<string[]>;
}

/** Something that there is once. */
export interface Race {
  name: string;
  /** Makes a fresh one. */
  begin(round: number): Promise<Start>;
}

export interface Track {
  harness: Harness;
  office: Office;
  send: Send;
}

const succeeded = (answers: Answer[]) => answers.filter(({ status }) => status < 300).length;

/** An attack that holds all these races. */
export const racing = (name: string, does: string, racesOn: (track: Track) => Promise<Race[]>): Attack => ({
  name,
  does,
  async run({ harness, size }) {
    const office = harness.first;
    const figures: Figure[] = [];
    for (const race of await racesOn({ harness, office, send: office.send })) {
      const faults = await runRace(race, ROUNDS[size]);
      const among = `${ROUNDS[size]} rounds of ${RUNNERS} without exactly one winner, or that left something wrong`;
      figures.push(none(`race: ${race.name}`, faults, among));
    }
    return figures;
  },
});

/** One line for each round that did not have exactly one winner, that broke the server, or that left something wrong behind. */
async function runRace({ name, begin }: Race, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    try {
      const start = await begin(round);
      const answers = await Promise.all(Array.from({ length: RUNNERS }, (_, runner) => start.attempt(runner)));
      const wrong = await faultsOf(start, answers);
      if (wrong.length > 0) faults.push(`${wrong.join(', ')} (${tally(answers)})`);
    } catch (error) {
      throw new Error(`The race for the ${name} could not be held`, { cause: error });
    }
  }
  return faults;
}

async function faultsOf(
  { winners = succeeded, allowed, faults = async () => [] }: Start,
  answers: Answer[],
): Promise<string[]> {
  const won = await winners(answers);
  const strange = answers.filter(({ status }) => status >= 500 && status !== 503);
  const others = answers.filter((answer) => answer.status !== 503 && allowed && !allowed.includes(whatOf(answer)));
  return [
    ...(won === 1 ? [] : [`${won} winners`]),
    ...(strange.length + others.length > 0 ? ['answers that may not be'] : []),
    ...(await faults(answers)),
  ];
}

function tally(answers: Answer[]): string {
  const kinds = Map.groupBy(answers, whatOf);
  return [...kinds].map(([what, some]) => `${some.length} × ${what}`).join(', ');
}

const whatOf = ({ status, text }: Answer): string => `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim();
