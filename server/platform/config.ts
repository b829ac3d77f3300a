import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { DEFAULT_MAX_SITES } from '@vitrine/domain/sites/site-rights.ts';
import { type TrustProxy, trustOnly } from './http/trusted-proxies.ts';
import { StartRefused } from './start-refused.ts';

/** The settings a server starts with; `readConfig` makes them from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute folder for the embedded database and files. */
  readonly dataFolder: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** Origin of the sites as visitors see it, e.g. https://fernandkiln.example; null: taken from each request. */
  readonly publicOrigin: string | null;
  readonly adminOrigin: string | null;
  /**
   * The proxies in front whose forwarded addresses are trusted. Null or left out: one where `publicOrigin` is set, none
   * otherwise.
   */
  readonly trustsProxy?: TrustProxy | null;
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  /** Origin of a server in place of Google's reCAPTCHA Enterprise API. */
  readonly recaptchaApi?: string | null;
  /** Factor for the rate limits; 0 or left out: no limits. */
  readonly rateLimits?: number;
  /** Encode pictures as AVIF too, in the background; unless false. */
  readonly avif?: boolean;
  /** Cached pages are written to the connection before the HTTP framework sees the request; unless false. */
  readonly socketCache?: boolean;
  /** Seed the demo shop on first start (an empty site otherwise). */
  readonly demo: boolean;
  /** How many sites the installation may have; left out: DEFAULT_MAX_SITES of domain/sites. */
  readonly maxSites?: number;
  /** A bucket that holds uploaded files; null or left out: a folder in `dataFolder`. */
  readonly s3?: S3Settings | null;
  /**
   * The test gateway simulates a provider that offers installments. Neither it nor another provider offers them at our checkout,
   * so without this no product page mentions them.
   */
  readonly testInstallments?: boolean;
  /** Responses of API calls are checked against their schemas, and an invalid one is a 500: set when tests run. */
  readonly checkAnswers?: boolean;
  /**
   * Settings of the payment provider that takes payments on this server; without any, the built-in test gateway does.
   */
  readonly providers: Partial<ProviderSettings>;
  /** Where Stripe's API and script are; left out: Stripe's own. */
  readonly stripePlace?: StripePlace;
  /** Encrypts stored secrets; null or left out: the key file of the data folder does. */
  readonly secret?: string | null;
}

export interface StripePlace {
  /** Origin that replaces Stripe's API; null: Stripe itself. */
  readonly apiBase: string | null;
  /** Where a buyer's browser loads Stripe's script from. */
  readonly scriptUrl: string;
}

/** Settings of payment providers by name. Each adds its own: `declare module '…/platform/config.ts'`. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ProviderSettings {}

/** A bucket of S3, or of S3-compatible storage. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** The endpoint's origin; null: Amazon's own for the region. */
  readonly endpoint: string | null;
  /** The bucket is part of the path rather than of the host name. */
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable, trimmed; null when it is unset or empty. */
export type ReadSetting = (name: string) => string | null;

export function settingsIn(environment: Environment): ReadSetting {
  return (name) => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
}

/**
 * Reads the settings; an unset or empty variable takes its default. A relative VITRINE_DATA is resolved from `folder`.
 * @throws StartRefused with one sentence that names the variable and the fix.
 */
export function readConfig(environment: Environment, folder: string): Omit<Config, 'providers'> {
  const read = settingsIn(environment);
  return {
    port: readPort(read('PORT')),
    host: readHost(read('HOST')),
    dataFolder: resolve(folder, read('VITRINE_DATA') ?? 'data'),
    databaseUrl: readUrl(
      'DATABASE_URL',
      read('DATABASE_URL'),
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/database',
    ),
    publicOrigin: readOrigin('PUBLIC_ORIGIN', read('PUBLIC_ORIGIN')),
    adminOrigin: readOrigin('ADMIN_ORIGIN', read('ADMIN_ORIGIN')),
    trustsProxy: readProxies(read('TRUSTED_PROXIES')),
    logLevel: readChoice('LOG_LEVEL', read('LOG_LEVEL') ?? 'warn', LOG_LEVELS),
    smtpUrl: readUrl(
      'SMTP_URL',
      read('SMTP_URL'),
      ['smtp:', 'smtps:'],
      'smtp://user:password@mail.example:587',
    ),
    recaptchaApi: readOrigin('RECAPTCHA_API_BASE', read('RECAPTCHA_API_BASE')),
    rateLimits: readFactor('VITRINE_RATE_LIMITS', read('VITRINE_RATE_LIMITS')),
    avif: readChoice('VITRINE_AVIF', read('VITRINE_AVIF') ?? '1', ['0', '1']) === '1',
    socketCache: readChoice('VITRINE_SOCKET_CACHE', read('VITRINE_SOCKET_CACHE') ?? '1', ['0', '1']) === '1',
    demo: readChoice('VITRINE_DEMO', read('VITRINE_DEMO') ?? '1', ['0', '1']) === '1',
    maxSites: readSites(read('VITRINE_MAX_SITES')),
    s3: readS3(read),
    checkAnswers:
      readChoice('VITRINE_CHECK_ANSWERS', read('VITRINE_CHECK_ANSWERS') ?? '0', ['0', '1']) === '1',
    secret: readSecret(read('VITRINE_SECRET')),
    testInstallments: readChoice('TEST_INSTALLMENTS', read('TEST_INSTALLMENTS') ?? '0', ['0', '1']) === '1',
  };
}

