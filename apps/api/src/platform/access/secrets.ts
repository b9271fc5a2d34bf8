import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';

/** MACs and encryption under SECRET_KEY. Each purpose has its own key, derived from it. */
export interface Secrets {
  /** HMAC-SHA-256 over the parts, under the current key. */
  mac(purpose: string, ...parts: string[]): Buffer;
  /** The same under every key, the current one first, to recognise what was made before a rotation. */
  macs(purpose: string, ...parts: string[]): Buffer[];
  /** AES-256-GCM. `rowId` is authenticated: a value that is copied to another row does not open. */
  seal(purpose: string, plain: Buffer, rowId: string): Buffer;
  /** Throws when the value was changed, belongs to another row, or was encrypted under an unknown key. */
  open(purpose: string, sealed: Buffer, rowId: string): Buffer;
  /** What is encrypted under the current key begins with these bytes. */
  readonly mark: Buffer;
}

/** Layout of the first versions, without the name of the key. */
const NAMELESS = 1;
/** Current layout: version, name of the key, nonce, tag, text. */
const NAMED = 2;
const NAME = 4;
const NONCE = 12;
const TAG = 16;

const derive = (secretKey: string, purpose: string, length: number) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `biuro ${purpose}`, length));

/** Identifies a key without revealing it: eight hexadecimal digits. */
export const keyNameOf = (secretKey: string): string => derive(secretKey, 'name of the key', NAME).toString('hex');

function createKeys(secretKey: string) {
  const keys = new Map<string, Buffer>();
  const name = Buffer.from(keyNameOf(secretKey), 'hex');
  const keyOf = (purpose: string) => {
    const key = keys.get(purpose) ?? derive(secretKey, purpose, 32);
    keys.set(purpose, key);
    return key;
  };
  return { name, keyOf };
}

type Keys = ReturnType<typeof createKeys>;

/** Encrypts under the current key; decrypts under it and under the previous ones. */
export function createSecrets(secretKey: string, previousKeys: readonly string[] = []): Secrets {
  const current = createKeys(secretKey);
  const all = [current, ...previousKeys.map(createKeys)];
  const mark = Buffer.concat([Buffer.of(NAMED), current.name]);
  const macWith = ({ keyOf }: Keys, purpose: string, parts: string[]) =>
    createHmac('sha256', keyOf(purpose)).update(JSON.stringify(parts)).digest();
  return {
    mark,
    mac: (purpose, ...parts) => macWith(current, purpose, parts),
    macs: (purpose, ...parts) => all.map((keys) => macWith(keys, purpose, parts)),
    seal(purpose, plain, rowId) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', current.keyOf(purpose), nonce).setAAD(Buffer.from(rowId));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([mark, nonce, cipher.getAuthTag(), text]);
    },
    open(purpose, sealed, rowId) {
      if (sealed[0] === NAMELESS) return openNameless(all, purpose, sealed.subarray(1), rowId);
      if (sealed[0] !== NAMED) throw new Error(`Sealed value of unknown version ${sealed[0]}`);
      const name = sealed.subarray(1, 1 + NAME);
      const keys = all.find((known) => known.name.equals(name));
      if (!keys) throw new Error(`Sealed under the SECRET_KEY ${name.toString('hex')}, which is not known`);
      return openWith(keys.keyOf(purpose), sealed.subarray(1 + NAME), rowId);
    },
  };
}

function openNameless([first, ...others]: Keys[], purpose: string, sealed: Buffer, rowId: string): Buffer {
  if (!first) throw new Error('Sealed under a SECRET_KEY that is not known');
  try {
    return openWith(first.keyOf(purpose), sealed, rowId);
  } catch {
    return openNameless(others, purpose, sealed, rowId);
  }
}

function openWith(key: Buffer, sealed: Buffer, rowId: string): Buffer {
  const [nonce, tag, text] = [
    sealed.subarray(0, NONCE),
    sealed.subarray(NONCE, NONCE + TAG),
    sealed.subarray(NONCE + TAG),
  ];
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(rowId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

/** 256 random bits as 43 characters. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** How a token is stored. It has 256 random bits, so a plain hash cannot be reversed. */
export const sha256 = (token: string) => hash('sha256', token, 'buffer');
