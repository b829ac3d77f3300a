import { createHash } from 'node:crypto';
import { newToken } from '../../platform/ids.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** Milliseconds in which a key is used: a form may stay open over night. */
const LIFETIME = 24 * 60 * 60 * 1000;
/** Keys that are removed at once. */
const BATCH = 10_000;

export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Gives a visitor a key, with which one form of the website is sent. spec: site-platform 7 */
export async function issueKey(platform: Platform, websiteId: string): Promise<string> {
  const key = newToken();
  const now = platform.clock.now();
  await runNamed(
    platform.db,
    {
      name: 'form-keys-issue',
      text: 'insert into form_keys (website_id, hash, issued_on, expires_on) values ($1, $2, $3, $4)',
    },
    [websiteId, hashOf(key), new Date(now), new Date(now + LIFETIME)],
  );
  return key;
}

/** When a key was given, milliseconds since the epoch; null for one of another website, expired or made up. */
export async function findKey(platform: Platform, websiteId: string, hash: string): Promise<number | null> {
  const rows = await runNamed<{ issuedOn: number }>(
    platform.db,
    {
      name: 'form-keys-find',
      text: `select (extract(epoch from issued_on) * 1000)::float8 as "issuedOn" from form_keys
        where website_id = $1 and hash = $2 and expires_on > $3`,
    },
    [websiteId, hash, new Date(platform.clock.now())],
  );
  return rows[0]?.issuedOn ?? null;
}

/** Removes keys that have expired, over all websites. Returns how many. */
export async function removeExpiredKeys(db: Queryable, now: Date): Promise<number> {
  const rows = await runNamed<{ hash: string }>(
    db,
    {
      name: 'form-keys-remove',
      text: `delete from form_keys where (website_id, hash) in (
          select website_id, hash from form_keys where expires_on <= $1 limit ${BATCH}) returning hash`,
    },
    [now],
  );
  return rows.length;
}
