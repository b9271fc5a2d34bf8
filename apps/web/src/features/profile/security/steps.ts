/** What the password is asked for. */
export type Goal = 'set-up' | 'turn-off' | 'renew';

/** `rest` shows how things are; `back` tells that a step has just ended there. */
export type Step =
  | { name: 'rest'; back: boolean }
  | { name: 'prove'; goal: Goal }
  | { name: 'confirm'; secret: string; uri: string }
  | { name: 'codes'; codes: string[] };

/** Where the password leads to; nowhere after turning off. */
export type Proven = Extract<Step, { name: 'confirm' | 'codes' }> | null;
