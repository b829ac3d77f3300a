import type { SectionTheme } from '../page/page-document.ts';
import { announcementTurns, type ShownPages, timeState } from './announcement.ts';

/** What a pop-up asks for: nothing, a press on its button, or an address for the newsletter. */
export type PopupAction = 'none' | 'link' | 'newsletter';

/** Where it opens: over the page as a modal dialog, or at an edge of the window with the page still in use. */
export type PopupPlacement = 'center' | 'corner' | 'bottom';

/** The pop-up of a website: what it says, and when it opens. */
export interface PopupSettings {
  readonly isOn: boolean;
  readonly title: string;
  /** Rich text; shown only after it has been cleaned. */
  readonly html: string;
  /** A picture of the library; null for none. */
  readonly pictureId: string | null;
  readonly action: PopupAction;
  /** The words of the button; '' for the product's, of the action `newsletter`. */
  readonly buttonLabel: string;
  /** Where the button leads, as `linkSchema` has it; of the action `link`. */
  readonly href: string;
  /** The mailing list that people join; of the action `newsletter`. Null for none yet. */
  readonly newsletterListId: string | null;
  /** A small line below the form; '' for none. */
  readonly newsletterDisclaimer: string;
  readonly placement: PopupPlacement;
  readonly theme: SectionTheme;
  /** Seconds on the page; null for not by time. The first rule that is met opens it. */
  readonly afterSeconds: number | null;
  /** How far the page is scrolled, in percent of what can be scrolled; null for not by scrolling. */
  readonly scrolledPercent: number | null;
  /** Whether it opens when the mouse leaves the page towards its top. */
  readonly onExit: boolean;
  readonly pages: ShownPages;
  /** Pages and lists with their entries; of `chosen`. */
  readonly pageIds: readonly string[];
  /** Days until a browser that has seen it may show it again; null for never. */
  readonly againAfterDays: number | null;
  /** Rises when its owner wants everybody to see it again. */
  readonly edition: number;
  /** On the clock of the website's time zone, `2026-03-02T15:00`; '' for at once, and for without an end. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Characters of the title. */
export const MAX_POPUP_TITLE = 120;
/** Characters of the text. */
export const MAX_POPUP_TEXT = 1_000;
/** Characters of its HTML. */
export const MAX_POPUP_HTML = 8_000;
/** Characters of the button. */
export const MAX_POPUP_BUTTON = 60;
/** Characters of the small line. */
export const MAX_POPUP_DISCLAIMER = 600;
/** Seconds of the rule of time. */
export const MAX_POPUP_SECONDS = 600;

const none: PopupSettings = {
  isOn: false,
  title: '',
  html: '',
  pictureId: null,
  action: 'none',
  buttonLabel: '',
  href: '',
  newsletterListId: null,
  newsletterDisclaimer: '',
  placement: 'center',
  theme: 'light',
  afterSeconds: 10,
  scrolledPercent: null,
  onExit: false,
  pages: 'all',
  pageIds: [],
  againAfterDays: null,
  edition: 1,
  startsAt: '',
  endsAt: '',
};

/** The pop-up of a website, complete. */
export function popupOf(settings: { readonly popup?: Partial<PopupSettings> }): PopupSettings {
  return { ...none, ...settings.popup };
}

/** When the pop-up begins or ends by itself, milliseconds since the epoch. */
export const popupTurns = (popup: PopupSettings, timeZone: string): readonly number[] =>
  announcementTurns(popup, timeZone);

/** Where the pop-up stands in time: `off` also where it says nothing. */
export type PopupState = 'off' | 'planned' | 'shown' | 'over';

/** Whether pages have the pop-up now (`shown`), not yet or no longer. Its first moment is in, its last is not. */
export function popupState(
  popup: Pick<PopupSettings, 'isOn' | 'title' | 'startsAt' | 'endsAt'>,
  at: { readonly now: number; readonly timeZone: string },
): PopupState {
  return !popup.isOn || popup.title.trim() === '' ? 'off' : timeState(popup, at);
}
