/** A value in a flow file; its variables are not yet filled in. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Variables = Record<string, unknown>;

export interface FlowFile {
  name: string;
  about?: string;
  vars?: Record<string, Value>;
  scenarios: Scenario[];
}

export interface Scenario {
  name: string;
  /** The time of the charts' clock at the start; without it, the time of this machine. */
  clock?: string;
  actors?: Record<string, ActorLine | null>;
  steps: Step[];
}

export interface ActorLine {
  /** E-mail address of the person who is signed in when the scenario begins. */
  as?: string;
  password?: string;
  /** Another tab of the browser of this actor: the same storage and locks. */
  tabOf?: string;
  host?: string;
  profile?: string;
  lang?: 'pl' | 'en';
}

export interface Expectation {
  of?: string;
  state?: string;
  context?: Value;
  output?: Value;
  tags?: string[];
  noTags?: string[];
  /** How often each call was made since the scenario began. */
  calls?: Record<string, number>;
  storage?: Value;
  /** The address of the page. */
  path?: string;
  /** The two values must be equal. */
  equal?: [Value, Value];
}

export interface ApiAnswer {
  status?: number;
  body?: Value;
  headers?: Value;
}

export interface NetworkLine {
  refuse?: string;
  lose?: string;
  delay?: string;
  answer?: string;
  by?: string;
  with?: { status: number; body?: Value; headers?: Record<string, string> };
  times?: number;
}

/** One verb (`send`, `expect`, …) and its parameters. */
export interface Step {
  note?: string;
  /** The actor; required where a scenario has several and the chart does not name one. */
  by?: string;
  send?: string | { type: string; [key: string]: Value };
  to?: string;
  begin?: string;
  expect?: Expectation;
  within?: string;
  /** The step is skipped unless this holds now. */
  when?: Expectation;
  api?: string;
  body?: Value;
  headers?: Record<string, string>;
  answer?: ApiAnswer;
  remember?: Record<string, string>;
  set?: Record<string, Value>;
  code?: { of: string; as: string };
  visit?: string;
  clock?: { advance?: string; set?: string };
  network?: 'offline' | 'online' | NetworkLine;
  store?: Record<string, Value>;
  parallel?: Step[];
  each?: Value;
  as?: string;
  where?: Record<string, Value>;
  steps?: Step[];
}

export const verbs = [
  'send',
  'begin',
  'expect',
  'api',
  'set',
  'code',
  'visit',
  'clock',
  'network',
  'store',
  'parallel',
  'each',
] as const satisfies (keyof Step)[];

export type Verb = (typeof verbs)[number];
