import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { openDatabase, type Database } from '@vitrine/server/platform/db/database.ts';
import { choosePostgresPlace } from '@vitrine/server/platform/db/postgres-place.ts';
import { shopFolder } from './owner.ts';
import { shopOrigin } from './shop-address.ts';

/** One block in a separate section; `id` is the block's and, after `section-`, the section's. */
export interface TestBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * The shop's database, for pages that would take an owner too long to create by hand. Close it with `$client.end()`.
 */
export function openShopDatabase(): Database {
  const { socketFolder } = choosePostgresPlace(shopFolder());
  return openDatabase(`postgres://vitrine@localhost:5432/vitrine?host=${encodeURIComponent(socketFolder)}`, {
    max: 1,
  });
}

/** Asset ids of the demo shop by file name without extension. */
export async function assetsByName(db: Database): Promise<(name: string) => string> {
  const { rows } = await db.$client.query<{ id: string; filename: string }>(
    'select id, filename from assets',
  );
  return (name) => {
    const asset = rows.find(({ filename }) => filename.replace(/\.\w+$/, '') === name);
    if (asset === undefined) throw new Error(`the demo shop has no picture ${name}`);
    return asset.id;
  };
}

/**
 * Writes a page of blocks at `/{urlId}` that visitors see, replacing an existing one, also one that was hidden, and
 * notifies the shop; resolves once it has been notified.
 */
export async function writePage(
  db: Database,
  urlId: string,
  title: string,
  blocks: readonly TestBlock[],
): Promise<void> {
  const document = {
    version: 2,
    sections: [
      written('head', 'small', { id: 'head', type: 'heading', props: { text: title, level: 1 } }),
      ...blocks.map((block) => written(block.id, 'small', block)),
    ],
  };
  await db.$client.query(
    `with shop as (select website_id from websites order by created_on limit 1),
     page as (
       insert into collections (website_id, id, kind, url_id, title, document, updated_on)
       select website_id, $1, 'page', $2, $3, $4, now() from shop
       on conflict (website_id, url_id) where deleted_on is null do update set document = excluded.document, title = excluded.title, status = 'published', updated_on = now()
       returning website_id),
     raised as (
       update websites set revision = revision + 1 where website_id = (select website_id from page) returning website_id)
     select pg_notify('vitrine', 'site:' || website_id) from raised`,
    [randomUUID(), urlId, title, JSON.stringify(document)],
  );
  const last = `id="section-${blocks.at(-1)?.id ?? 'head'}"`;
  await expect
    .poll(async () => (await (await fetch(`${shopOrigin}/${urlId}`)).text()).includes(last), urlId)
    .toBe(true);
}

/** Removes such pages again: other journeys visit every page. */
export async function removePages(db: Database, urlIds: readonly string[]): Promise<void> {
  await db.$client.query(`delete from collections where kind = 'page' and url_id = any($1)`, [urlIds]);
  await raiseRevision(db);
}

/** Makes the shop render its pages again. */
export async function raiseRevision(db: Database): Promise<void> {
  await db.$client.query(
    `with raised as (update websites set revision = revision + 1 returning website_id)
     select pg_notify('vitrine', 'site:' || website_id) from raised`,
  );
}

function written(id: string, space: string, block: TestBlock): object {
  return {
    id,
    theme: 'light',
    space,
    fullWidth: false,
    blocks: [{ ...block, place: { column: 1, columns: 24, row: 1, rows: 1 } }],
  };
}
