import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WebsiteRow as Website } from './repository.ts';
import { changeWebsite, getWebsite, type ChangedWebsite } from './service.ts';

/** A part of a website's settings that a screen shows and changes as a whole. */
export interface SettingsPart<T> {
  read(website: Website): T;
  write(website: Website, value: T): ChangedWebsite;
}

/** Identifies what a part contains. */
function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

interface ReadPart<T> {
  readonly revision: number;
  readonly version: string;
  readonly website: Website;
  readonly value: T;
}

/** A part as it is stored. */
export async function readPart<T>(
  platform: Platform,
  websiteId: string,
  part: SettingsPart<T>,
): Promise<ReadPart<T>> {
  const website = await getWebsite(platform, websiteId);
  if (website === null) throw new Error(`no website ${websiteId}`);
  const value = part.read(website);
  return { revision: website.revision, version: versionOf(value), website, value };
}

/** The part's new value, and the website it is written into where that changes with it. */
interface Decided<T> {
  readonly value: T;
  readonly website?: Website;
}

/** Changes a part of which the owner saw `version`. Visitors see the change within a second. */
export async function changePart<T, Code extends string = never>(
  platform: Platform,
  websiteId: string,
  part: SettingsPart<T>,
  version: string,
  decide: (stored: Website, tx: Queryable) => Result<Decided<T>, Code> | Promise<Result<Decided<T>, Code>>,
): Promise<Result<ReadPart<T>, Code | 'STALE_REVISION'>> {
  const changed = await changeWebsite<Code | 'STALE_REVISION'>(platform, websiteId, async (stored, tx) => {
    if (versionOf(part.read(stored)) !== version) return fail('STALE_REVISION');
    const decided = await decide(stored, tx);
    if (!decided.ok) return decided;
    const { value, website = stored } = decided.value;
    return ok(part.write(website, value));
  });
  return changed.ok ? ok(await readPart(platform, websiteId, part)) : changed;
}
