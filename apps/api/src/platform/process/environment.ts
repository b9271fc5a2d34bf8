import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { BucketSettings } from '#platform/files/store/bucket-store.ts';
import { bucketOf } from './bucket-settings.ts';
import { keyStrength, STRONG_KEY } from './key-strength.ts';
import { EnvironmentError, fileOf, type Variables } from './variables.ts';

export type Mode = 'demo' | 'production';

export interface Environment {
  host: string;
  port: number;
  /** Address of the portal without a trailing slash, used in links in messages (for several offices see `publicAddressOf`). */
  publicUrl: string;
  dataDir: string;
  /** Where the files that people upload are kept; undefined: in {@link dataDir}. */
  bucket: BucketSettings | undefined;
  /** Undefined: the server runs its own PostgreSQL. */
  databaseUrl: string | undefined;
  tenantsDir: string;
  /** Serve this tenant only. */
  tenant: string | undefined;
  mode: Mode;
  /** A demo, whose passwords are known, that others than this machine can reach. */
  demoExposed: boolean;
  secretKey: string;
  /** Previous SECRET_KEYs: for decryption only. */
  previousKeys: string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  smsapiUrl: string;
  smsapiToken: string | undefined;
  registers: RegisterSettings;
  /** Demo only: a file that gets one JSON line for each message. */
  outboxFile: string | undefined;
  rateLimits: boolean;
  /** Networks of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[];
  logLevel: string;
  /** Off: browsers remove the service worker and what it kept. */
  serviceWorker: boolean;
}

/** Which public registers are queried. A register that is absent is not. */
export interface RegisterSettings {
  /** Milliseconds that one register may take for a company. */
  patience: number;
  /** The list of VAT taxpayers of the Ministry of Finance (biała lista). */
  whiteList?: { url: string };
  /** The REGON register of the statistical office, through its service BIR. */
  gus?: { url: string; key: string };
  /** The demo's own registers of invented companies answer instead: nobody is queried. */
  invented?: true;
}

