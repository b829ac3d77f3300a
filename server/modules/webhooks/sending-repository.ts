import { isTurnedOff, pauseAfterAttempt, restOfServer } from '@vitrine/domain/webhook/webhook-retries.ts';
import { isAway } from '@vitrine/domain/webhook/webhook-states.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Platform } from '../../platform/platform.ts';
import { isNoSpam } from './repository.ts';
import type { SendOutcome, WebhookTarget } from './send-request.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

/** A delivery that this process sends, and no other one meanwhile. */
export interface DueDelivery extends Omit<WebhookTarget, 'beforeUntil'> {
  readonly id: string;
  readonly webhookId: string;
  readonly version: string;
  readonly submissionId: string;
  readonly attempts: number;
  /** Milliseconds since the epoch. */
  readonly beforeUntil: number | null;
  /** Until when it is claimed. */
  readonly claimedUntil: Date;
}

/** Whose delivery is claimed, and for how long. */
export interface Claim {
  readonly now: Date;
  readonly until: Date;
  /** Only of webhooks that took what they were sent last. */
  readonly isForWorking: boolean;
}

/**
 * Claims the next delivery of the webhook that was sent to longest ago, until a time: then another server may send for it,
 * should this one be gone. So a webhook gets one request at a time, and none waits until another one has got everything.
 * Null when nothing is due.
 */
export async function claimDue(
  db: Queryable,
  { now, until, isForWorking }: Claim,
): Promise<DueDelivery | null> {
  const rows = await runNamed<Omit<DueDelivery, 'claimedUntil'> & Record<string, unknown>>(
    db,
    {
      name: 'webhook-deliveries-claim',
      text: `with due as (
          select w.website_id, w.id as webhook_id, next.id, next.submission_id, next.attempts
          from webhooks w cross join lateral (
            select d.id, d.submission_id, d.attempts, d.next_on from webhook_deliveries d
            where d.website_id = w.website_id and d.webhook_id = w.id and d.state = 'waiting' and d.next_on <= $1
              and ${isNoSpam}
            order by d.next_on limit 1
          ) next
          where w.is_on and w.turned_off_on is null and (w.rests_until is null or w.rests_until <= $1)
            and (w.failing_since is null or not $3::boolean)
          order by w.rests_until nulls first, next.next_on, next.id limit 1 for update of w skip locked
        )
        update webhooks w set rests_until = $2 from due
        where w.website_id = due.website_id and w.id = due.webhook_id
        returning w.website_id as "websiteId", due.id, w.id as "webhookId", w.version,
          due.submission_id as "submissionId", due.attempts, w.address, w.sealed_secret as "sealedSecret",
          w.sealed_before as "sealedBefore", (extract(epoch from w.before_until) * 1000)::float8 as "beforeUntil"`,
    },
    [now, until, isForWorking],
  );
  const [found] = rows;
  return found === undefined ? null : { ...found, claimedUntil: until };
}

/** Gives a webhook back without an attempt: nothing was sent, or the server is about to stop. */
export async function release(
  db: Queryable,
  { websiteId, webhookId, claimedUntil }: DueDelivery,
): Promise<void> {
  await db
    .update(webhooks)
    .set({ restsUntil: null })
    .where(
      and(
        eq(webhooks.websiteId, websiteId),
        eq(webhooks.id, webhookId),
        // Once an owner has changed it, another server may send for it.
        eq(webhooks.restsUntil, claimedUntil),
      ),
    );
}

/** Deletes a delivery whose submission is gone. */
export async function dropDelivery(db: Queryable, due: DueDelivery): Promise<void> {
  const { websiteId, id } = due;
  await db
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.websiteId, websiteId), eq(webhookDeliveries.id, id)));
  await release(db, due);
}

/** Notes what came of an attempt: at the delivery, at its webhook and among the requests. */
export function noteOutcome(
  platform: Platform,
  due: DueDelivery,
  sent: { readonly id: string; readonly on: Date; readonly outcome: SendOutcome },
): Promise<void> {
  const { outcome } = sent;
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    // The webhook first, as everywhere.
    await noteOfWebhook(tx, due, outcome, now);
    const isKnown = await noteOfDelivery(tx, due, outcome, now);
    if (!isKnown) return;
    await runNamed(
      tx,
      {
        name: 'webhook-attempts-insert',
        text: `insert into webhook_attempts (website_id, id, webhook_id, submission_id, address, status, problem, answer,
            took, sent_on) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      },
      [
        due.websiteId,
        sent.id,
        due.webhookId,
        due.submissionId,
        due.address,
        outcome.status,
        outcome.problem,
        outcome.answer,
        outcome.took,
        sent.on,
      ],
    );
  });
}

/** What an attempt says of its webhook; of one that was changed meanwhile it says nothing. */
async function noteOfWebhook(
  tx: Queryable,
  due: DueDelivery,
  outcome: SendOutcome,
  now: number,
): Promise<void> {
  const { websiteId, webhookId, version } = due;
  const where = and(eq(webhooks.websiteId, websiteId), eq(webhooks.id, webhookId));
  const moment = new Date(now);
  const [stored] = await tx
    .select({ since: webhooks.failingSince, version: webhooks.version })
    .from(webhooks)
    .where(where)
    .for('update');
  if (stored?.version !== version) {
    await release(tx, due);
    return;
  }
  if (outcome.problem === null) {
    const working = { failingSince: null, restsUntil: moment, deliveredOn: moment };
    await tx.update(webhooks).set(working).where(where);
    return;
  }
  const since = stored.since ?? moment;
  const rests = isAway(outcome.problem, outcome.status);
  const isGivenUp = pauseAfterAttempt(due.attempts + 1) === null;
  await tx
    .update(webhooks)
    .set({
      failingSince: since,
      restsUntil: new Date(rests ? now + restOfServer(since.getTime(), now) : now),
      // Not before it was tried for a day: a form may be filled in once a month.
      ...(isGivenUp && isTurnedOff(since.getTime(), now) ? { turnedOffOn: moment } : {}),
    })
    .where(where);
}

/** False for a delivery that was erased meanwhile: nothing is kept of it. */
async function noteOfDelivery(
  tx: Queryable,
  { websiteId, id, attempts }: DueDelivery,
  outcome: SendOutcome,
  now: number,
): Promise<boolean> {
  const where = and(eq(webhookDeliveries.websiteId, websiteId), eq(webhookDeliveries.id, id));
  const [stored] = await tx
    .select({ attempts: webhookDeliveries.attempts })
    .from(webhookDeliveries)
    .where(where)
    .for('update');
  if (stored === undefined) return false;
  // Queued afresh meanwhile: that it failed before does not end what an owner has just begun.
  if (outcome.problem !== null && stored.attempts !== attempts) return true;
  const pause = pauseAfterAttempt(attempts + 1);
  const moment = new Date(now);
  const change =
    outcome.problem === null
      ? ({ state: 'delivered', deliveredOn: moment } as const)
      : pause === null
        ? ({ state: 'failed', nextOn: moment } as const)
        : { nextOn: new Date(now + pause) };
  await tx
    .update(webhookDeliveries)
    .set({ ...change, attempts: stored.attempts + 1 })
    .where(where);
  return true;
}
