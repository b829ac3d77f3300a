import type { putSiteWords, SiteWords } from '@vitrine/contracts/site-words.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';

type Words = Pick<SiteWords, 'title' | 'tagLine' | 'description'>;

const wordsPart: SettingsPart<Words> = {
  read: ({ title, settings: { tagLine, description } }) => ({ title, tagLine, description }),
  write: (_, { title, ...settings }) => ({ title, settings }),
};

/** The words that themes show of a website on every page. */
export async function viewSiteWords(platform: Platform, websiteId: string): Promise<SiteWords> {
  const { revision, version, value } = await readPart(platform, websiteId, wordsPart);
  return { revision, version, ...value };
}

/** Changes them; visitors see it within a second. */
export async function changeSiteWords(
  platform: Platform,
  websiteId: string,
  { version, ...words }: Words & { readonly version: string },
): Promise<Result<SiteWords, FailureOf<typeof putSiteWords>>> {
  const changed = await changePart(platform, websiteId, wordsPart, version, () => ok({ value: words }));
  return changed.ok ? ok(await viewSiteWords(platform, websiteId)) : changed;
}
