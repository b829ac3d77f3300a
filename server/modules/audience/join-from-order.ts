import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { findHosts, getWebsite, siteOrigin } from '../websites/index.ts';
import { joinList } from './join-list.ts';
import { consentsOfOrder, hasJoinedByOrder, listsOfCheckout } from './lists-repository.ts';

/** The page of a consent that was given with an order. */
const CHECKOUT_PAGE = '/checkout';

/**
 * Puts a buyer on the lists of the boxes that they ticked at checkout. Follows the payment of the order; again without
 * harm. What the buyer read counts, also when the owner has reworded the box since.
 */
export async function joinListsOfOrder(
  platform: Platform,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<void> {
  const [website, order] = await Promise.all([
    getWebsite(platform, websiteId),
    consentsOfOrder(platform.db, websiteId, orderId),
  ]);
  if (website === null || order === null || order.consents.length === 0) return;
  const { title, settings } = website;
  const { legal } = commerceSettingsOf(settings);
  // An order placed before boxes were kept with it names them by their texts alone.
  const boxes = order.consents.flatMap(({ id, text }) => {
    const boxId = id ?? legal.consents.find((box) => box.text === text)?.id;
    return boxId === undefined ? [] : [{ id: boxId, text }];
  });
  if (boxes.length === 0) return;
  await platform.db.transaction(async (tx) => {
    const origin = siteOrigin(await findHosts(tx, websiteId), platform.config) ?? '';
    const lists = await listsOfCheckout(
      tx,
      websiteId,
      boxes.map(({ id }) => id),
    );
    for (const { id: listId, checkoutConsentId } of lists) {
      const words = boxes.find(({ id }) => id === checkoutConsentId)?.text ?? '';
      const page = `${CHECKOUT_PAGE}#${order.number}`;
      if (await hasJoinedByOrder(tx, websiteId, listId, page, order.email)) continue;
      await joinList(
        platform,
        tx,
        { websiteId, title, origin, settings },
        { listId, email: order.email, name: order.name, source: 'checkout', words, page, language: '' },
      );
    }
  });
}