/** Bucket and both keys or none of them. */
function readS3(read: (name: string) => string | null): S3Settings | null {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const [bucket, accessKeyId, secretAccessKey] = names.map(read);
  if (bucket === null && accessKeyId === null && secretAccessKey === null) return null;
  const missing = names.find((name) => read(name) === null);
  if (missing !== undefined || !bucket || !accessKeyId || !secretAccessKey) {
    throw new StartRefused(
      `${missing ?? names[0]} must be set, since a bucket needs ${names.join(', ')} together; unset all three to keep files in a folder.`,
    );
  }
  const endpoint = readOrigin('S3_ENDPOINT', read('S3_ENDPOINT'));
  return {
    bucket,
    region: read('S3_REGION') ?? 'us-east-1',
    endpoint,
    // S3-compatible storage seldom has a host name per bucket.
    pathStyle:
      readChoice('S3_PATH_STYLE', read('S3_PATH_STYLE') ?? (endpoint === null ? '0' : '1'), ['0', '1']) ===
      '1',
    accessKeyId,
    secretAccessKey,
  };
}

function readPort(value: string | null): number {
  if (value === null) return 3000;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535) {
    throw new StartRefused(
      `PORT is "${value}", but must be a whole number from 1 to 65535, for example PORT=3000.`,
    );
  }
  return port;
}

const MIN_SECRET = 32;

function readSecret(value: string | null): string | null {
  if (value === null || value.length >= MIN_SECRET) return value;
  // The value is not repeated.
  throw new StartRefused(
    `VITRINE_SECRET has ${value.length} characters, but needs at least ${MIN_SECRET} random ones, for example from openssl rand -base64 48; unset it to use the key file of the data folder.`,
  );
}

function readFactor(name: string, value: string | null): number {
  if (value === null) return 1;
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(value)) {
    throw new StartRefused(
      `${name} is "${value}", but must be a number of at least 0, for example ${name}=2 to allow twice as much, ${name}=0 for no limits.`,
    );
  }
  return Number(value);
}

/** More would make the list of sites a list of lists. */
const MOST_SITES = 200;

function readSites(value: string | null): number {
  if (value === null) return DEFAULT_MAX_SITES;
  const sites = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (sites >= 1 && sites <= MOST_SITES) return sites;
  throw new StartRefused(
    `VITRINE_MAX_SITES is "${value}", but must be a whole number from 1 to ${MOST_SITES}, for example VITRINE_MAX_SITES=10.`,
  );
}

function readHost(value: string | null): string {
  if (value === null) return '127.0.0.1';
  if (!/^[\w.:-]+$/.test(value)) {
    throw new StartRefused(
      `HOST is "${value}", but must be an address or name of this machine without scheme or port, for example HOST=0.0.0.0.`,
    );
  }
  return value;
}

export function readUrl(
  name: string,
  value: string | null,
  protocols: readonly string[],
  example: string,
): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    url === null ||
    !protocols.includes(url.protocol) ||
    (url.hostname === '' && !url.searchParams.has('host'))
  ) {
    // The value may hold a password, so it is not repeated.
    throw new StartRefused(`${name} is not an address that can be used: write it like ${name}=${example}.`);
  }
  return value;
}

export function readOrigin(name: string, value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '';
  if (!isOrigin || url.username !== '') {
    throw new StartRefused(
      `${name} is "${value}", but must be a scheme and host without a path, for example ${name}=https://shop.example.`,
    );
  }
  return url.origin;
}

/** A longer chain of proxies is a mistake in the setting. */
const MAX_HOPS = 20;
const MAX_PROXIES = 200;

function readProxies(value: string | null): TrustProxy | null {
  if (value === null) return null;
  if (/^\d{1,2}$/.test(value) && Number(value) <= MAX_HOPS) return trustOnly(Number(value));
  const entries = value.split(',').map((entry) => entry.trim());
  if (entries.length <= MAX_PROXIES && entries.every(isAddressOrNetwork)) return trustOnly(entries);
  throw new StartRefused(
    `TRUSTED_PROXIES is "${value}", but must be how many proxies stand in front (0 to ${MAX_HOPS}) or their addresses and networks with commas between them, for example TRUSTED_PROXIES=1 or TRUSTED_PROXIES=10.0.0.5,192.168.0.0/16.`,
  );
}

function isAddressOrNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function readChoice(name: string, value: string, choices: readonly string[]): string {
  if (choices.includes(value)) return value;
  throw new StartRefused(
    `${name} is "${value}", but must be one of ${choices.join(', ')}, for example ${name}=${choices[1]}.`,
  );
}
