import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertMail } from '../mail/index.ts';
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
  const { limit, days } = commerceSettingsOf(
    about.commerce === null ? {} : { commerce: about.commerce },
  ).downloads;
  const now = platform.clock.now();
  const expiresOn = now + days * DAY;
  const links = lines.map((line) => ({ ...line, token: newToken(24) }));
  await platform.db.transaction(async (tx) => {
    const isNew = await insertDownloads(
      tx,
      links.map(({ token, lineId, assetId }) => ({
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
    if (!isNew) return;
    await insertMail(tx, {
      websiteId,
      id: newId(now),
      kind: 'digital-delivery',
      orderId,
      recipient: about.email,
      ...deliveryMail(about, links, { limit, expiresOn }),
      now: new Date(now),
    });
  });
}
