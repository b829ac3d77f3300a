import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PageOf } from '../drafts/page-of.ts';
import { changeCollection, type NewStatus } from '../repository.ts';
import { pageStatusChanges } from '../tables.ts';

/**
 * Gives a page that the caller's transaction has locked another status, or other plans with the one it has, and records
 * a change of it. `change` is what else becomes of the page. False when the website has no such page.
 */
export async function saveStatus(
  tx: Queryable,
  platform: Pick<Platform, 'clock'>,
  { websiteId, pageId }: PageOf,
  {
    from,
    to,
    actorId,
    change = {},
  }: {
    readonly from: ItemStatus;
    readonly to: NewStatus;
    /** The owner's account; null: the clock. */
    readonly actorId: string | null;
    readonly change?: { readonly document?: PageDocument; readonly updatedOn?: Date };
  },
): Promise<boolean> {
  if (!(await changeCollection(tx, websiteId, pageId, { ...change, status: to }, null))) return false;
  if (from === to.status) return true;
  const now = platform.clock.now();
  await tx.insert(pageStatusChanges).values({
    websiteId,
    id: newId(now),
    pageId,
    from,
    to: to.status,
    actorId,
    changedOn: new Date(now),
  });
  return true;
}

/** Refuses a transition, by the names that owners know. */
export const refuseTransition = (from: ItemStatus, to: ItemStatus) =>
  fail('STATUS_CHANGE_REFUSED', { params: { from: statusLabels[from], to: statusLabels[to] } });
