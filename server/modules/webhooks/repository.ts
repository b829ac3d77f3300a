import { and, desc, eq, sql } from 'drizzle-orm';
import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from './tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;

/** Of a delivery `d`. What is taken for spam while it waits, waits until it is none. */
export const isNoSpam = `(select s.is_spam from form_submissions s
  where s.website_id = d.website_id and s.id = d.submission_id) is not true`;

const ofForm = (websiteId: string, formId: string) =>
  and(eq(webhooks.websiteId, websiteId), eq(webhooks.formId, formId));
const byId = ({ websiteId, id }: Pick<WebhookRow, 'websiteId' | 'id'>) =>
  and(eq(webhooks.websiteId, websiteId), eq(webhooks.id, id));

export async function findWebhook(
  db: Queryable,
  websiteId: string,
  formId: string,
): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(ofForm(websiteId, formId));
  return row ?? null;
}

/** The webhook of a form, locked until the transaction ends. */
export async function lockWebhook(
  tx: Queryable,
  websiteId: string,
  formId: string,
): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(webhooks).where(ofForm(websiteId, formId)).for('update');
  return row ?? null;
}

/** Adds a webhook. False when its form has one already. */
export async function insertWebhook(tx: Queryable, row: WebhookRow): Promise<boolean> {
  const added = await tx.insert(webhooks).values(row).onConflictDoNothing();
  return added.rowCount === 1;
}

export async function updateWebhook(
  tx: Queryable,
  row: WebhookRow,
  change: Partial<Omit<WebhookRow, 'websiteId' | 'id' | 'formId'>>,
): Promise<void> {
  await tx.update(webhooks).set(change).where(byId(row));
}

/** Deletes a webhook with its deliveries and its requests. */
export async function deleteWebhook(tx: Queryable, row: WebhookRow): Promise<void> {
  const { websiteId, id } = row;
  await tx.delete(webhooks).where(byId(row));
  await tx
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.websiteId, websiteId), eq(webhookDeliveries.webhookId, id)));
  await tx
    .delete(webhookAttempts)
    .where(and(eq(webhookAttempts.websiteId, websiteId), eq(webhookAttempts.webhookId, id)));
}

/** What was given up since a time is to be sent again. */
export async function requeueFailed(tx: Queryable, row: WebhookRow, since: Date, now: Date): Promise<void> {
  const { websiteId, id } = row;
  await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, nextOn: now })
    .where(
      and(
        eq(webhookDeliveries.websiteId, websiteId),
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.state, 'failed'),
        sql`${webhookDeliveries.nextOn} >= ${since}`,
      ),
    );
}

/** What waits is due now: its address is another one, or works again. */
export async function makeDue(tx: Queryable, { websiteId, id }: WebhookRow, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ attempts: 0, nextOn: now })
    .where(
      and(
        eq(webhookDeliveries.websiteId, websiteId),
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.state, 'waiting'),
        sql`${webhookDeliveries.nextOn} > ${now}`,
      ),
    );
}

/** Queues a submission for the webhook of its form, where that is on; one that was queued before begins again. */
export async function queueSubmission(
  tx: Queryable,
  queued: {
    readonly websiteId: string;
    readonly formId: string;
    readonly submissionId: string;
    readonly id: string;
    readonly now: Date;
  },
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'webhook-deliveries-queue',
      text: `insert into webhook_deliveries (website_id, id, webhook_id, submission_id, state, next_on, created_on)
          select w.website_id, $4::uuid, w.id, $3::uuid, 'waiting', $5::timestamptz, $5::timestamptz
          from webhooks w where w.website_id = $1 and w.form_id = $2 and w.is_on
        on conflict (website_id, submission_id, webhook_id)
          do update set state = 'waiting', attempts = 0, next_on = excluded.next_on`,
    },
    [queued.websiteId, queued.formId, queued.submissionId, queued.id, queued.now],
  );
}

/** How many submissions are still to be sent, spam left out, at most COUNT_LIMIT. */
export async function countWaiting(
  db: Queryable,
  { websiteId, id }: Pick<WebhookRow, 'websiteId' | 'id'>,
): Promise<number> {
  const rows = await runNamed<{ count: number }>(
    db,
    {
      name: 'webhook-deliveries-waiting',
      text: `select count(*)::int as count from (select 1 from webhook_deliveries d
        where d.website_id = $1 and d.webhook_id = $2 and d.state = 'waiting' and ${isNoSpam} limit ${COUNT_LIMIT}) counted`,
    },
    [websiteId, id],
  );
  return rows[0]?.count ?? 0;
}

/** The newest requests of a webhook, or only those of a submission. */
export function newestAttempts(
  db: Queryable,
  { websiteId, id }: Pick<WebhookRow, 'websiteId' | 'id'>,
  { submissionId, most }: { readonly submissionId: string | null; readonly most: number },
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(webhookAttempts)
    .where(
      and(
        eq(webhookAttempts.websiteId, websiteId),
        eq(webhookAttempts.webhookId, id),
        submissionId === null ? undefined : eq(webhookAttempts.submissionId, submissionId),
      ),
    )
    .orderBy(desc(webhookAttempts.id))
    .limit(most);
}

export async function findDelivery(
  db: Queryable,
  { websiteId, id }: Pick<WebhookRow, 'websiteId' | 'id'>,
  submissionId: string,
): Promise<DeliveryRow | null> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.websiteId, websiteId),
        eq(webhookDeliveries.submissionId, submissionId),
        eq(webhookDeliveries.webhookId, id),
      ),
    );
  return row ?? null;
}

/** Adds the request of a test. */
export async function insertAttempt(tx: Queryable, row: AttemptRow): Promise<void> {
  await tx.insert(webhookAttempts).values(row);
}
