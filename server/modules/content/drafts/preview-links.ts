import { createHash } from 'node:crypto';
import { MAX_PREVIEW_LINKS, type PreviewDays, type PreviewLink } from '@vitrine/contracts/page-previews.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId, newToken } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PageOf } from './page-of.ts';
import {
  deleteEnded,
  deleteEndedOf,
  endPreviews,
  insertPreview,
  type ListedPreview,
  selectPreview,
  selectPreviews,
} from './preview-link-repository.ts';
import { hasPage, lockPage } from './repository.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Random bytes of a link's secret. */
const SECRET_BYTES = 24;

/** The stored form of a link's secret. A plain hash is enough: 192 random bits cannot be guessed. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const viewOf = ({ id, madeOn, endsOn, author }: ListedPreview): PreviewLink => ({
  id,
  madeOn: new Date(madeOn).toISOString(),
  endsOn: new Date(endsOn).toISOString(),
  author,
});

/** The links to the draft of a page that have not ended, the latest first. */
export async function listPreviewLinks(
  platform: Platform,
  of: PageOf,
): Promise<Result<{ readonly links: PreviewLink[] }, 'CONTENT_NOT_FOUND'>> {
  if (!(await hasPage(platform.db, of))) return fail('CONTENT_NOT_FOUND');
  return ok({ links: (await selectPreviews(platform.db, of, platform.clock.now())).map(viewOf) });
}

/** Makes a link to the draft of a page. Its secret is returned here and never again. */
export function makePreviewLink(
  platform: Platform,
  of: PageOf,
  { accountId, days }: { readonly accountId: string; readonly days: PreviewDays },
): Promise<
  Result<{ readonly link: PreviewLink; readonly secret: string }, 'CONTENT_NOT_FOUND' | 'PREVIEW_LIMIT'>
> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    if (!(await lockPage(tx, of))) return fail('CONTENT_NOT_FOUND');
    await deleteEndedOf(tx, of, now);
    if ((await selectPreviews(tx, of, now)).length >= MAX_PREVIEW_LINKS)
      return fail('PREVIEW_LIMIT', { params: { most: MAX_PREVIEW_LINKS } });
    const id = newId(now);
    const secret = newToken(SECRET_BYTES);
    await insertPreview(tx, of, {
      id,
      tokenHash: hashOf(secret),
      authorId: accountId,
      madeOn: new Date(now),
      endsOn: new Date(now + days * DAY),
    });
    const made = (await selectPreviews(tx, of, now)).find((one) => one.id === id);
    if (made === undefined) throw new Error('a preview link that was just made is gone');
    return ok({ link: viewOf(made), secret });
  });
}

/** Ends a link at once; one that has ended is answered alike. */
export async function endPreviewLink(
  platform: Platform,
  of: PageOf,
  id: string,
): Promise<Result<null, 'CONTENT_NOT_FOUND'>> {
  if (!(await hasPage(platform.db, of))) return fail('CONTENT_NOT_FOUND');
  const isThere = await endPreviews(platform.db, of, { id, now: platform.clock.now() });
  return isThere ? ok(null) : fail('CONTENT_NOT_FOUND');
}

/** Ends all links of a page at once. */
export async function endPreviewLinks(
  platform: Platform,
  of: PageOf,
): Promise<Result<null, 'CONTENT_NOT_FOUND'>> {
  if (!(await hasPage(platform.db, of))) return fail('CONTENT_NOT_FOUND');
  await endPreviews(platform.db, of, { id: null, now: platform.clock.now() });
  return ok(null);
}

/** What the secret of a link opens. */
export type Preview =
  | {
      readonly kind: 'open';
      readonly pageId: string;
      /** Milliseconds since 1970. */ readonly endsOn: number;
    }
  /** It has ended, or its page was deleted. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

export async function findPreview(
  platform: Pick<Platform, 'db' | 'clock'>,
  websiteId: string,
  secret: string,
): Promise<Preview> {
  const found = await selectPreview(platform.db, websiteId, hashOf(secret));
  if (found === null) return { kind: 'unknown' };
  if (found.isGone || found.endsOn <= platform.clock.now()) return { kind: 'ended' };
  return { kind: 'open', pageId: found.pageId, endsOn: found.endsOn };
}

/** Removes links that ended more than a month ago. Every server may run it. Returns how many. */
export const removeEndedPreviews = (platform: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  deleteEnded(platform.db, new Date(platform.clock.now() - 30 * DAY));
