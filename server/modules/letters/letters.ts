import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type * as calls from '@vitrine/contracts/letters.ts';
import type { Letter, LetterChange } from '@vitrine/contracts/letters.ts';
import { MAX_LETTERS } from '@vitrine/domain/letter/letter.ts';
import { isOnSite, mayDo } from '@vitrine/domain/letter/letter-states.ts';
import { mailSettingsOf } from '@vitrine/domain/mail/mail-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameSiteItems } from '../content/index.ts';
import { hasMailServer } from '../mail/index.ts';
import { picturesByIds } from '../media/index.ts';
import { lockWebsite, type Site } from '../websites/index.ts';
import { letterPath } from './paths.ts';
import { countLetter, countNow, findNamed } from './recipients-repository.ts';
import { countLetterRows, findLetter, insertLetter, type LetterRecord, updateLetter } from './repository.ts';
import { namedIn } from './resolve-parts.ts';

type NewLetter = Pick<
  LetterRecord,
  'subject' | 'previewText' | 'senderName' | 'parts' | 'listId' | 'segmentId' | 'isPublic'
>;

/** A letter as its owner sees it, also one in the bin. */
export async function viewLetter(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<Letter, 'LETTER_NOT_FOUND'>> {
  const letter = await findLetter(platform.db, { websiteId: site.websiteId, id });
  return letter === null ? fail('LETTER_NOT_FOUND') : ok(await viewOf(platform, site, letter));
}

async function viewOf(platform: Platform, site: Site, letter: LetterRecord): Promise<Letter> {
  const { websiteId, settings } = site;
  const { pictureIds, itemIds } = namedIn(letter.parts);
  const [pictures, products, named, isMailSent, counts] = await Promise.all([
    picturesByIds(platform, websiteId, pictureIds),
    itemIds.length === 0 ? [] : nameSiteItems(platform.db, websiteId, itemIds),
    findNamed(platform.db, letter),
    hasMailServer(platform, websiteId),
    letter.startedOn === null ? null : countLetter(platform.db, letter),
  ]);
  const mail = mailSettingsOf(settings);
  return {
    id: letter.id,
    revision: letter.revision,
    status: letter.status,
    subject: letter.subject,
    previewText: letter.previewText,
    senderName: letter.senderName,
    parts: letter.parts,
    listId: letter.listId,
    segmentId: letter.segmentId,
    isPublic: letter.isPublic,
    pictures: [...pictures.values()],
    products: products.map(({ id, title, path, isPublished }) => ({ id, title, path, isPublished })),
    listName: named.list?.name ?? '',
    segmentName: named.segment?.name ?? '',
    sender: {
      name: mail.senderName === '' ? site.title : mail.senderName,
      address: mail.senderAddress === '' ? settings.contactEmail : mail.senderAddress,
    },
    isMailSent,
    hasAddress: settings.address.some((line) => line.trim() !== ''),
    sendsOn: letter.sendsOn?.toISOString() ?? null,
    problem: letter.problem,
    progress:
      counts === null || letter.startedOn === null
        ? null
        : {
            total: letter.total,
            written: letter.written,
            waiting: counts.waiting,
            failed: counts.failed,
            suppressed: counts.suppressed,
            skipped: [...counts.skipped],
            opened: letter.countsOpens ? counts.opened : null,
            clicked: letter.countsClicks ? counts.clicked : null,
            startedOn: letter.startedOn.toISOString(),
            finishedOn: letter.finishedOn?.toISOString() ?? null,
          },
    path: isOnSite({ ...letter, isDeleted: letter.deletedOn !== null }) ? letterPath(letter.id) : null,
    updatedOn: letter.updatedOn.toISOString(),
    deletedOn: letter.deletedOn?.toISOString() ?? null,
  };
}

const limit = () => fail('LETTER_LIMIT', { params: { most: MAX_LETTERS } });

/** Whether a website may have one more letter. One addition at a time. */
async function mayAdd(tx: Queryable, websiteId: string): Promise<boolean> {
  await lockWebsite(tx, websiteId);
  return (await countLetterRows(tx, websiteId)) < MAX_LETTERS;
}

async function addLetter(
  platform: Platform,
  site: Site,
  content: NewLetter,
): Promise<Result<Letter, 'LETTER_LIMIT'>> {
  const { websiteId } = site;
  const now = platform.clock.now();
  const id = newId(now);
  const moment = new Date(now);
  const isAdded = await platform.db.transaction(async (tx) => {
    if (!(await mayAdd(tx, websiteId))) return false;
    await insertLetter(tx, { ...content, websiteId, id, createdOn: moment, updatedOn: moment });
    return true;
  });
  if (!isAdded) return limit();
  const view = await viewLetter(platform, site, id);
  if (!view.ok) throw new Error('a letter that was added is not there');
  return view;
}

/** Makes an empty letter. */
export const createLetter = (
  platform: Platform,
  site: Site,
  { subject }: { readonly subject: string },
): Promise<Result<Letter, FailureOf<typeof calls.createLetter>>> =>
  addLetter(platform, site, {
    subject,
    previewText: '',
    senderName: '',
    parts: [{ id: 'begin', type: 'text', html: '' }],
    listId: null,
    segmentId: null,
    isPublic: false,
  });

/** Copies a letter as a draft, whatever became of it. */
export async function duplicateLetter(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<Letter, FailureOf<typeof calls.duplicateLetter>>> {
  const letter = await findLetter(platform.db, { websiteId: site.websiteId, id });
  if (letter === null) return fail('LETTER_NOT_FOUND');
  const { subject, previewText, senderName, parts, listId, segmentId, isPublic } = letter;
  return addLetter(platform, site, { subject, previewText, senderName, parts, listId, segmentId, isPublic });
}

/** Changes a draft based on the revision that its owner saw. */
export async function changeLetter(
  platform: Platform,
  site: Site,
  id: string,
  { revision, ...change }: LetterChange,
): Promise<Result<Letter, FailureOf<typeof calls.changeLetter>>> {
  const key = { websiteId: site.websiteId, id };
  const refused = await platform.db.transaction(async (tx) => {
    const letter = await findLetter(tx, key, { lock: true });
    if (letter === null) return fail('LETTER_NOT_FOUND');
    if (!mayDo('change', { status: letter.status, isDeleted: letter.deletedOn !== null }))
      return fail('LETTER_STATE');
    if (letter.revision !== revision) return fail('STALE_REVISION');
    const updatedOn = new Date(platform.clock.now());
    await updateLetter(tx, letter, { ...change, problem: null, updatedOn });
    return null;
  });
  return refused ?? viewLetter(platform, site, id);
}

/** Moves a letter to the bin: visitors no longer read it. Again without harm. */
export function deleteLetter(
  platform: Platform,
  { websiteId }: Site,
  id: string,
): Promise<Result<null, FailureOf<typeof calls.deleteLetter>>> {
  return platform.db.transaction(async (tx): Promise<Result<null, FailureOf<typeof calls.deleteLetter>>> => {
    const letter = await findLetter(tx, { websiteId, id }, { lock: true });
    if (letter === null) return fail('LETTER_NOT_FOUND');
    if (letter.deletedOn !== null) return ok(null);
    if (!mayDo('delete', { status: letter.status, isDeleted: false })) return fail('LETTER_STATE');
    await updateLetter(tx, letter, { deletedOn: new Date(platform.clock.now()) });
    return ok(null);
  });
}

/** Takes a letter out of the bin. */
export async function restoreLetter(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<Letter, FailureOf<typeof calls.restoreLetter>>> {
  const { websiteId } = site;
  const refused = await platform.db.transaction(async (tx) => {
    const isFree = await mayAdd(tx, websiteId);
    const letter = await findLetter(tx, { websiteId, id }, { lock: true });
    if (letter === null) return fail('LETTER_NOT_FOUND');
    if (letter.deletedOn === null) return null;
    if (!isFree) return limit();
    await updateLetter(tx, letter, { deletedOn: null });
    return null;
  });
  return refused ?? viewLetter(platform, site, id);
}

/** Counts whom a letter would go to now. */
export async function countRecipients(
  platform: Platform,
  { websiteId, settings }: Site,
  chosen: { readonly listId: string | null; readonly segmentId: string | null },
): Promise<{ readonly count: number; readonly isMore: boolean; readonly suppressed: number }> {
  const { count, suppressed } = await countNow(platform.db, { websiteId, ...chosen }, settings.timeZone);
  return { count: Math.min(count, COUNT_LIMIT), isMore: count > COUNT_LIMIT, suppressed };
}
