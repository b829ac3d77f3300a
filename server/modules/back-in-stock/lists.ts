import {
  type listSignUps as signUpsCall,
  type SignUpGroups,
} from '@vitrine/contracts/admin-back-in-stock.ts';
import type { AnswerOf, FailureOf } from '@vitrine/contracts/endpoint.ts';
import { COUNT_LIMIT, LIST_PAGE } from '@vitrine/contracts/list-limits.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { isoTime } from '../../platform/iso-time.ts';
import { readCursor, writeCursor } from '../../platform/lists/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { selectGroups, selectSignUps, selectTargets } from './waiting-repository.ts';

/** The values of a variant; '' for the only one. */
const nameOf = ({ attributes }: { readonly attributes: Readonly<Record<string, string>> }): string =>
  Object.values(attributes).join(' / ');

/** Lists of one order are continued after an id. */
const cursorAt = (list: string, id: string): string => writeCursor({ sort: list, value: id, id });

/** The id a cursor names, null for none; MALFORMED_REQUEST for one of another list. */
function idOf(list: string, cursor: string | undefined): Result<string | null, 'MALFORMED_REQUEST'> {
  if (cursor === undefined) return ok(null);
  const found = readCursor(cursor, list, 'uuid');
  return found === null
    ? fail('MALFORMED_REQUEST', {
        fields: { cursor: 'This page of the list is no longer valid. Load the list again.' },
      })
    : ok(found.id);
}

/** A page of the rows that were read, one more than it has if there are more, with its cursor. */
function pageOf<Row>(list: string, rows: readonly Row[], keyOf: (row: Row) => string) {
  const page = rows.slice(0, LIST_PAGE);
  const last = page.at(-1);
  const hasNextPage = rows.length > page.length && last !== undefined;
  return { page, hasNextPage, nextPageCursor: hasNextPage ? cursorAt(list, keyOf(last)) : null };
}

/** The variants that people wait for, those first for which somebody has waited longest. */
export async function listGroups(
  platform: Platform,
  { websiteId }: Site,
  cursor: string | undefined,
): Promise<Result<SignUpGroups, 'MALFORMED_REQUEST'>> {
  const after = idOf('groups', cursor);
  if (!after.ok) return after;
  const found = await selectGroups(platform.db, websiteId, { after: after.value, limit: LIST_PAGE + 1 });
  const { page, ...place } = pageOf('groups', found, ({ firstId }) => firstId);
  const pictureIds = page.map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, websiteId, pictureIds);
  const signUpGroups = page.map((group) => ({
    productId: group.productId,
    variantId: group.variantId,
    product: group.product,
    variant: nameOf(group),
    sku: group.sku,
    status: productStatusOf(group.status),
    picture: pictures.get(group.pictureId ?? '') ?? null,
    unlimited: group.unlimited,
    quantity: group.quantity,
    waiting: Math.min(group.waiting, COUNT_LIMIT),
    isMore: group.waiting > COUNT_LIMIT,
    oldestOn: isoTime(group.oldestOn),
    newestOn: isoTime(group.newestOn),
    lastSentOn: isoTime(group.lastSentOn),
    sending: group.sending,
  }));
  return ok({ signUpGroups, ...place });
}

/** Who waits for a variant and who did, the newest first. PRODUCT_NOT_FOUND for one that the product does not have. */
export async function listSignUpsOf(
  platform: Platform,
  { websiteId }: Site,
  wanted: { readonly productId: string; readonly variantId: string; readonly cursor?: string | undefined },
): Promise<Result<AnswerOf<typeof signUpsCall.answer>, FailureOf<typeof signUpsCall>>> {
  const { productId, variantId } = wanted;
  const list = `of ${variantId}`;
  const before = idOf(list, wanted.cursor);
  if (!before.ok) return before;
  const [target] = await selectTargets(platform.db, websiteId, [variantId]);
  if (target?.productId !== productId) return fail('PRODUCT_NOT_FOUND');
  const limit = LIST_PAGE + 1;
  const found = await selectSignUps(platform.db, websiteId, { variantId, before: before.value, limit });
  const { page, ...place } = pageOf(list, found, ({ id }) => id);
  const signUps = page.map(({ createdOn, sentOn, ...row }) => ({
    ...row,
    createdOn: isoTime(createdOn),
    sentOn: isoTime(sentOn),
  }));
  return ok({ product: target.product, variant: nameOf(target), signUps, ...place });
}
