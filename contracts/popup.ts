import { isClockTime, MAX_AGAIN_DAYS, MAX_CHOSEN_PAGES, wordsIn } from '@vitrine/domain/site/announcement.ts';
import {
  MAX_POPUP_BUTTON,
  MAX_POPUP_DISCLAIMER,
  MAX_POPUP_HTML,
  MAX_POPUP_SECONDS,
  MAX_POPUP_TEXT,
  MAX_POPUP_TITLE,
} from '@vitrine/domain/site/popup.ts';
import { popupProblemTexts as text } from '@vitrine/domain/text/en/popup.ts';
import { siteProblemTexts } from '@vitrine/domain/text/en/site-settings.ts';
import { storeProblemTexts } from '@vitrine/domain/text/en/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count, id } from './primitives.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, fillText(storeProblemTexts.tooLong, { most }))
    .regex(/^\P{Cc}*$/u, storeProblemTexts.oneLine);

const textTooLong = fillText(siteProblemTexts.barTooLong, { most: MAX_POPUP_TEXT });
const href = z
  .string()
  .trim()
  .max(2082, text.linkInvalid)
  .regex(/^$|^(?:\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu, text.linkInvalid);
const clockTime = z
  .string()
  .max(20)
  .refine((value) => value === '' || isClockTime(value), siteProblemTexts.timeInvalid);
const whole = (most: number, message: string) => z.int(message).min(1, message).max(most, message).nullable();

const action = z.enum(['none', 'link', 'newsletter']);
const placement = z.enum(['center', 'corner', 'bottom']);
const theme = z.enum(['light', 'tinted', 'dark', 'accent']);
const pages = z.enum(['all', 'home', 'chosen']);

const isMissingRule = (popup: {
  isOn: boolean;
  afterSeconds: number | null;
  scrolledPercent: number | null;
  onExit: boolean;
}): boolean => popup.isOn && popup.afterSeconds === null && popup.scrolledPercent === null && !popup.onExit;

/** What is written of a pop-up that is off is kept as it is: only one that visitors see must be whole. */
export const popupChange = z
  .strictObject({
    isOn: z.boolean(),
    title: line(MAX_POPUP_TITLE),
    /** Rich text; what it may not have is left out where it is shown. */
    html: z
      .string()
      .max(MAX_POPUP_HTML, textTooLong)
      .refine((html) => wordsIn(html).length <= MAX_POPUP_TEXT, textTooLong),
    pictureId: id.nullable(),
    action,
    /** '' for the product's, of the newsletter form. */
    buttonLabel: line(MAX_POPUP_BUTTON),
    /** Where the button leads. */
    href,
    /** The mailing list that people join by the form. */
    newsletterListId: id.nullable(),
    newsletterDisclaimer: line(MAX_POPUP_DISCLAIMER),
    /** In the middle as a modal dialog; in a corner or at the bottom with the page still in use. */
    placement,
    theme,
    /** Seconds on the page; null for not by time. The first rule that is met opens it. */
    afterSeconds: whole(MAX_POPUP_SECONDS, text.secondsInvalid),
    /** Percent of what can be scrolled; null for not by scrolling. */
    scrolledPercent: whole(100, text.percentInvalid),
    /** When the mouse leaves the page towards its top. */
    onExit: z.boolean(),
    pages,
    /** Pages and lists with their entries. */
    pageIds: z
      .array(id)
      .max(MAX_CHOSEN_PAGES, fillText(siteProblemTexts.tooManyPages, { most: MAX_CHOSEN_PAGES })),
    /** Days until a browser that has shown it may show it again; null for never. */
    againAfterDays: whole(MAX_AGAIN_DAYS, fillText(siteProblemTexts.againInvalid, { most: MAX_AGAIN_DAYS })),
    /** On the clock of the site's time zone, `2026-03-02T15:00`; '' for at once, and for without an end. */
    startsAt: clockTime,
    endsAt: clockTime,
    /** Whether those who have seen it are shown it once more. */
    showAgain: z.boolean(),
    version: z.string().max(40),
  })
  .refine(({ isOn, title }) => !isOn || title !== '', { path: ['title'], message: text.titleMissing })
  .refine((popup) => !isMissingRule(popup), { path: ['afterSeconds'], message: text.ruleMissing })
  .refine((popup) => !popup.isOn || popup.action !== 'link' || popup.buttonLabel !== '', {
    path: ['buttonLabel'],
    message: text.buttonMissing,
  })
  .refine((popup) => !popup.isOn || popup.action !== 'link' || popup.href !== '', {
    path: ['href'],
    message: text.linkMissing,
  })
  .refine((popup) => !popup.isOn || popup.action !== 'newsletter' || popup.newsletterListId !== null, {
    path: ['newsletterListId'],
    message: text.listMissing,
  })
  .refine((popup) => !popup.isOn || popup.pages !== 'chosen' || popup.pageIds.length > 0, {
    path: ['pageIds'],
    message: siteProblemTexts.pagesMissing,
  })
  .refine(({ startsAt, endsAt }) => startsAt === '' || endsAt === '' || startsAt < endsAt, {
    path: ['endsAt'],
    message: siteProblemTexts.endTooEarly,
  });
export type PopupChange = z.output<typeof popupChange>;

const popupScreen = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with the pop-up only. */
  version: z.string(),
  isOn: z.boolean(),
  title: z.string(),
  html: z.string(),
  /** Null for none, and for one that was deleted from the library. */
  picture: picture.nullable(),
  action,
  buttonLabel: z.string(),
  href: z.string(),
  /** Null for none, and for one that was deleted. */
  newsletterListId: z.string().nullable(),
  newsletterDisclaimer: z.string(),
  placement,
  theme,
  afterSeconds: count.nullable(),
  scrolledPercent: count.nullable(),
  onExit: z.boolean(),
  pages,
  /** Those that there still are. */
  pageIds: z.array(z.string()),
  againAfterDays: count.nullable(),
  /** Rises when those who have seen it are shown it once more. */
  edition: count,
  startsAt: z.string(),
  endsAt: z.string(),
  /** Where it stands in time. */
  state: z.enum(['off', 'planned', 'shown', 'over']),
  /** How often this edition was opened in the last 30 days, as browsers have reported it. */
  openedCount: count,
  /** The time zone of its clock. */
  timeZone: z.string(),
});
export type PopupScreen = AnswerOf<typeof popupScreen>;

