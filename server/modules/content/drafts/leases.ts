import type { LeaseHolder } from '@vitrine/contracts/page-drafts.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  answerAskForLease,
  askForLease,
  deleteAsk,
  deleteLease,
  deleteLeasesOver,
  type Lease,
  takeLease,
} from './lease-repository.ts';
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
    return ok(holderAsSeen(lease, editor));
  });
}

/** Asks whoever holds a page for it; one that is free is taken. */
export function askForPage(
  platform: Platform,
  of: PageOf,
  editor: PageEditor,
): Promise<Result<LeaseHolder, 'CONTENT_NOT_FOUND'>> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    if (!(await hasPage(tx, of))) return fail('CONTENT_NOT_FOUND');
    const lease = await takeLease(tx, of, editor, { now, takeOver: false });
    return ok(
      holderAsSeen(lease.tab === editor.tab ? lease : await askForLease(tx, of, editor, now), editor),
    );
  });
}

/** Hands a page over to the tab whose request was made at `on`, an ISO time, or declines that. */
export function answerAsk(
  platform: Platform,
  of: PageOf,
  editor: PageEditor,
  { on, handOver }: { readonly on: string; readonly handOver: boolean },
): Promise<Result<LeaseHolder, 'CONTENT_NOT_FOUND'>> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    if (!(await hasPage(tx, of))) return fail('CONTENT_NOT_FOUND');
    await answerAskForLease(tx, of, editor.tab, { on: Date.parse(on), now, handOver });
    return ok(holderAsSeen(await takeLease(tx, of, editor, { now, takeOver: false }), editor));
  });
}

const nameOf = (name: string): string => (name === '' ? SOMEONE : name);

/** Who holds a page, as a tab may know it: who asks for it is the holder's to know, what became of it the asking one's. */
function holderAsSeen(lease: Lease, { tab, accountId }: PageEditor): LeaseHolder {
  const { ask } = lease;
  const isYou = lease.tab === tab;
  return {
    isYou,
    name: nameOf(lease.name),
    isSamePerson: lease.accountId === accountId,
    since: new Date(lease.since).toISOString(),
    asks:
      isYou && ask !== null && !ask.isDeclined
        ? {
            name: nameOf(ask.name),
            isSamePerson: ask.accountId === accountId,
            on: new Date(ask.on).toISOString(),
          }
        : null,
    asked: ask?.tab === tab ? (ask.isDeclined ? 'declined' : 'waiting') : null,
  };
}

/** Gives back a page that a tab held, or its request for it; one that it does not hold stays as it is. */
export async function releasePage(
  platform: Platform,
  of: PageOf,
  tab: string,
): Promise<Result<null, 'CONTENT_NOT_FOUND'>> {
  if (!(await hasPage(platform.db, of))) return fail('CONTENT_NOT_FOUND');
  if (!(await deleteLease(platform.db, of, tab))) await deleteAsk(platform.db, of, tab);
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
  return fail('PAGE_LOCKED', { params: { name: nameOf(lease.name) } });
}
