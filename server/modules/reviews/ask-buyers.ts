import { dueOrders } from '@vitrine/domain/review/ask-settings.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { queueMails } from '../mail/index.ts';
import { findHosts, getWebsite, siteOrigin } from '../websites/index.ts';
import { requestMail } from './request-mail.ts';
import { findAskingWebsites, insertRequests, selectDueOrders } from './requests-repository.ts';
import { reviewsPath, unsubscribePath } from './review-paths.ts';
import { reviewSettingsOf } from './settings.ts';

/** Milliseconds between runs. */
const INTERVAL = 15_000;
/** Mails per transaction. */
const BATCH = 100;
/** Batches of a website per run, so that every run ends. */
const MAX_BATCHES = 50;

/**
 * Asks the buyers of the next orders of a website, in one transaction with the note that they were asked: whatever
 * happens, each order has one mail. Returns how many orders were due.
 */
async function askBatch(platform: Platform, websiteId: string): Promise<number> {
  const website = await getWebsite(platform, websiteId);
  const now = platform.clock.now();
  const due = website === null ? null : dueOrders(reviewSettingsOf(website.settings), now);
  if (website === null || due === null) return 0;
  const { title, settings } = website;
  const { address, contactEmail, language, timeZone } = settings;
  return platform.db.transaction(async (tx) => {
    const orders = await selectDueOrders(tx, websiteId, {
      from: new Date(due.from),
      to: new Date(due.to),
      limit: BATCH,
    });
    if (orders.length === 0) return 0;
    const origin = siteOrigin(await findHosts(tx, websiteId), platform.config) ?? '';
    const requests = orders.map((order) => ({ ...order, id: newId(now), secret: newToken() }));
    const fresh = await insertRequests(tx, websiteId, requests, new Date(now));
    await queueMails(
      platform,
      tx,
      websiteId,
      requests
        .filter(({ orderId }) => fresh.has(orderId))
        .map(({ orderId, number, email, products, secret }) => {
          const unsubscribeUrl = origin + unsubscribePath(secret);
          const plan = requestMail({
            shop: { title, origin, address, contactEmail, language, timeZone },
            orderNumber: number,
            products: [...new Set(products)],
            url: origin + reviewsPath(secret),
            unsubscribeUrl,
          });
          return {
            plan,
            id: newId(now),
            kind: 'review-request',
            orderId,
            recipient: email,
            unsubscribeUrl,
            now: new Date(now),
          };
        }),
    );
    return orders.length;
  });
}

/** One run: asks the buyers of all orders that are due. Every server process may run it. Returns how many were. */
export async function askBuyers(platform: Platform, signal?: AbortSignal): Promise<number> {
  let asked = 0;
  for (const websiteId of await findAskingWebsites(platform.db)) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      if (signal?.aborted === true) return asked;
      const due = await askBatch(platform, websiteId);
      asked += due;
      if (due < BATCH) break;
    }
  }
  return asked;
}

export const askBuyersPoller = (platform: Platform): Poller => ({
  name: 'review-requests',
  every: INTERVAL,
  run: (signal) => askBuyers(platform, signal),
});
