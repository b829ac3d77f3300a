import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  changePaymentLink as changeCall,
  createPaymentLink as createCall,
  PaymentLinkView,
} from '@vitrine/contracts/payment-links.ts';
import { MAX_PAYMENT_LINK_NAME, MAX_PAYMENT_LINKS } from '@vitrine/domain/draft-order/draft-order-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { lineProblemTexts } from '@vitrine/domain/text/en/draft-orders.ts';
import type * as z from 'zod';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { variantsForLines } from '../catalog/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import {
  countOrders,
  deleteLink,
  findLink,
  insertLink,
  type PaymentLinkRecord,
  updateLink,
} from './repository.ts';

/** Whether the store uses payment links. spec: site-platform 6 */
export const usesPaymentLinks = ({ settings }: Site): boolean => commerceSettingsOf(settings).paymentLinks;

/** Links as their owner sees them. */
export async function viewLinks(
  platform: Platform,
  { websiteId, origin, settings }: Site,
  links: readonly PaymentLinkRecord[],
): Promise<PaymentLinkView[]> {
  const [variants, counts] = await Promise.all([
    variantsForLines(
      platform.db,
      websiteId,
      links.map(({ variantId }) => variantId),
    ),
    countOrders(
      platform.db,
      websiteId,
      links.map(({ id }) => id),
    ),
  ]);
  const pictureIds = [...variants.values()].map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, websiteId, pictureIds);
  return links.map(({ id, token, name, itemId, variantId, quantity, isEnabled, createdOn }) => {
    const variant = variants.get(variantId) ?? null;
    const isShort = variant !== null && !variant.unlimited && variant.qtyInStock < quantity;
    return {
      id,
      name,
      url: `${origin}/checkout/link/${token}`,
      itemId,
      variantId,
      productTitle: variant?.title ?? '',
      sku: variant?.sku ?? '',
      attributes: variant?.attributes ?? {},
      picture: pictures.get(variant?.pictureId ?? '') ?? null,
      quantity,
      unitPriceMinor: variant?.unitPriceMinor ?? null,
      currency: settings.store.currency,
      isEnabled,
      problem: variant === null ? 'deleted' : (variant.refusal ?? (isShort ? 'out-of-stock' : null)),
      orderCount: counts.get(id) ?? 0,
      createdOn: createdOn.toISOString(),
    };
  });
}

async function viewLink(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<PaymentLinkView, 'PAYMENT_LINK_NOT_FOUND'>> {
  const link = await findLink(platform.db, site.websiteId, id);
  const [view] = link === null ? [] : await viewLinks(platform, site, [link]);
  return view === undefined ? fail('PAYMENT_LINK_NOT_FOUND') : ok(view);
}

/** Makes a payment link for a variant that a cart takes. */
export async function createPaymentLink(
  platform: Platform,
  site: Site,
  { name, variantId, quantity }: z.output<typeof createCall.body>,
): Promise<Result<PaymentLinkView, FailureOf<typeof createCall>>> {
  if (!usesPaymentLinks(site)) return fail('PAYMENT_LINKS_OFF');
  const { websiteId } = site;
  const variant = (await variantsForLines(platform.db, websiteId, [variantId])).get(variantId);
  const refusal = variant === undefined ? 'deleted' : variant.refusal;
  if (variant === undefined || refusal !== null) {
    return fail('MALFORMED_REQUEST', { fields: { variantId: lineProblemTexts[refusal ?? 'deleted'] } });
  }
  const now = platform.clock.now();
  const link = {
    websiteId,
    id: newId(now),
    token: newToken(),
    name: name === '' ? variant.title.slice(0, MAX_PAYMENT_LINK_NAME) : name,
    itemId: variant.itemId,
    variantId,
    quantity,
    isEnabled: true,
    createdOn: new Date(now),
  };
  if (!(await insertLink(platform.db, link, MAX_PAYMENT_LINKS)))
    return fail('PAYMENT_LINK_LIMIT', { params: { most: MAX_PAYMENT_LINKS } });
  const [view] = await viewLinks(platform, site, [link]);
  if (view === undefined) throw new Error('a new payment link is not shown');
  return ok(view);
}

/** Renames a link, or switches it on or off. */
export async function changePaymentLink(
  platform: Platform,
  site: Site,
  id: string,
  { name, isEnabled }: z.output<typeof changeCall.body>,
): Promise<Result<PaymentLinkView, FailureOf<typeof changeCall>>> {
  if (!usesPaymentLinks(site)) return fail('PAYMENT_LINKS_OFF');
  const isThere = await updateLink(platform.db, site.websiteId, id, {
    ...(name === undefined ? {} : { name }),
    ...(isEnabled === undefined ? {} : { isEnabled }),
  });
  return isThere ? viewLink(platform, site, id) : fail('PAYMENT_LINK_NOT_FOUND');
}

/** Deletes a link; carts that were opened by it can still be paid. */
export async function deletePaymentLink(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<null, 'PAYMENT_LINKS_OFF' | 'PAYMENT_LINK_NOT_FOUND'>> {
  if (!usesPaymentLinks(site)) return fail('PAYMENT_LINKS_OFF');
  return (await deleteLink(platform.db, site.websiteId, id)) ? ok(null) : fail('PAYMENT_LINK_NOT_FOUND');
}
