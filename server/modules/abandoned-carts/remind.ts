import { refuseReminder, REMINDER_LINES, type ReminderRefusal } from '@vitrine/domain/cart/cart-reminders.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import type { ScheduledJob } from '../../platform/jobs.ts';
import { queueMail } from '../mail/index.ts';
import { findHosts, siteOrigin } from '../websites/index.ts';
import { cartMail } from './cart-mail.ts';
import { returnPath, unsubscribePath } from './paths.ts';
import {
  findLeftCart,
  findRemindingWebsites,
  findShop,
  insertReminder,
  type LeftCart,
  lockDueCarts,
  removeOldReminders,
} from './repository.ts';

/** Milliseconds between runs. */
const INTERVAL = 60_000;
/** Mails per transaction. */
const BATCH = 50;
/** Batches of a website per run, so that every run ends. */
const MAX_BATCHES = 40;
/** Days for which reminders are kept: longer than carts are. */
const KEPT_DAYS = 90;

/** Why nobody is written to about a cart now; null when somebody may be. */
export const refusalOf = (cart: LeftCart): ReminderRefusal | null =>
  refuseReminder({
    isPurchased: cart.isPurchased,
    hasOrderedSince: cart.hasOrderedSince,
    isReminded: cart.remindedOn !== null,
    isWrittenLately: cart.isWrittenLately,
    isUnsubscribed: cart.isUnsubscribed,
    lineCount: cart.lines.filter(({ isAvailable }) => isAvailable).length,
  });

/**
 * Writes the mail about a cart that the caller has locked, and notes it, in the caller's transaction. So that two carts
 * of one buyer are not written about at the same moment, the address is locked too.
 */
export async function remindIn(
  platform: Platform,
  tx: Queryable,
  cart: { readonly websiteId: string; readonly cartId: string; readonly requestedBy: string | null },
): Promise<Result<null, ReminderRefusal>> {
  const { websiteId, cartId, requestedBy } = cart;
  const now = new Date(platform.clock.now());
  const left = await findLeftCart(tx, websiteId, cartId, now);
  const shop = await findShop(tx, websiteId);
  if (left === null || shop === null) return fail('empty');
  await lockAddress(tx, websiteId, left.email);
  // Read again after the wait.
  const present = await findLeftCart(tx, websiteId, cartId, now);
  const refusal = present === null ? 'empty' : refusalOf(present);
  if (present === null || refusal !== null) return fail(refusal ?? 'empty');
  const token = newToken();
  const isNew = await insertReminder(tx, {
    websiteId,
    cartId,
    token,
    email: present.email,
    requestedBy,
    sentOn: now,
  });
  if (!isNew) return fail('reminded');
  const { title, settings } = shop;
  const { address, contactEmail, timeZone, store, language } = settings;
  const origin = siteOrigin(await findHosts(tx, websiteId), platform.config) ?? '';
  const unsubscribeUrl = origin + unsubscribePath(token);
  const plan = cartMail({
    shop: { title, origin, address, contactEmail, timeZone },
    locale: localeOf(language),
    currency: store.currency,
    lines: present.lines.filter(({ isAvailable }) => isAvailable).slice(0, REMINDER_LINES),
    returnUrl: origin + returnPath(token),
    unsubscribeUrl,
  });
  await queueMail(platform, tx, {
    plan,
    websiteId,
    id: newId(now.getTime()),
    kind: 'cart-reminder',
    orderId: null,
    recipient: present.email,
    unsubscribeUrl,
    now,
  });
  return ok(null);
}

async function lockAddress(tx: Queryable, websiteId: string, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('cart reminder ' || ${websiteId} || ' ' || ${email}, 0))`,
  );
}

/** One run: writes to the buyers of carts that are due. Every server process may run it. Returns how many were written. */
export async function sendCartReminders(platform: Platform, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (const { websiteId, hours } of await findRemindingWebsites(platform.db)) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      if (signal?.aborted === true) return sent;
      const written = await platform.db.transaction(async (tx) => {
        const now = new Date(platform.clock.now());
        const due = await lockDueCarts(tx, websiteId, { now, hours, limit: BATCH });
        let count = 0;
        for (const cartId of due) {
          const reminded = await remindIn(platform, tx, { websiteId, cartId, requestedBy: null });
          if (reminded.ok) count += 1;
        }
        return count;
      });
      sent += written;
      // What was refused is found again: nobody else is due then.
      if (written === 0) break;
    }
  }
  return sent;
}

export const cartReminderPoller = (platform: Platform): Poller => ({
  name: 'cart-reminders',
  every: INTERVAL,
  run: (signal) => sendCartReminders(platform, signal),
});

/** Every night, so that the table does not grow with years of carts. */
export const oldRemindersJob: ScheduledJob = {
  name: 'remove-old-cart-reminders',
  cron: '35 3 * * *',
  async run(platform) {
    const before = new Date(platform.clock.now() - KEPT_DAYS * 24 * 60 * 60 * 1000);
    const removed = await removeOldReminders(platform.db, before);
    platform.log.info({ removed }, 'removed old reminders of carts');
  },
};
