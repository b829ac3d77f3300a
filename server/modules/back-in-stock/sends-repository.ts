import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { CollectionKind } from '../content/index.ts';
import type { WebsiteSettings } from '../websites/index.ts';

/** Websites of one run. */
const MAX_WEBSITES = 1000;

/** A request to write to those who wait for a variant. */
export interface NewSend {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  /** The owner's account; null for a return to stock. */
  readonly requestedBy: string | null;
  /** The last movement of stock that those it is for may have seen; null: everyone who waits. */
  readonly seenBefore: number | null;
  /** How many wait. */
  readonly waiting: number;
}

/**
 * Stores requests to write to those who wait. One that is made again while mails are being written joins that one, which
 * is then for everyone who waits by now.
 */
export async function openSends(
  tx: Queryable,
  websiteId: string,
  sends: readonly NewSend[],
  now: Date,
): Promise<void> {
  if (sends.length === 0) return;
  // In the same order on every server, to avoid deadlocks.
  const sorted = sends.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  await runNamed(
    tx,
    {
      name: 'back-in-stock-open-sends',
      text: `insert into back_in_stock_sends as d
          (website_id, id, item_id, variant_id, requested_by, seen_before, total, requested_on)
        select $1, g.id, g."productId", g."variantId", g."requestedBy", g."seenBefore",
          least(g.waiting, ${COUNT_LIMIT}), $3
        from json_to_recordset($2::json) as g(id uuid, "productId" uuid, "variantId" uuid, "requestedBy" uuid,
          "seenBefore" int, waiting int)
        on conflict (website_id, variant_id) where finished_on is null do update
          set requested_on = greatest(d.requested_on, excluded.requested_on),
            requested_by = coalesce(d.requested_by, excluded.requested_by),
            seen_before = case when d.seen_before is null or excluded.seen_before is null then null
              else greatest(d.seen_before, excluded.seen_before) end,
            total = greatest(d.total, d.sent + excluded.total)`,
    },
    [websiteId, JSON.stringify(sorted), now],
  );
}

/** A request whose mails are to be written, with what they say of its product. */
export interface DueSend {
  readonly websiteId: string;
  readonly id: string;
  readonly variantId: string;
  /** Milliseconds since the epoch. */
  readonly requestedOn: number;
  readonly seenBefore: number | null;
  readonly [column: string]: unknown;
}

/**
 * Locks the oldest request with mails to write until the transaction ends: of one variant, or over all websites, since
 * one poller serves them all. Null when there is none that no other server is at. Closed websites wait.
 */
export async function lockDueSend(
  tx: Queryable,
  of: { readonly websiteId: string; readonly variantId: string } | null,
): Promise<DueSend | null> {
  const [row] = await runNamed<DueSend>(
    tx,
    {
      name: 'back-in-stock-lock-send',
      text: `select d.website_id as "websiteId", d.id, d.variant_id as "variantId",
          (extract(epoch from d.requested_on) * 1000)::float8 as "requestedOn", d.seen_before as "seenBefore"
        from back_in_stock_sends d join websites w on w.website_id = d.website_id and w.archived_on is null
        where d.finished_on is null and ($1::uuid is null or (d.website_id = $1 and d.variant_id = $2))
        order by d.requested_on limit 1 for update of d skip locked`,
    },
    [of?.websiteId ?? null, of?.variantId ?? null],
  );
  return row ?? null;
}

/** A variant as the mail shows it. */
export interface MailedVariant {
  readonly product: string;
  readonly status: ItemStatus;
  readonly attributes: Readonly<Record<string, string>>;
  /** What buyers pay now. */
  readonly priceMinor: number;
  readonly kind: CollectionKind;
  readonly collectionUrlId: string;
  readonly urlId: string;
  readonly shopTitle: string;
  readonly settings: WebsiteSettings;
  readonly [column: string]: unknown;
}

