import type { LeaseHolder } from '@vitrine/contracts/page-drafts.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteLease, deleteLeasesOver, takeLease } from './lease-repository.ts';
import type { PageEditor, PageOf } from './page-of.ts';
import { hasPage } from './repository.ts';

/** What is said of someone whose account is no longer there. */
const SOMEONE = 'Someone else';

/** Takes or keeps a page for a tab, for 45 seconds. Returns who holds it then. */
export function leasePage(
  platform: Platform,
  of: PageOf,
  editor: PageEditor,
  takeOver: boolean,
): Promise<Result<LeaseHolder, 'CONTENT_NOT_FOUND'>> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    if (!(await hasPage(tx, of))) return fail('CONTENT_NOT_FOUND');
    const lease = await takeLease(tx, of, editor, { now, takeOver });
    await deleteLeasesOver(tx, of, now);
    return ok({
      isYou: lease.tab === editor.tab,
      name: lease.name === '' ? SOMEONE : lease.name,
      isSamePerson: lease.accountId === editor.accountId,
      since: new Date(lease.since).toISOString(),
    });
  });
}

/** Gives back a page that a tab held; one that it does not hold stays as it is. */
export async function releasePage(
  platform: Platform,
  of: PageOf,
  tab: string,
): Promise<Result<null, 'CONTENT_NOT_FOUND'>> {
  if (!(await hasPage(platform.db, of))) return fail('CONTENT_NOT_FOUND');
  await deleteLease(platform.db, of, tab);
  return ok(null);
}

/**
 * Makes sure that a tab holds a page, inside the transaction that changes its draft. A tab whose lease ran out, and
 * which nobody else took, gets it again. PAGE_LOCKED names who holds it.
 */
export async function holdPage(
  tx: Queryable,
  platform: Platform,
  of: PageOf,
  editor: PageEditor,
): Promise<Result<void, 'PAGE_LOCKED'>> {
  const lease = await takeLease(tx, of, editor, { now: platform.clock.now(), takeOver: false });
  if (lease.tab === editor.tab) return ok(undefined);
  return fail('PAGE_LOCKED', { params: { name: lease.name === '' ? SOMEONE : lease.name } });
}
