import { popupChange, type PopupScreen } from '@vitrine/contracts/popup.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

/** The pop-up as it is typed. */
export const popupValues = z.object({
  isOn: z.boolean(),
  title: z.string(),
  html: z.string(),
  /** '' for none. */
  pictureId: z.string(),
  action: z.enum(['none', 'link', 'newsletter']),
  buttonLabel: z.string(),
  href: z.string(),
  /** '' for none. */
  newsletterListId: z.string(),
  newsletterDisclaimer: z.string(),
  placement: z.enum(['center', 'corner', 'bottom']),
  theme: z.enum(['light', 'tinted', 'dark', 'accent']),
  /** '' for not by this rule. */
  afterSeconds: z.string(),
  scrolledPercent: z.string(),
  onExit: z.boolean(),
  pages: z.enum(['all', 'home', 'chosen']),
  pageIds: z.array(z.string()),
  /** '' for never. */
  againAfterDays: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  showAgain: z.boolean(),
});
export type PopupValues = z.output<typeof popupValues>;

const typedNumber = (number: number | null): string => (number === null ? '' : String(number));

/** The stored pop-up as it is typed. */
export function popupValuesOf(stored: PopupScreen): PopupValues {
  const { isOn, title, html, action, buttonLabel, href, newsletterDisclaimer } = stored;
  const { placement, theme, onExit, pages, startsAt, endsAt } = stored;
  return {
    isOn,
    title,
    html,
    pictureId: stored.picture?.id ?? '',
    action,
    buttonLabel,
    href,
    newsletterListId: stored.newsletterListId ?? '',
    newsletterDisclaimer,
    placement,
    theme,
    afterSeconds: typedNumber(stored.afterSeconds),
    scrolledPercent: typedNumber(stored.scrolledPercent),
    onExit,
    pages,
    pageIds: [...stored.pageIds],
    againAfterDays: typedNumber(stored.againAfterDays),
    startsAt,
    endsAt,
    showAgain: false,
  };
}

/** What was typed into the fields that are shown; of the others what is stored, since nobody could correct them. */
function shownOf(typed: PopupValues, stored: PopupScreen) {
  const { action, pages } = typed;
  const isNewsletter = action === 'newsletter';
  const listId = typed.newsletterListId === '' ? null : typed.newsletterListId;
  return {
    buttonLabel: action === 'none' ? stored.buttonLabel : typed.buttonLabel,
    href: action === 'link' ? typed.href : stored.href,
    newsletterListId: isNewsletter ? listId : stored.newsletterListId,
    newsletterDisclaimer: isNewsletter ? typed.newsletterDisclaimer : stored.newsletterDisclaimer,
    pageIds: [...(pages === 'chosen' ? typed.pageIds : stored.pageIds)],
  };
}

/** The request that stores what was typed. */
export function readPopup(typed: PopupValues, stored: PopupScreen): Reading<z.input<typeof popupChange>> {
  const reader = new FieldReader();
  return reader.done(
    popupChange,
    {
      ...typed,
      ...shownOf(typed, stored),
      pictureId: typed.pictureId === '' ? null : typed.pictureId,
      afterSeconds: reader.optionalNumber('afterSeconds', typed.afterSeconds),
      scrolledPercent: reader.optionalNumber(
        'scrolledPercent',
        typed.scrolledPercent.replace(/\s*%\s*$/, ''),
      ),
      againAfterDays: reader.optionalNumber('againAfterDays', typed.againAfterDays),
      version: stored.version,
    },
    typed,
  );
}