/** A variant as the mail shows it; null where it does not exist or its product is in the bin. */
export async function findMailedVariant(
  tx: Queryable,
  websiteId: string,
  variantId: string,
): Promise<MailedVariant | null> {
  const [row] = await runNamed<MailedVariant>(
    tx,
    {
      name: 'back-in-stock-mailed-variant',
      text: `select i.title as product, i.status, v.attributes,
          (case when v.on_sale then v.sale_price_minor else v.price_minor end)::float8 as "priceMinor",
          c.kind, c.url_id as "collectionUrlId", i.url_id as "urlId", w.title as "shopTitle", w.settings
        from variants v
        join websites w on w.website_id = v.website_id
        join items i on i.website_id = v.website_id and i.id = v.item_id and i.deleted_on is null
        join collections c on c.website_id = i.website_id and c.id = i.collection_id
        where v.website_id = $1 and v.id = $2`,
    },
    [websiteId, variantId],
  );
  return row ?? null;
}

/** Somebody who waits. */
export interface WaitingPerson {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly secret: string;
  readonly [column: string]: unknown;
}

/** SQL for the sign-ups that a request is for: $1 to $4 are its website, variant, time and `seenBefore`. */
const wanted = `website_id = $1 and variant_id = $2 and sent_on is null
  and created_on <= to_timestamp($3 / 1000.0) and ($4::int is null or seen_movement < $4)`;
const valuesOf = ({ websiteId, variantId, requestedOn, seenBefore }: DueSend): readonly unknown[] => [
  websiteId,
  variantId,
  requestedOn,
  seenBefore,
];

/** The next people that a request is for, in the order in which they signed up, locked until the transaction ends. */
export function lockWaiting(tx: Queryable, send: DueSend, limit: number): Promise<readonly WaitingPerson[]> {
  return runNamed<WaitingPerson>(
    tx,
    {
      name: 'back-in-stock-lock-waiting',
      // Somebody who unsubscribes at this moment is left to the next batch, which finds them gone.
      text: `select id, email, language, secret from back_in_stock_sign_ups
        where ${wanted} order by id limit $5 for update skip locked`,
    },
    [...valuesOf(send), limit],
  );
}

/** Whether a request is for anyone who still waits. */
export async function isAnyoneWaiting(tx: Queryable, send: DueSend): Promise<boolean> {
  const [row] = await runNamed<{ any: boolean }>(
    tx,
    {
      name: 'back-in-stock-anyone',
      text: `select exists (select from back_in_stock_sign_ups where ${wanted}) as any`,
    },
    valuesOf(send),
  );
  return row?.any ?? false;
}

/** Notes to whom mails were written. */
export async function setSent(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'back-in-stock-set-sent',
      text: 'update back_in_stock_sign_ups set sent_on = $3 where website_id = $1 and id = any($2::uuid[])',
    },
    [websiteId, ids, now],
  );
}

/** Counts mails of a request, and ends it where that was all. */
export async function advanceSend(
  tx: Queryable,
  { websiteId, id }: DueSend,
  done: { readonly sent: number; readonly isFinished: boolean; readonly now: Date },
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'back-in-stock-advance-send',
      text: `update back_in_stock_sends set sent = sent + $3, finished_on = case when $4 then $5::timestamptz end
        where website_id = $1 and id = $2`,
    },
    [websiteId, id, done.sent, done.isFinished, done.now],
  );
}

/** Websites that write to those who wait by themselves. Over all websites: one poller serves them all. */
export async function findAutomaticWebsites(db: Database): Promise<readonly string[]> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'back-in-stock-automatic',
      text: `select website_id as id from websites where archived_on is null
          and (settings #>> '{commerce,backInStock,automatic}')::boolean
          and coalesce((settings #>> '{commerce,restock,enabled}')::boolean, true)
        order by website_id limit ${MAX_WEBSITES}`,
    },
    [],
  );
  return rows.map(({ id }) => id);
}
