import type { SectionTheme } from '../page/page-document.ts';
import { instantAt } from '../time/wall-clock.ts';

/** On which pages something of the whole site stands: all, the home page, or those that its owner chose. */
export type ShownPages = 'all' | 'home' | 'chosen';

/** Pages that can be chosen. */
export const MAX_CHOSEN_PAGES = 100;
/** Days after which something may be shown again. */
export const MAX_AGAIN_DAYS = 365;

/** A bar above the header of the website's pages. */
export interface AnnouncementSettings {
  readonly isOn: boolean;
  /** Bold, italics and links in paragraphs; shown only after it has been cleaned. */
  readonly html: string;
  /** Where the whole bar leads, as `linkSchema` has it; '' for nowhere. Links in the text are left out then. */
  readonly href: string;
  readonly theme: SectionTheme;
  /** Whether visitors can close it, until its text or link changes. */
  readonly isClosable: boolean;
  /** Days until a browser in which it was closed shows it again; null for never. */
  readonly againAfterDays: number | null;
  readonly pages: ShownPages;
  /** Pages and lists with their entries; of `chosen`. */
  readonly pageIds: readonly string[];
  /** On the clock of the website's time zone, `2026-03-02T15:00`; '' for at once, and for without an end. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Characters of the bar's text. */
export const MAX_ANNOUNCEMENT = 300;
/** Characters of its HTML. */
export const MAX_ANNOUNCEMENT_HTML = 4_000;

const none: AnnouncementSettings = {
  isOn: false,
  html: '',
  href: '',
  theme: 'dark',
  isClosable: true,
  againAfterDays: null,
  pages: 'all',
  pageIds: [],
  startsAt: '',
  endsAt: '',
};

/** The announcement of a website, complete. */
export function announcementOf(settings: {
  readonly announcement?: Partial<AnnouncementSettings>;
}): AnnouncementSettings {
  return { ...none, ...settings.announcement };
}

/** A time of a clock, `2026-03-02T15:00`: four digits of the year, and a day that there is. */
export function isClockTime(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return false;
  const read = new Date(`${value}:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value);
}

/** The instant of a clock time in a time zone, milliseconds since the epoch; null for '' and for none. */
function instantOf(value: string, timeZone: string): number | null {
  if (!isClockTime(value)) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = value.split(/[-T:]/).map(Number);
  return instantAt({ year, month, day, ofDay: (hour * 60 + minute) * 60_000 }, timeZone);
}

/** When the bar appears or disappears by itself, milliseconds since the epoch. */
export function announcementTurns(
  { isOn, startsAt, endsAt }: Pick<AnnouncementSettings, 'isOn' | 'startsAt' | 'endsAt'>,
  timeZone: string,
): readonly number[] {
  if (!isOn) return [];
  return [startsAt, endsAt].flatMap((value) => instantOf(value, timeZone) ?? []);
}

/** Where the bar stands in time: `off` also where it says nothing. */
export type AnnouncementState = 'off' | 'planned' | 'shown' | 'over';

/** Whether visitors see the bar now (`shown`), not yet or no longer. Its first moment is in, its last is not. */
export function announcementState(
  { isOn, html, startsAt, endsAt }: AnnouncementSettings,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): AnnouncementState {
  return !isOn || wordsIn(html) === '' ? 'off' : timeState({ startsAt, endsAt }, { now, timeZone });
}

/** Where something stands in time that begins and ends by the clock of a time zone. */
export function timeState(
  { startsAt, endsAt }: Pick<AnnouncementSettings, 'startsAt' | 'endsAt'>,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): 'planned' | 'shown' | 'over' {
  const start = instantOf(startsAt, timeZone);
  const end = instantOf(endsAt, timeZone);
  if (end !== null && now >= end) return 'over';
  return start !== null && now < start ? 'planned' : 'shown';
}

/** Whether something stands on a page. `pageId` is that of the page, or of the list whose entry it is; null for neither. */
export function standsOn(
  { pages, pageIds }: Pick<AnnouncementSettings, 'pages' | 'pageIds'>,
  page: { readonly isHome: boolean; readonly pageId: string | null },
): boolean {
  if (pages === 'all') return true;
  return pages === 'home' ? page.isHome : page.pageId !== null && pageIds.includes(page.pageId);
}

/** The text of HTML without its tags, roughly: to see whether there is any, and how much. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|&#160;/g, ' ')
    .replaceAll(/&(?:[a-z]+|#\d+|#x[\da-f]+);/gi, '·')
    .trim();
