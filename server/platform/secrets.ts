import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/**
 * Encrypts what an owner entrusts to the shop, such as the keys of a payment account, before it is stored in the
 * database. A copy of the database alone reveals none of it.
 */
export interface Secrets {
  /**
   * Encrypts a text. `context` says what it belongs to, for example `payment account {id}`; the result opens only with
   * the same one, so that a row cannot be moved to another website.
   */
  seal(text: string, context: string): string;
  /**
   * The sealed text.
   * @throws SecretKeyMissing when it was sealed with a key this server does not have
   * @throws Error when it was changed, or sealed for another context
   */
  open(sealed: string, context: string): string;
}

/** A secret was sealed with a key this server does not have. Nothing is lost: with the key it opens again. */
export class SecretKeyMissing extends Error {
  constructor() {
    super(
      `Stored keys cannot be read: they were encrypted with another VITRINE_SECRET or another ${FILE} of the data folder. Restore that one and start again; nothing is lost.`,
    );
  }
}

const FILE = 'secret.key';
const VERSION = 'v1';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  /** Stored with each secret; reveals nothing of the key. */
  readonly id: string;
  readonly bytes: Buffer;
}

/**
 * Opens the keys: VITRINE_SECRET, or the key file of the data folder, which the first start creates. With both, new
 * secrets use VITRINE_SECRET and those sealed with the file still open.
 * @throws StartRefused when the key file is unreadable or damaged
 */
export async function openSecrets(config: {
  readonly secret?: string | null;
  readonly dataFolder: string;
}): Promise<Secrets> {
  const secret = config.secret ?? null;
  const path = join(config.dataFolder, FILE);
  const stored = await readKeyFile(path);
  if (secret === null) return secretsWith([stored ?? (await createKeyFile(config.dataFolder, path))]);
  const own = keyOf(scryptSync(secret, 'vitrine secrets', KEY_BYTES));
  return secretsWith(stored === null ? [own] : [own, stored]);
}

/** The first key seals; each of them opens what it sealed. */
function secretsWith(keys: readonly [Key, ...Key[]]): Secrets {
  const [current] = keys;
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${current.id}.${sealed.toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, id, body = ''] = sealed.split('.');
      const key = keys.find((each) => each.id === id);
      if (version !== VERSION || key === undefined) throw new SecretKeyMissing();
      const bytes = Buffer.from(body, 'base64url');
      const end = bytes.length - TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(end));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]).toString();
    },
  };
}

function keyOf(bytes: Buffer): Key {
  return {
    bytes,
    id: createHash('sha256').update('vitrine key id').update(bytes).digest('hex').slice(0, 12),
  };
}

async function readKeyFile(path: string): Promise<Key | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new StartRefused(
      `${path} cannot be read (${code}): give it to the account that runs Vitrine, with the rights 0600.`,
    );
  }
  const bytes = Buffer.from(text.trim(), 'base64url');
  if (bytes.length === KEY_BYTES) return keyOf(bytes);
  throw new StartRefused(
    `${path} is damaged: restore it from a backup. Without it, stored payment keys have to be entered again; remove the file to start with a new one.`,
  );
}

/** Complete or absent, and never replaced: another start may create it at the same time. */
async function createKeyFile(folder: string, path: string): Promise<Key> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(9).toString('base64url')}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const key = await readKeyFile(path);
  if (key === null) throw new Error(`${path} vanished`);
  return key;
}
