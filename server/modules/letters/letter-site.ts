import { localeOf, type Locale } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { MailShop } from '../mail/index.ts';
import { findHosts, siteOrigin, type WebsiteSettings } from '../websites/index.ts';

/** A website, as far as its letters depend on it. */
export interface LetterSite {
  readonly websiteId: string;
  readonly title: string;
  readonly origin: string;
  readonly locale: Locale;
  readonly settings: WebsiteSettings;
}

/** The website of a request. */
export const letterSiteOf = ({ websiteId, title, origin, locale, settings }: Site): LetterSite => ({
  websiteId,
  title,
  origin,
  locale,
  settings,
});

/** A website by its id, in the caller's transaction; null where it is closed or gone. */
export async function findLetterSite(
  platform: Platform,
  db: Queryable,
  websiteId: string,
): Promise<LetterSite | null> {
  const [row] = await runNamed<{ title: string; settings: WebsiteSettings }>(
    db,
    {
      name: 'letters-website',
      text: 'select title, settings from websites where website_id = $1 and archived_on is null',
    },
    [websiteId],
  );
  if (row === undefined) return null;
  const origin = siteOrigin(await findHosts(db, websiteId), platform.config) ?? '';
  return { websiteId, ...row, origin, locale: localeOf(row.settings.language) };
}

export const shopOf = ({ title, origin, locale, settings }: LetterSite): MailShop => ({
  title,
  origin,
  address: settings.address,
  contactEmail: settings.contactEmail,
  language: locale,
  timeZone: settings.timeZone,
});
