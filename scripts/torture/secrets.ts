import type { Answer, Ask } from './http.ts';

/** Fields of what is sent and answered that nobody else may ever read. */
const FIELDS = new Set([
  'password',
  'current_password',
  'challenge',
  'access_token',
  'refresh_token',
  'token',
  'secret',
  'uri',
  'recovery_codes',
  'pesel',
  'passport',
]);

/** Shorter ones occur in any log by chance. */
const SHORTEST = 6;
/** Names of records are none, whatever field an attack puts them into. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface Secrets {
  add(...values: string[]): void;
  readAsk(ask: Ask): void;
  readAnswer(answer: Answer): void;
  all(): string[];
  /** Those that stand in this text as words of their own. */
  foundIn(text: string): string[];
}

/** Remembers every password, code, token and number of a person that goes over the wire. */
export function createSecrets(): Secrets {
  const known = new Set<string>();
  const add = (...values: string[]) => {
    for (const value of values) if (value.length >= SHORTEST && !ID.test(value)) known.add(value);
  };
  return {
    add,
    readAsk({ path, body, headers = {} }) {
      for (const [name, value] of Object.entries(headers))
        if (/^(authorization|x-login-challenge)$/i.test(name)) add(value.replace(/^\w+ /, ''));
      const token = /\/(?:invitations|reset-password|calendar)\/([\w-]{20,})/.exec(path)?.[1];
      if (token) add(token);
      collect(body, add, ['code']);
    },
    readAnswer({ status, headers, text }) {
      if (status >= 300 || !headers['content-type']?.includes('json')) return;
      collect(JSON.parse(text), add);
    },
    all: () => [...known],
    foundIn(text) {
      const words = new Set(text.split(/[^\w+/=.-]+/).flatMap((word) => [word, ...word.split(/[^\w-]+/)]));
      return [...known].filter((secret) => words.has(secret) || (secret.length > 12 && text.includes(secret)));
    },
  };
}

function collect(value: unknown, add: (...values: string[]) => void, more: string[] = []): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const texts = [child].flat().filter((text) => typeof text === 'string');
    if (FIELDS.has(name) || more.includes(name)) add(...texts);
    collect(child, add, more);
  }
}
