import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { itemPath } from '../content/index.ts';
import { queueMails } from '../mail/index.ts';
import { findHosts, siteOrigin } from '../websites/index.ts';
import { backInStockMail } from './back-in-stock-mail.ts';
import {
  advanceSend,
  type DueSend,
  findAutomaticWebsites,
  findMailedVariant,
  isAnyoneWaiting,
  lockDueSend,
  lockWaiting,
  type MailedVariant,
  openSends,
  setSent,
  type WaitingPerson,
} from './sends-repository.ts';
import { unsubscribePath } from './unsubscribe-path.ts';
import { selectReturns } from './waiting-repository.ts';

/** Milliseconds between runs: returned stock is noticed within this time. */
const INTERVAL = 5_000;
/** Mails per transaction. */
export const BATCH = 200;
/** Batches per run, so that every run ends. */
const MAX_BATCHES = 500;

/** What became of a batch. */
interface Written {
  readonly sent: number;
  readonly isFinished: boolean;
}

/**
 * Writes the next mails of a request into the outbox and notes to whom, in one transaction: whatever happens, each
 * person gets one mail. `of` is a variant, or null for whatever is due. Null when nothing is, or another server is at it.
 */
export function writeBatch(
  platform: Platform,
  of: { readonly websiteId: string; readonly variantId: string } | null,
): Promise<Written | null> {
  return platform.db.transaction(async (tx) => {
    const send = await lockDueSend(tx, of);
    if (send === null) return null;
    const now = new Date(platform.clock.now());
    const variant = await findMailedVariant(tx, send.websiteId, send.variantId);
    // It may have been hidden or deleted since: whoever still waits goes on waiting.
    const canSend = variant !== null && variant.status === 'published';
    const people = canSend ? await lockWaiting(tx, send, BATCH) : [];
    if (canSend && people.length > 0) {
      const mails = await mailsTo(platform, tx, send, variant, people, now);
      await queueMails(platform, tx, send.websiteId, mails);
      const ids = people.map(({ id }) => id);
      await setSent(tx, send.websiteId, ids, now);
    }
    const isFinished = !canSend || !(await isAnyoneWaiting(tx, send));
    await advanceSend(tx, send, { sent: people.length, isFinished, now });
    return { sent: people.length, isFinished };
  });
}

async function mailsTo(
  platform: Platform,
  tx: Queryable,
  { websiteId }: DueSend,
  variant: MailedVariant,
  people: readonly WaitingPerson[],
  now: Date,
): Promise<Parameters<typeof queueMails>[3]> {
  const { shopTitle: title, settings } = variant;
  const { address, contactEmail, timeZone, store } = settings;
  const origin = siteOrigin(await findHosts(tx, websiteId), platform.config) ?? '';
  const shop = { title, origin, address, contactEmail, timeZone };
  const url = origin + itemPath(variant.kind, variant.collectionUrlId, variant.urlId);
  return people.map(({ email, language, secret }) => {
    const unsubscribeUrl = origin + unsubscribePath(secret);
    const plan = backInStockMail({
      shop,
      locale: localeOf(language === '' ? settings.language : language),
      product: variant.product,
      attributes: variant.attributes,
      priceMinor: variant.priceMinor,
      currency: store.currency,
      url,
      unsubscribeUrl,
    });
    const id = newId(now.getTime());
    return {
      plan,
      id,
      kind: 'restock',
      orderId: null,
      recipient: email,
      unsubscribeUrl,
      now,
    };
  });
}

/**
 * Asks for mails about stock that has returned, for the websites that want it. A sign-up knows the last movement of
 * stock before it, so that only a return after it counts and no return counts twice.
 */
async function requestReturned(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  for (const websiteId of await findAutomaticWebsites(db)) {
    const returns = await selectReturns(db, websiteId);
    const now = clock.now();
    const sends = returns.map((found) => ({ ...found, id: newId(now), requestedBy: null }));
    await openSends(db, websiteId, sends, new Date(now));
  }
}

/** One run: notices what is back in stock, and writes the mails that are due. Every server process may run it. */
export async function sendBackInStockMails(platform: Platform, signal?: AbortSignal): Promise<number> {
  await requestReturned(platform);
  let sent = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (signal?.aborted === true) break;
    const written = await writeBatch(platform, null);
    if (written === null) break;
    sent += written.sent;
    // Who is left is locked by somebody else, such as a person who unsubscribes.
    if (written.sent === 0 && !written.isFinished) break;
  }
  return sent;
}

export const backInStockPoller = (platform: Platform): Poller => ({
  name: 'back-in-stock',
  every: INTERVAL,
  run: (signal) => sendBackInStockMails(platform, signal),
});
