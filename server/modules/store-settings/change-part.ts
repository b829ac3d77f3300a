import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSettings, getWebsite, type WebsiteSettings } from '../websites/index.ts';

/** A part of a website's settings that a screen shows and changes as a whole. */
export interface SettingsPart<T> {
  read(settings: WebsiteSettings): T;
  write(settings: WebsiteSettings, value: T): Partial<WebsiteSettings>;
}

/** Identifies what a part contains. */
function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

interface ReadPart<T> {
  readonly revision: number;
  readonly version: string;
  readonly settings: WebsiteSettings;
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
  const { revision, settings } = website;
  const value = part.read(settings);
  return { revision, version: versionOf(value), settings, value };
}

/** Changes a part of which the owner saw `version`. Visitors see the change within a second. */
export async function changePart<T, Code extends string = never>(
  platform: Platform,
  websiteId: string,
  part: SettingsPart<T>,
  version: string,
  decide: (stored: WebsiteSettings) => Result<T, Code> | Promise<Result<T, Code>>,
): Promise<Result<ReadPart<T>, Code | 'STALE_REVISION'>> {
  const changed = await changeSettings<Code | 'STALE_REVISION'>(platform, websiteId, async (stored) => {
    if (versionOf(part.read(stored)) !== version) return fail('STALE_REVISION');
    const value = await decide(stored);
    return value.ok ? ok(part.write(stored, value.value)) : value;
  });
  return changed.ok ? ok(await readPart(platform, websiteId, part)) : changed;
}