const aPicture = '019b2b1e-5d5c-7a31-9d1c-3f6f5a2b7c10';
const somePopup = {
  isOn: true,
  title: 'Ten percent off your first mug',
  html: '<p>A letter when the kiln opens, <strong>four times a year</strong>.</p>',
  action: 'newsletter' as const,
  buttonLabel: 'Sign up',
  href: '',
  newsletterListId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21',
  newsletterDisclaimer: 'You can unsubscribe at any time.',
  placement: 'corner' as const,
  theme: 'light' as const,
  afterSeconds: 10,
  scrolledPercent: 50,
  onExit: false,
  pages: 'chosen' as const,
  pageIds: ['0190a1b2-0000-7000-8000-000000000002'],
  againAfterDays: 90,
  startsAt: '2026-11-20T09:00',
  endsAt: '2026-11-30T00:00',
};
const answer = {
  revision: 12,
  version: 'k3J9',
  ...somePopup,
  picture: null,
  edition: 1,
  state: 'shown' as const,
  openedCount: 214,
  timeZone: 'America/New_York',
};

export const getPopup = endpoint({
  method: 'GET',
  path: '/api/admin/popup',
  auth: 'owner',
  summary: 'Returns the pop-up of the website, and how often it was opened.',
  answer: popupScreen,
  example: { answer },
});

export const putPopup = endpoint({
  method: 'PUT',
  path: '/api/admin/popup',
  auth: 'owner',
  summary: 'Changes the pop-up of the website; pages have it at once.',
  body: popupChange,
  answer: popupScreen,
  errors: ['STALE_REVISION', 'FILE_NOT_FOUND'],
  example: {
    body: { version: 'k3J9', ...somePopup, pictureId: aPicture, showAgain: false },
    answer,
  },
});
