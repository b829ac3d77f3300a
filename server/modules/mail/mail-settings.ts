import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  MailSettingsChange,
  MailSettingsView,
  putMailSettings,
} from '@vitrine/contracts/mail-settings.ts';
import { type MailSettings, mailSettingsOf } from '@vitrine/domain/mail/mail-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { brandingOf } from '@vitrine/domain/store/branding.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesByIds } from '../media/index.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';
import { siteAccent } from './style-of.ts';

const part: SettingsPart<MailSettings> = {
  read: ({ settings }) => mailSettingsOf(settings),
  write: (_website, mail) => ({ settings: { mail } }),
};

/** How the mails of a website look and whom they come from, as its owner sees it. */
export async function viewMailSettings(platform: Platform, websiteId: string): Promise<MailSettingsView> {
  const { revision, version, website, value } = await readPart(platform, websiteId, part);
  const { logoId: siteLogo } = brandingOf(website.settings);
  const [pictures, accent] = await Promise.all([
    picturesByIds(
      platform,
      websiteId,
      [value.logoId, siteLogo].filter((id) => id !== null),
    ),
    siteAccent(platform, platform.db, website),
  ]);
  const { contactEmail, address, language } = website.settings;
  const { logoId, ...shown } = value;
  return {
    revision,
    version,
    ...shown,
    picture: pictures.get(logoId ?? '') ?? null,
    site: {
      title: website.title,
      contactEmail,
      logo: pictures.get(siteLogo ?? '') ?? null,
      accent,
      address,
      language: localeOf(language),
    },
  };
}

/** Changes them for all mails that are written from now on. Errors: FILE_NOT_FOUND for what is no picture of the website. */
export async function changeMailSettings(
  platform: Platform,
  websiteId: string,
  { version, ...change }: MailSettingsChange,
): Promise<Result<MailSettingsView, FailureOf<typeof putMailSettings>>> {
  const ids = change.logoId === null ? [] : [change.logoId];
  if ((await picturesByIds(platform, websiteId, ids)).size < ids.length) return fail('FILE_NOT_FOUND');
  const logoId = change.logo === 'picture' ? change.logoId : null;
  const value = { ...change, logoId, accent: change.accent.toLowerCase() };
  const changed = await changePart(platform, websiteId, part, version, () => ok({ value }));
  return changed.ok ? ok(await viewMailSettings(platform, websiteId)) : changed;
}
