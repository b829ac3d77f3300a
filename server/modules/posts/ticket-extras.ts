import { MAX_TICKETS } from '@vitrine/domain/event/tickets.ts';
import { listedPrice } from '@vitrine/domain/product/listed-price.ts';
import { isSoldOut } from '@vitrine/domain/product/product-rules.ts';
import { blocksText } from '@vitrine/domain/text/blocks.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Platform } from '../../platform/platform.ts';
import { listItems } from '../content/index.ts';
import type { Site } from '../websites/index.ts';

/**
 * The tickets of an event for its page, as `tickets` of the item: published products with title, address, price and, once
 * they are sold out, a word about that. Nothing for other items. One query.
 */
export async function ticketExtras(
  platform: Platform,
  site: Site,
  { collectionId, ticketIds = [] }: Pick<ItemView, 'collectionId' | 'ticketIds'>,
) {
  if (ticketIds.length === 0) return { context: {}, ofItem: {} };
  const query = { collectionId, limit: MAX_TICKETS, itemIds: ticketIds, productsOnly: true };
  const { items } = await listItems(platform, site.websiteId, query);
  const tickets = items.flatMap(({ title, fullUrl, product }) =>
    product === null
      ? []
      : [
          {
            title,
            fullUrl,
            price: listedPrice(product, site.settings.store.currency, site.locale),
            availability: isSoldOut(product) ? blocksText(site.locale).soldOut : '',
          },
        ],
  );
  return { context: {}, ofItem: tickets.length === 0 ? {} : { tickets } };
}
