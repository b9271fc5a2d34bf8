import type { Answer, Ask } from './http.ts';
import type { OfficeDatabase } from './office-database.ts';

/** Fields of requests and answers that are secret. */
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

/** Shorter ones occur in any log by accident. */
const SHORTEST = 6;
/** Names of records are none, whatever field an attack puts them into. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Made up by fuzzing, because programs stumble over them; so they are words of their complaints, too. */
const OF_PROGRAMS = new Set(
  [Object.prototype, Function.prototype, Array.prototype].flatMap((built) => Object.getOwnPropertyNames(built)),
);

export interface Secrets {
  add(...values: string[]): void;
  readAsk(ask: Ask): void;
  readAnswer(answer: Answer): void;
  all(): string[];
  /** Those that stand in these texts: long ones anywhere, short ones as words of their own. */
  foundIn(texts: string[]): string[];
}

/** Remembers every password, code, token and number of a person that goes over the wire. */
export function createSecrets(): Secrets {
  const known = new Set<string>();
  const add = (...values: string[]) => {
    for (const value of values)
      if (value.length >= SHORTEST && !ID.test(value) && !OF_PROGRAMS.has(value)) known.add(value);
  };
  return {
    add,
    readAsk({ path, body, headers = {} }) {
      for (const [name, value] of Object.entries(headers))
        if (/^(authorization|x-login-challenge)$/i.test(name)) add(value.replace(/^\w+ /, ''));
      add(...linksIn(path));
      collect(body, add, ['code']);
    },
    readAnswer({ status, headers, text }) {
      if (status >= 300 || !headers['content-type']?.includes('json')) return;
      collect(JSON.parse(text), add);
      add(...linksIn(text));
    },
    all: () => [...known],
    foundIn: (texts) => found([...known], texts),
  };
}

const LINK = /\/(?:register|invitations|reset-password|restore-email|email-changes|calendar)\/([\w-]{20,})/g;
const linksIn = (text: string): string[] => [...text.matchAll(LINK)].flatMap(([, token]) => token ?? []);

/** Codes and links that an office has sent. */
export async function sentIn({ db }: { db: OfficeDatabase }): Promise<string[]> {
  const messages = await db.selectFrom('outbox').select(['code', 'link']).execute();
  return messages.flatMap(({ code, link }) => [...(code ? [code] : []), ...linksIn(link ?? '')]);
}

/** A longer one occurs nowhere by accident, and is looked for inside of words, too. */
const LONG = 12;
const WORD = /[\w+/=.-]+/g;

/** In one walk through the texts, because there are tens of thousands of secrets and hundreds of megabytes. */
function found(secrets: string[], texts: string[]): string[] {
  const words = new Set(texts.flatMap((text) => [...new Set(text.match(WORD))]));
  const short = new Set([...words].flatMap((word) => word.split(/[^\w-]+/)));
  const byBeginning = Map.groupBy(
    secrets.filter((secret) => secret.length > LONG),
    (secret) => secret.slice(0, LONG),
  );
  const inside = new Set<string>();
  for (const word of words)
    for (let at = 0; at + LONG < word.length; at++)
      for (const secret of byBeginning.get(word.slice(at, at + LONG)) ?? [])
        if (word.startsWith(secret, at)) inside.add(secret);
  // Of several words: a password, or a URL that contains a secret.
  const phrase = (secret: string) => secret.match(WORD)?.[0] !== secret;
  return secrets.filter(
    (secret) =>
      words.has(secret) ||
      short.has(secret) ||
      inside.has(secret) ||
      (phrase(secret) && texts.some((text) => text.includes(secret))),
  );
}

function collect(value: unknown, add: (...values: string[]) => void, more: string[] = []): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const texts = [child].flat().filter((text) => typeof text === 'string');
    if (FIELDS.has(name) || more.includes(name)) add(...texts);
    collect(child, add, more);
  }
}
