import { downloadTermsOf } from '@vitrine/domain/product/product-files.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueMail } from '../mail/index.ts';
import { deliveryMail } from './delivery-mail.ts';
import { digitalLinesOf, insertDownloads } from './repository.ts';

const DAY = 86_400_000;

/**
 * Creates a link for each file an order bought and mails them together. Idempotent: a repeated call creates no second
 * link and sends no second mail.
 */
export async function deliverDownloads(
  platform: Platform,
  order: { readonly websiteId: string; readonly orderId: string },
): Promise<void> {
  const { websiteId, orderId } = order;
  const lines = await digitalLinesOf(platform.db, websiteId, orderId);
  const [about] = lines;
  if (about === undefined) return;
  const store = commerceSettingsOf(about.commerce === null ? {} : { commerce: about.commerce }).downloads;
  const now = platform.clock.now();
  const links = lines.map((line) => {
    const { limit, days } = downloadTermsOf(line, store);
    return { ...line, token: newToken(24), limit, expiresOn: now + days * DAY };
  });
  await platform.db.transaction(async (tx) => {
    const fresh = await insertDownloads(
      tx,
      links.map(({ token, lineId, assetId, limit, expiresOn }) => ({
        websiteId,
        id: newId(now),
        token,
        orderId,
        orderLineId: lineId,
        assetId,
        remaining: limit,
        expiresOn: new Date(expiresOn),
        createdOn: new Date(now),
      })),
    );
    const mailed = links.filter(({ token }) => fresh.has(token));
    if (mailed.length === 0) return;
    await queueMail(platform, tx, {
      websiteId,
      id: newId(now),
      kind: 'digital-delivery',
      orderId,
      recipient: about.email,
      plan: deliveryMail(about, mailed),
      now: new Date(now),
    });
  });
}