const DEMO_SECRET = 'demo-secret-key-that-production-refuses-to-start-with';
const LOOPBACK = '127.0.0.1';
const IS_LOOPBACK = /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/;
const SHORTEST_SECRET = 32;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads and validates the whole environment before anything is started. Throws an {@link EnvironmentError}. */
export function readEnvironment(variables: Variables, root: string): Environment {
  const mode = oneOf(variables, 'BIURO_MODE', ['demo', 'production'] as const, 'production');
  const host = variables.HOST || LOOPBACK;
  const port = portOf(variables);
  return {
    host,
    port,
    publicUrl: urlOf(variables, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    dataDir: resolve(root, variables.DATA_DIR || 'data'),
    bucket: bucketOf(variables),
    databaseUrl: urlOf(variables, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    tenantsDir: resolve(root, variables.TENANTS_DIR || 'tenants'),
    tenant: variables.TENANT || undefined,
    mode,
    demoExposed: demoExposedOf(variables, mode, host),
    secretKey: secretKeyOf(variables, mode),
    previousKeys: previousKeysOf(variables, mode),
    smtpUrl: urlOf(variables, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFromOf(variables, mode),
    smsapiUrl: urlOf(variables, 'SMSAPI_URL', ['http:', 'https:']) ?? 'https://api.smsapi.pl',
    smsapiToken: variables.SMSAPI_TOKEN || undefined,
    registers: registersOf(variables, mode),
    outboxFile: demoOnly(variables, 'BIURO_OUTBOX', mode),
    rateLimits: rateLimitsOf(variables, mode),
    trustProxy: trustProxyOf(variables),
    serviceWorker: oneOf(variables, 'SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    logLevel: oneOf(variables, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

function portOf(variables: Variables): number {
  const text = variables.PORT || '8080';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new EnvironmentError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function urlOf(variables: Variables, name: string, protocols: string[]): string | undefined {
  const text = variables[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new EnvironmentError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  }
  return text;
}

function oneOf<T extends string>(variables: Variables, name: string, values: readonly T[], otherwise: T): T {
  const text = variables[name] || otherwise;
  const found = values.find((value) => value === text);
  if (!found) throw new EnvironmentError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
  return found;
}

function demoOnly(variables: Variables, name: string, mode: Mode): string | undefined {
  if (variables[name] && mode === 'production') {
    throw new EnvironmentError(`${name} works only with BIURO_MODE=demo.`);
  }
  return variables[name] || undefined;
}

/** Everybody knows the passwords of a demo, and its outbox is open: only on request may others than this machine reach it. */
function demoExposedOf(variables: Variables, mode: Mode, host: string): boolean {
  const name = 'BIURO_DEMO_EXPOSED';
  demoOnly(variables, name, mode);
  const wanted = oneOf(variables, name, ['yes', 'no'], 'no') === 'yes';
  if (mode === 'demo' && !wanted && !IS_LOOPBACK.test(host))
    throw new EnvironmentError(
      `HOST=${host} opens the demo, with its known passwords and codes, to the network: leave HOST out, or set ${name}=yes.`,
    );
  return wanted;
}

function secretKeyOf(variables: Variables, mode: Mode): string {
  const secret = variables.SECRET_KEY || fileOf(variables, 'SECRET_KEY_FILE') || (mode === 'demo' ? DEMO_SECRET : '');
  if (mode === 'production' && (secret.length < SHORTEST_SECRET || secret === DEMO_SECRET)) {
    throw new EnvironmentError(
      `SECRET_KEY must be set to a secret of at least ${SHORTEST_SECRET} characters (or SECRET_KEY_FILE to a file that holds one).`,
    );
  }
  const strength = keyStrength(secret);
  if (mode === 'production' && strength < STRONG_KEY)
    throw new EnvironmentError(
      `SECRET_KEY can be guessed: it has about ${strength} of the ${STRONG_KEY} bits that it needs; set it to what "openssl rand -base64 48" prints, and a key that is in use to SECRET_KEY_PREVIOUS.`,
    );
  return secret;
}

/** One key per line. They may be weak: that is why they were replaced. */
function previousKeysOf(variables: Variables, mode: Mode): string[] {
  const text = variables.SECRET_KEY_PREVIOUS || fileOf(variables, 'SECRET_KEY_PREVIOUS_FILE') || '';
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (mode === 'production' && keys.some((key) => key.length < SHORTEST_SECRET))
    throw new EnvironmentError(
      `SECRET_KEY_PREVIOUS must hold one key of at least ${SHORTEST_SECRET} characters in each line.`,
    );
  return keys;
}

/** The demo queries a register only when it is configured; otherwise its own, of invented companies, answer. */
function registersOf(variables: Variables, mode: Mode): RegisterSettings {
  const list = urlOf(variables, 'WHITE_LIST_URL', ['http:', 'https:']);
  const gus = urlOf(variables, 'GUS_URL', ['http:', 'https:']);
  const key = variables.GUS_KEY || fileOf(variables, 'GUS_KEY_FILE');
  const usual = mode === 'production' || list || gus || key ? 'on' : 'off';
  const on = oneOf(variables, 'REGISTERS', ['on', 'off'], usual) === 'on';
  const invented = mode === 'demo' && usual === 'off' && !variables.REGISTERS;
  return {
    patience: patienceOf(variables),
    ...(invented && { invented: true as const }),
    ...(on && { whiteList: { url: list ?? 'https://wl-api.mf.gov.pl' } }),
    ...(on && key && { gus: { url: gus ?? 'https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc', key } }),
  };
}

function patienceOf({ REGISTERS_TIMEOUT }: Variables): number {
  const seconds = Number(REGISTERS_TIMEOUT || 5);
  if (!(seconds >= 1 && seconds <= 10))
    throw new EnvironmentError(
      `REGISTERS_TIMEOUT must be a number of seconds from 1 to 10, not "${REGISTERS_TIMEOUT}".`,
    );
  return seconds * 1000;
}

function rateLimitsOf(variables: Variables, mode: Mode): boolean {
  demoOnly(variables, 'BIURO_RATE_LIMITS', mode);
  return oneOf(variables, 'BIURO_RATE_LIMITS', ['on', 'off'], 'on') === 'on';
}

function mailFromOf({ MAIL_FROM, SMTP_URL }: Variables, mode: Mode): string {
  if (mode === 'production' && SMTP_URL && !/[^\s@<]+@[^\s@>]+/.test(MAIL_FROM ?? '')) {
    throw new EnvironmentError(
      'MAIL_FROM must be set to the address that mail comes from, for example "Biuro <biuro@office.pl>".',
    );
  }
  return MAIL_FROM || 'Biuro <biuro@demo.example>';
}

/** Addresses and networks of proxies, for example `10.0.0.0/8`. */
function trustProxyOf({ TRUST_PROXY = '' }: Variables): string[] {
  const networks = TRUST_PROXY.split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  const wrong = networks.find((network) => {
    const [address = '', bits = '0', ...rest] = network.split('/');
    const width = isIP(address) === 6 ? 128 : 32;
    return isIP(address) === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > width;
  });
  if (wrong !== undefined)
    throw new EnvironmentError(
      `TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8, not "${wrong}".`,
    );
  return networks;
}
