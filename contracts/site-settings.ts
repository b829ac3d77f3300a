import { MAX_SOCIAL_ACCOUNTS } from '@vitrine/domain/content/social-service.ts';
import { isEmail } from '@vitrine/domain/order/email.ts';
import {
  isClockTime,
  MAX_AGAIN_DAYS,
  MAX_ANNOUNCEMENT,
  MAX_ANNOUNCEMENT_HTML,
  MAX_CHOSEN_PAGES,
  wordsIn,
} from '@vitrine/domain/site/announcement.ts';
import { isPhone } from '@vitrine/domain/site/phone.ts';
import { isLanguage, isTimeZone } from '@vitrine/domain/store/site-language.ts';
import { siteProblemTexts as text } from '@vitrine/domain/text/en/site-settings.ts';
import { storeProblemTexts } from '@vitrine/domain/text/en/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { id, count } from './primitives.ts';
import { siteWordLimits } from './site-words.ts';

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, fillText(storeProblemTexts.tooLong, { most }))
    .regex(/^\P{Cc}*$/u, storeProblemTexts.oneLine);

const socialAccount = z.strictObject({
  id: z.uuid(),
  /** Lower-case name, e.g. `instagram`. */
  service: z.string().trim().toLowerCase().min(1, text.serviceInvalid).max(40, text.serviceInvalid),
  profileUrl: z
    .string()
    .trim()
    .max(2082, text.accountInvalid)
    .regex(/^(?:https?:\/\/[^\s/?#]+\.[^\s/?#]+|mailto:[^\s@]+@[^\s@]+)\S*$/iu, text.accountInvalid),
  /** '' for the last segment of the address. */
  userName: words(160),
});

const linkAddress = z
  .string()
  .trim()
  .max(2082, text.linkInvalid)
  .regex(/^$|^(?:\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu, text.linkInvalid);
const clockTime = z
  .string()
  .max(20)
  .refine((value) => value === '' || isClockTime(value), text.timeInvalid);

const sectionTheme = z.enum(['light', 'tinted', 'dark', 'accent']);
const shownOn = z.enum(['all', 'home', 'chosen']);
const againInvalid = fillText(text.againInvalid, { most: MAX_AGAIN_DAYS });
const announcement = z
  .strictObject({
    isOn: z.boolean(),
    /** Paragraphs with bold, italics and links; anything else is left out where it is shown. */
    html: z
      .string()
      .max(MAX_ANNOUNCEMENT_HTML, fillText(text.barTooLong, { most: MAX_ANNOUNCEMENT }))
      .refine(
        (html) => wordsIn(html).length <= MAX_ANNOUNCEMENT,
        fillText(text.barTooLong, { most: MAX_ANNOUNCEMENT }),
      ),
    /** Where the whole bar leads; '' for nowhere. */
    href: linkAddress,
    theme: sectionTheme,
    isClosable: z.boolean(),
    /** Days until a browser in which it was closed shows it again; null for never. */
    againAfterDays: z.int(againInvalid).min(1, againInvalid).max(MAX_AGAIN_DAYS, againInvalid).nullable(),
    pages: shownOn,
    /** Pages and lists with their entries. */
    pageIds: z.array(id).max(MAX_CHOSEN_PAGES, fillText(text.tooManyPages, { most: MAX_CHOSEN_PAGES })),
    /** On the clock of the site's time zone, `2026-03-02T15:00`; '' for at once, and for without an end. */
    startsAt: clockTime,
    endsAt: clockTime,
  })
  .refine(({ isOn, html }) => !isOn || wordsIn(html) !== '', { path: ['html'], message: text.barMissing })
  .refine(({ isOn, pages, pageIds }) => !isOn || pages !== 'chosen' || pageIds.length > 0, {
    path: ['pageIds'],
    message: text.pagesMissing,
  })
  .refine(({ startsAt, endsAt }) => startsAt === '' || endsAt === '' || startsAt < endsAt, {
    path: ['endsAt'],
    message: text.endTooEarly,
  });

const parts = {
  title: words(siteWordLimits.title).min(1, text.titleMissing),
  tagLine: words(siteWordLimits.tagLine),
  description: words(siteWordLimits.description),
  /** A language tag: that of the site's own texts, mails, numbers and dates. */
  language: z.string().max(35).refine(isLanguage, storeProblemTexts.languageUnknown),
  /** A name of the IANA database. */
  timeZone: z.string().max(60).refine(isTimeZone, storeProblemTexts.timeZoneUnknown),
  contactEmail: words(256).refine((email) => email === '' || isEmail(email), storeProblemTexts.emailInvalid),
  contactPhone: words(40).refine((phone) => phone === '' || isPhone(phone), text.phoneInvalid),
  /** Postal lines, in the footer and in mails. */
  address: z.array(words(100)).max(6, storeProblemTexts.tooManyLines),
  socialAccounts: z
    .array(socialAccount)
    .max(MAX_SOCIAL_ACCOUNTS, fillText(text.tooManyAccounts, { most: MAX_SOCIAL_ACCOUNTS }))
    .check(({ value, issues }) => {
      for (const [index, { profileUrl }] of value.entries()) {
        if (value.findIndex((other) => other.profileUrl === profileUrl) === index) continue;
        issues.push({
          code: 'custom',
          input: profileUrl,
          path: [index, 'profileUrl'],
          message: text.accountTwice,
        });
      }
    }),
  /** Services that products and posts can be shared to, in order; none hides the buttons. spec: site-platform 9 */
  shareButtons: z.array(z.string().trim().min(1).max(40)).max(20),
  /** Whether visitors can like posts and products. spec: site-platform 3 */
  simpleLikingEnabled: z.boolean(),
  announcement,
  /** The page shown at addresses where nothing is; null for the theme's own. */
  notFoundPageId: z.uuid().nullable(),
};

export const siteChange = z.strictObject({ ...parts, version: z.string().max(40) });
const siteSettings = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with these settings only. */
  version: z.string(),
  title: z.string(),
  tagLine: z.string(),
  description: z.string(),
  language: z.string(),
  timeZone: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  address: z.array(z.string()),
  socialAccounts: z.array(
    z.strictObject({ id, service: z.string(), profileUrl: z.string(), userName: z.string() }),
  ),
  shareButtons: z.array(z.string()),
  simpleLikingEnabled: z.boolean(),
  announcement: z.strictObject({
    isOn: z.boolean(),
    html: z.string(),
    href: z.string(),
    theme: sectionTheme,
    isClosable: z.boolean(),
    againAfterDays: count.nullable(),
    pages: shownOn,
    /** Those that there still are. */
    pageIds: z.array(z.string()),
    startsAt: z.string(),
    endsAt: z.string(),
  }),
  notFoundPageId: z.string().nullable(),
  /** Where the bar stands in time. */
  announcementState: z.enum(['off', 'planned', 'shown', 'over']),
  /** The page of `notFoundPageId`; null for none, and where it is no longer there. */
  notFoundPage: z.strictObject({ title: z.string(), isPublished: z.boolean() }).nullable(),
});
export type SiteScreen = AnswerOf<typeof siteSettings>;

const someSettings = {
  title: 'Fern & Kiln',
  tagLine: 'Stoneware from Asheville',
  description: 'A two-person pottery studio.',
  language: 'en-US',
  timeZone: 'America/New_York',
  contactEmail: 'hello@fernandkiln.example',
  contactPhone: '+1 828 555 0133',
  address: ['118 Foundry Lane', 'Asheville, NC 28801'],
  socialAccounts: [
    {
      id: '0190a1b2-0000-7000-8000-000000000001',
      service: 'instagram',
      profileUrl: 'https://www.instagram.com/fernandkiln',
      userName: '',
    },
  ],
  shareButtons: ['email', 'pinterest'],
  simpleLikingEnabled: true,
  announcement: {
    isOn: true,
    html: '<p>Free delivery until <strong>Sunday</strong></p>',
    href: '/shop',
    theme: 'accent' as const,
    isClosable: true,
    againAfterDays: 30,
    pages: 'chosen' as const,
    pageIds: ['0190a1b2-0000-7000-8000-000000000002'],
    startsAt: '2026-11-20T09:00',
    endsAt: '2026-11-30T00:00',
  },
  notFoundPageId: null,
};
const answer = {
  revision: 12,
  version: 'k3J9',
  ...someSettings,
  announcementState: 'shown' as const,
  notFoundPage: null,
};

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/admin/site-settings',
  auth: 'owner',
  summary: 'Returns what the website says of itself on every page.',
  answer: siteSettings,
  example: { answer },
});

export const putSiteSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/site-settings',
  auth: 'owner',
  summary: 'Changes what the website says of itself on every page; visitors see it at once.',
  body: siteChange,
  answer: siteSettings,
  errors: ['STALE_REVISION'],
  example: { body: { version: 'k3J9', ...someSettings }, answer },
});

export const makeNotFoundPage = endpoint({
  method: 'POST',
  path: '/api/admin/site-settings/not-found-page',
  auth: 'owner',
  summary:
    'Adds a page for addresses where nothing is, with words to begin with as its draft. It is shown there once it is published and chosen.',
  answer: z.strictObject({ id, title: z.string() }),
  status: 201,
  errors: ['PAGE_LIMIT', 'CONTENT_FIELD_INVALID', 'URL_ID_TAKEN'],
});
