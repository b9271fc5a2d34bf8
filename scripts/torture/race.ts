import type { Figure } from '../bench/figures.ts';
import type { Arena, Office } from './arena.ts';
import { type Attack, none } from './attack.ts';
import type { Answer, Send } from './http.ts';

const RUNNERS = 30;
const ROUNDS = { full: 50, short: 3 };

export interface Start {
  /** What each of the runners does at the same moment. */
  attempt(runner: number): Promise<Answer>;
  /** How many of them got what there is once. Unless told, whoever was answered that it is done. */
  winners?(answers: Answer[]): Promise<number> | number;
}

/** Something that there is once. */
export interface Race {
  name: string;
  /** Makes a fresh one. */
  begin(round: number): Promise<Start>;
}

export interface Track {
  arena: Arena;
  office: Office;
  send: Send;
}

const succeeded = (answers: Answer[]) => answers.filter(({ status }) => status < 300).length;

/** An attack that holds all these races. */
export const racing = (name: string, does: string, racesOn: (track: Track) => Promise<Race[]>): Attack => ({
  name,
  does,
  async run({ arena, size }) {
    const office = arena.first;
    const figures: Figure[] = [];
    for (const race of await racesOn({ arena, office, send: office.send })) {
      const faults = await runRace(race, ROUNDS[size]);
      const among = `${ROUNDS[size]} rounds of ${RUNNERS} without exactly one winner`;
      figures.push(none(`race: ${race.name}`, faults, among));
    }
    return figures;
  },
});

/** One line for each round that did not have exactly one winner, or that broke the server. */
async function runRace({ name, begin }: Race, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    try {
      const { attempt, winners = succeeded } = await begin(round);
      const answers = await Promise.all(Array.from({ length: RUNNERS }, (_, runner) => attempt(runner)));
      const won = await winners(answers);
      const broken = answers.filter(({ status }) => status >= 500 && status !== 503);
      if (won !== 1 || broken.length > 0) faults.push(`${won} winners (${tally(answers)})`);
    } catch (error) {
      throw new Error(`The race for the ${name} could not be held`, { cause: error });
    }
  }
  return faults;
}

function tally(answers: Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status, text } of answers) {
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
    counts.set(`${status} ${code}`.trim(), (counts.get(`${status} ${code}`.trim()) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count} × ${what}`).join(', ');
}
