import type { DraftOrderDetail, DraftOrderLineView, DraftOrderRow } from '@vitrine/contracts/draft-orders.ts';
import { agreedDiscountMinor } from '@vitrine/domain/discount/agreed-discount.ts';
import { traitsOfCustomItem } from '@vitrine/domain/draft-order/custom-item.ts';
import { draftOrderState } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { lastDayOf } from '@vitrine/domain/draft-order/expiry.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/iso-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { type SellableVariant, variantsForLines } from '../catalog/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import {
  type DraftLineRecord,
  type DraftRecord,
  findDraft,
  linesOfDraft,
  type OrderedLine,
  orderedLines,
} from './repository.ts';

/** The path and query of the page on which a draft order is paid. */
export const payPath = (secret: string): string => `/checkout/pay?cartToken=${secret}`;

/** A row of the owner's list at a time (epoch milliseconds). */
export function rowOf(draft: DraftRecord, site: Site, now: number): DraftOrderRow {
  const { sentOn, expiresOn, orderId, orderNumber, orderStatus, isOrdered } = draft;
  return {
    id: draft.id,
    number: draft.number,
    state: draftOrderState({ isOrdered, expiresOn, isSent: sentOn !== null }, now),
    isBeingPaid: draft.isBeingPaid,
    email: draft.email,
    name: draft.name,
    firstProduct: draft.firstProduct ?? '',
    otherLines: Math.max(0, draft.lineCount - 1),
    totalQuantity: draft.totalQuantity,
    subtotalMinor: draft.subtotalMinor,
    currency: site.settings.store.currency,
    expiresOn: expiresOn === null ? null : lastDayOf(expiresOn, site.settings.timeZone),
    sentOn: isoTime(sentOn),
    createdOn: isoTime(draft.createdOn),
    updatedOn: isoTime(draft.updatedOn),
    order:
      orderId === null || orderNumber === null || orderStatus === null
        ? null
        : { id: orderId, number: orderNumber, status: orderStatus },
  };
}

/** A draft order's lines, with what the catalogue says of them now. */
export async function namedLines(
  db: Queryable,
  draft: DraftRecord,
): Promise<
  readonly (DraftLineRecord & {
    readonly variant: SellableVariant | null;
    readonly named: OrderedLine | null;
  })[]
> {
  const { websiteId, orderId } = draft;
  const lines = await linesOfDraft(db, draft);
  const variants = await variantsForLines(
    db,
    websiteId,
    lines.map(({ variantId }) => variantId),
  );
  // What was ordered is called as it was then.
  const ordered = new Map(
    (orderId === null ? [] : await orderedLines(db, websiteId, orderId)).map((line) => [
      line.variantId,
      line,
    ]),
  );
  return lines.map((line) => {
    const variant = variants.get(line.variantId) ?? null;
    const { variantId, customItem } = line;
    const custom =
      customItem === null ? null : { variantId, title: customItem.title, sku: '', attributes: {} };
    return { ...line, variant, named: ordered.get(variantId) ?? custom ?? variant };
  });
}

function problemOf(
  variant: SellableVariant | null,
  quantity: number,
): NonNullable<DraftOrderLineView['problem']> | null {
  if (variant === null) return 'deleted';
  if (variant.refusal !== null) return variant.refusal;
  return variant.unlimited || variant.qtyInStock >= quantity ? null : 'out-of-stock';
}

async function viewLines(platform: Platform, draft: DraftRecord): Promise<DraftOrderLineView[]> {
  const lines = await namedLines(platform.db, draft);
  const pictureIds = lines.map(({ variant }) => variant?.pictureId ?? null).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, draft.websiteId, pictureIds);
  return lines.map(({ id, itemId, variantId, quantity, unitPriceMinor, customItem, variant, named }) => ({
    id,
    itemId,
    variantId,
    title: named?.title ?? '',
    sku: named?.sku ?? '',
    attributes: named?.attributes ?? {},
    productType:
      customItem === null ? (variant?.type ?? 'physical') : traitsOfCustomItem(customItem).productType,
    picture: pictures.get(variant?.pictureId ?? '') ?? null,
    quantity,
    unitPriceMinor,
    lineTotalMinor: quantity * unitPriceMinor,
    custom: customItem,
    shopPriceMinor: variant?.unitPriceMinor ?? null,
    unlimited: variant?.unlimited ?? customItem !== null,
    qtyInStock: variant?.qtyInStock ?? 0,
    problem: draft.isOrdered || customItem !== null ? null : problemOf(variant, quantity),
  }));
}

/** A draft order as its owner sees it. */
export async function viewDraft(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<DraftOrderDetail, 'DRAFT_ORDER_NOT_FOUND'>> {
  const draft = await findDraft(platform.db, site.websiteId, id);
  if (draft === null) return fail('DRAFT_ORDER_NOT_FOUND');
  const { agreedDiscount: discount } = draft;
  const lines = await viewLines(platform, draft);
  return ok({
    ...rowOf(draft, site, platform.clock.now()),
    phone: draft.phone,
    note: draft.note,
    internalNotes: draft.internalNotes,
    url: `${site.origin}${payPath(draft.secret)}`,
    taxExemption: draft.taxExemption,
    discount,
    discountMinor: agreedDiscountMinor(discount, lines),
    lines,
    createdBy: draft.createdBy,
    canChange: !draft.isOrdered && !draft.isBeingPaid,
    revision: draft.revision,
  });
}
