import { accentPattern, DEFAULT_MAIL_ACCENT } from '@vitrine/domain/mail/mail-colors.ts';
import type { WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import { type MailSettings, mailSettingsOf } from '@vitrine/domain/mail/mail-settings.ts';
import { type MailWords, noMailWords } from '@vitrine/domain/mail/mail-words.ts';
import { brandingOf } from '@vitrine/domain/store/branding.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../platform/db/database.ts';
import { contributions } from '../../platform/module.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WebsiteSettings } from '../../platform/website-settings.ts';
import { type MailLogo, type MailStyle, plainStyle } from './mail-style.ts';
import { findMailPicture, findStyledWebsite } from './style-repository.ts';
import { listWords, type StoredWords } from './words-repository.ts';

/** A website, as far as its colors depend on it. */
export interface StyledWebsite {
  readonly websiteId: string;
  readonly settings: WebsiteSettings;
}

declare module '../../platform/module.ts' {
  interface Contributions {
    /** The accent of a website's design, `#rrggbb`; null where its theme has none. */
    readonly siteAccent: (
      platform: Platform,
      db: Queryable,
      website: StyledWebsite,
    ) => Promise<string | null>;
  }
}

/** Characters of words that one process keeps in memory. */
const MAX_KEPT = 10_000_000;
/** Width at which a logo is loaded: enough for the places it has in a mail, twice. */
const LOGO_FORMAT = '500w';

interface KeptStyle extends MailStyle {
  readonly characters: number;
}

interface StyleCache {
  readonly byWebsite: LRUCache<string, KeptStyle>;
  /** Incremented by each notification, so that a style read before it is not kept after it. */
  generation: number;
}

const cacheOf = perPlatform((platform): StyleCache => {
  const cache: StyleCache = {
    byWebsite: new LRUCache<string, KeptStyle>({
      max: 10_000,
      maxSize: MAX_KEPT,
      sizeCalculation: ({ characters }) => 1_000 + characters,
    }),
    generation: 0,
  };
  platform.pubSub.on('site', (websiteId) => {
    cache.generation += 1;
    cache.byWebsite.delete(websiteId);
  });
  platform.pubSub.onGap(() => {
    cache.generation += 1;
    cache.byWebsite.clear();
  });
  return cache;
});

/**
 * What a website decides of its mails, kept in memory until it changes. `db` is the caller's transaction, so that no
 * second connection is waited for inside it.
 */
export async function styleOf(platform: Platform, db: Queryable, websiteId: string): Promise<MailStyle> {
  const cache = cacheOf(platform);
  const known = cache.byWebsite.get(websiteId);
  if (known !== undefined) return known;
  const { generation } = cache;
  const website = await findStyledWebsite(db, websiteId);
  if (website === null) return plainStyle;
  const words = await listWords(db, websiteId);
  const look = await lookOf(platform, db, website, mailSettingsOf(website.settings));
  const style = {
    ...look,
    wordsOf: finder(words),
    characters: words.reduce((sum, one) => sum + one.intro.length + one.closing.length + 500, 0),
  };
  if (generation === cache.generation) cache.byWebsite.set(websiteId, style);
  return style;
}

/** The look of mails with these settings, whether they are stored or only tried. */
export async function lookOf(
  platform: Platform,
  db: Queryable,
  website: StyledWebsite,
  mail: MailSettings,
): Promise<Omit<MailStyle, 'wordsOf'>> {
  return {
    logo: await logoOf(db, website, mail),
    accent: accentPattern.test(mail.accent) ? mail.accent : await siteAccent(platform, db, website),
    footer: mail.footer,
  };
}

async function logoOf(
  db: Queryable,
  { websiteId, settings }: StyledWebsite,
  { logo, logoId }: MailSettings,
): Promise<MailLogo | null> {
  const id = logo === 'none' ? null : logo === 'picture' ? logoId : brandingOf(settings).logoId;
  const picture = id === null ? null : await findMailPicture(db, websiteId, id);
  return picture === null ? null : { ...picture, path: `${picture.path}?format=${LOGO_FORMAT}` };
}

/** The accent of the site's design, or one that goes with any. */
export async function siteAccent(platform: Platform, db: Queryable, website: StyledWebsite): Promise<string> {
  for (const find of contributions(platform, 'siteAccent')) {
    const accent = await find(platform, db, website);
    if (accent !== null) return accent;
  }
  return DEFAULT_MAIL_ACCENT;
}

const keyOf = (kind: WrittenMailKind, occasion: string, locale: Locale): string =>
  `${kind} ${occasion} ${locale}`;

function finder(words: readonly StoredWords[]): MailStyle['wordsOf'] {
  const byKey = new Map<string, MailWords>(
    words.map((one) => [keyOf(one.kind, one.occasion, one.locale), one]),
  );
  return (kind, occasion, locale) => byKey.get(keyOf(kind, occasion, locale)) ?? noMailWords;
}
