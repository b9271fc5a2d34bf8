import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';

/** What only a holder of SECRET_KEY can make or read. Each purpose has a key of its own, derived from it. */
export interface Secrets {
  /** HMAC-SHA-256 over the parts. */
  mac(purpose: string, ...parts: string[]): Buffer;
  /** AES-256-GCM. `owner` (an id) is bound in: a sealed value moved to another row does not open. */
  seal(purpose: string, plain: Buffer, owner: string): Buffer;
  /** Throws when the value was changed, belongs to another owner or was sealed under another key. */
  open(purpose: string, sealed: Buffer, owner: string): Buffer;
}

/** Names the key and the layout, so that a later key can tell its own values from these. */
const VERSION = 1;
const NONCE = 12;
const TAG = 16;

export function createSecrets(secretKey: string): Secrets {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, '', `biuro ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    mac: (purpose, ...parts) => createHmac('sha256', keyOf(purpose)).update(JSON.stringify(parts)).digest(),
    seal(purpose, plain, owner) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
    },
    open(purpose, sealed, owner) {
      if (sealed[0] !== VERSION) throw new Error(`Sealed value of unknown version ${sealed[0]}`);
      const [nonce, tag, text] = [
        sealed.subarray(1, 1 + NONCE),
        sealed.subarray(1 + NONCE, 1 + NONCE + TAG),
        sealed.subarray(1 + NONCE + TAG),
      ];
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), nonce, { authTagLength: TAG })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]);
    },
  };
}

/** 256 random bits as 43 characters. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** How a token is kept: with 256 random bits, a plain hash cannot be turned back. */
export const sha256 = (token: string) => hash('sha256', token, 'buffer');
