import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { putSiteSettings, SiteScreen } from '@vitrine/contracts/site-settings.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { announcementOf, announcementState } from '@vitrine/domain/site/announcement.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { siteProblemTexts } from '@vitrine/domain/text/en/site-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPageOf } from '../content/index.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';
import { choosePages, unknownPages } from './chosen-pages.ts';

type Stored = Omit<SiteScreen, 'revision' | 'version' | 'announcementState' | 'notFoundPage'>;

/** The id of an account that was stored before accounts had one: the same at every reading. */
const idAt = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;

const sitePart: SettingsPart<Stored> = {
  read({ title, settings }) {
    const { tagLine, description, language, timeZone, contactEmail, contactPhone = '', address } = settings;
    const { socialAccounts, shareButtons, simpleLikingEnabled } = contentSettingsOf(settings);
    return {
      title,
      tagLine,
      description,
      language,
      timeZone,
      contactEmail,
      contactPhone,
      address: [...address],
      socialAccounts: socialAccounts.map(({ id = '', service, profileUrl, userName }, index) => ({
        id: id === '' ? idAt(index) : id,
        service,
        profileUrl,
        userName,
      })),
      shareButtons: [...shareButtons],
      simpleLikingEnabled,
      announcement: announcementOf(settings),
      notFoundPageId: settings.notFoundPageId === '' ? null : (settings.notFoundPageId ?? null),
    };
  },
  write(
    { settings },
    { title, socialAccounts, shareButtons, simpleLikingEnabled, notFoundPageId, ...others },
  ) {
    return {
      title,
      settings: {
        ...others,
        notFoundPageId: notFoundPageId ?? '',
        content: { ...settings.content, socialAccounts, shareButtons, simpleLikingEnabled },
      },
    };
  },
};

/** What the website says of itself, as its owner sees it. */
export async function viewSite(platform: Platform, websiteId: string): Promise<SiteScreen> {
  const { revision, version, value } = await readPart(platform, websiteId, sitePart);
  const { announcement, timeZone, notFoundPageId } = value;
  const [page, gone] = await Promise.all([
    notFoundPageId === null ? null : findPageOf(platform.db, websiteId, notFoundPageId),
    unknownPages(platform, websiteId, announcement.pageIds),
  ]);
  const pageIds = announcement.pageIds.filter((id) => !gone.includes(id));
  return {
    revision,
    version,
    ...value,
    announcement: { ...announcement, pageIds },
    announcementState: announcementState(announcement, { now: platform.clock.now(), timeZone }),
    notFoundPage: page === null ? null : { title: page.title, isPublished: page.enabled },
  };
}

/**
 * Changes what the website says of itself; visitors see it within a second. Errors: STALE_REVISION when it has changed
 * since `version`; MALFORMED_REQUEST for pages that the website does not have.
 */
export async function changeSite(
  platform: Platform,
  websiteId: string,
  { version, ...wanted }: Stored & { readonly version: string },
): Promise<Result<SiteScreen, FailureOf<typeof putSiteSettings>>> {
  const { announcement } = (await readPart(platform, websiteId, sitePart)).value;
  const pageIds = await choosePages(platform, websiteId, {
    wanted: wanted.announcement.pageIds,
    stored: announcement.pageIds,
  });
  if (pageIds === null)
    return fail('MALFORMED_REQUEST', { fields: { 'announcement.pageIds': siteProblemTexts.chosenGone } });
  const changed = await changePart<Stored, 'MALFORMED_REQUEST'>(
    platform,
    websiteId,
    sitePart,
    version,
    async ({ settings }, tx) => {
      const { notFoundPageId } = wanted;
      const isOther = notFoundPageId !== null && notFoundPageId !== settings.notFoundPageId;
      if (isOther && (await findPageOf(tx, websiteId, notFoundPageId)) === null)
        return fail('MALFORMED_REQUEST', { fields: { notFoundPageId: siteProblemTexts.pageGone } });
      return ok({ value: { ...wanted, announcement: { ...wanted.announcement, pageIds } } });
    },
  );
  return changed.ok ? ok(await viewSite(platform, websiteId)) : changed;
}
