import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { PopupChange, PopupScreen, putPopup } from '@vitrine/contracts/popup.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { type PopupSettings, popupOf, popupState } from '@vitrine/domain/site/popup.ts';
import { popupProblemTexts } from '@vitrine/domain/text/en/popup.ts';
import { siteProblemTexts } from '@vitrine/domain/text/en/site-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { countOverlays } from '../analytics/index.ts';
import { knownLists } from '../audience/index.ts';
import { picturesByIds } from '../media/index.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';
import { choosePages, unknownPages } from './chosen-pages.ts';

const part: SettingsPart<PopupSettings> = {
  read: ({ settings }) => popupOf(settings),
  write: (_website, popup) => ({ settings: { popup } }),
};

/** Days for which the screen counts how often it was opened. */
const COUNTED_DAYS = 30;

/** The pop-up of a website, as its owner sees it. A picture, a list and pages that were deleted are left out. */
export async function viewPopup(platform: Platform, websiteId: string): Promise<PopupScreen> {
  const { revision, version, website, value } = await readPart(platform, websiteId, part);
  const { pictureId, newsletterListId, ...popup } = value;
  const now = platform.clock.now();
  const { timeZone } = website.settings;
  const [pictures, lists, gone, openedCount] = await Promise.all([
    picturesByIds(platform, websiteId, pictureId === null ? [] : [pictureId]),
    knownLists(platform.db, websiteId, newsletterListId === null ? [] : [newsletterListId]),
    unknownPages(platform, websiteId, popup.pageIds),
    countOverlays(platform, websiteId, { overlay: String(popup.edition), days: COUNTED_DAYS }),
  ]);
  return {
    revision,
    version,
    ...popup,
    pageIds: popup.pageIds.filter((id) => !gone.includes(id)),
    newsletterListId: lists[0] ?? null,
    picture: pictures.get(pictureId ?? '') ?? null,
    state: popupState(value, { now, timeZone }),
    openedCount,
    timeZone,
  };
}

/**
 * Changes the pop-up; pages have it within a second. Errors: STALE_REVISION when it has changed since `version`;
 * FILE_NOT_FOUND for what is no picture of the website; MALFORMED_REQUEST for a mailing list and pages that it does
 * not have.
 */
export async function changePopup(
  platform: Platform,
  websiteId: string,
  { version, showAgain, ...wanted }: PopupChange,
): Promise<Result<PopupScreen, FailureOf<typeof putPopup>>> {
  const ids = wanted.pictureId === null ? [] : [wanted.pictureId];
  if ((await picturesByIds(platform, websiteId, ids)).size < ids.length) return fail('FILE_NOT_FOUND');
  const { value: stored } = await readPart(platform, websiteId, part);
  const { newsletterListId: listId } = wanted;
  // One that was deleted since matters only where it is used.
  const isChosen = wanted.action === 'newsletter' || listId !== stored.newsletterListId;
  if (listId !== null && isChosen && (await knownLists(platform.db, websiteId, [listId])).length === 0)
    return fail('MALFORMED_REQUEST', { fields: { newsletterListId: popupProblemTexts.listGone } });
  const pageIds = await choosePages(platform, websiteId, {
    wanted: wanted.pageIds,
    stored: stored.pageIds,
  });
  if (pageIds === null)
    return fail('MALFORMED_REQUEST', { fields: { pageIds: siteProblemTexts.chosenGone } });
  const changed = await changePart(platform, websiteId, part, version, ({ settings }) => {
    const { edition } = popupOf(settings);
    return ok({ value: { ...wanted, pageIds, edition: showAgain ? edition + 1 : edition } });
  });
  return changed.ok ? ok(await viewPopup(platform, websiteId)) : changed;
}
