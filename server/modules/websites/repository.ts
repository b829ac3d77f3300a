import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { SitePicture } from '../../platform/site.ts';
import type { WebsiteSettings } from '../../platform/website-settings.ts';
import { websiteHosts, websites } from './tables.ts';

export interface WebsiteRow {
  readonly websiteId: string;
  readonly identifier: string;
  readonly title: string;
  readonly revision: number;
  readonly homeCollectionId: string | null;
  readonly settings: WebsiteSettings;
  readonly archivedOn: Date | null;
}

const columns = {
  websiteId: websites.websiteId,
  identifier: websites.identifier,
  title: websites.title,
  revision: websites.revision,
  homeCollectionId: websites.homeCollectionId,
  settings: websites.settings,
  archivedOn: websites.archivedOn,
};

/** The website of a host. The query has no website id, since it finds one. */
export async function findByHost(db: Queryable, host: string): Promise<WebsiteRow | null> {
  const rows = await db
    .select(columns)
    .from(websiteHosts)
    .innerJoin(websites, eq(websites.websiteId, websiteHosts.websiteId))
    .where(eq(websiteHosts.host, host));
  return rows[0] ?? null;
}

/** With `lock` the row is locked until the transaction ends: nobody else can change it or raise its revision. */
export async function findById(
  db: Queryable,
  websiteId: string,
  options: { readonly lock?: boolean } = {},
): Promise<WebsiteRow | null> {
  const query = db.select(columns).from(websites).where(eq(websites.websiteId, websiteId));
  const [row] = options.lock === true ? await query.for('update') : await query;
  return row ?? null;
}

export async function insertWebsite(
  db: Queryable,
  row: WebsiteRow & { readonly createdOn: Date },
): Promise<void> {
  await db.insert(websites).values(row);
}

/** Adds a host name; unchanged when this website already has it. False when another website has it. */
export async function insertHost(db: Queryable, websiteId: string, host: string): Promise<boolean> {
  await db.insert(websiteHosts).values({ websiteId, host }).onConflictDoNothing();
  const rows = await db
    .select({ owner: websiteHosts.websiteId })
    .from(websiteHosts)
    .where(eq(websiteHosts.host, host));
  return rows[0]?.owner === websiteId;
}

/** Pictures of a website, by their ids; of files that are none, and of other websites, nothing. */
export function findPictures(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SitePicture[]> {
  return runNamed<SitePicture & Record<string, unknown>>(
    db,
    {
      name: 'website-pictures',
      text: `select id, '/media/' || id || '/' || filename as "assetUrl" from assets
        where website_id = $1 and id = any($2::uuid[]) and kind = 'picture'`,
    },
    [websiteId, ids],
  );
}

export async function updateWebsite(
  db: Queryable,
  websiteId: string,
  change: Partial<Pick<WebsiteRow, 'title' | 'identifier' | 'homeCollectionId' | 'settings' | 'archivedOn'>>,
): Promise<void> {
  await db.update(websites).set(change).where(eq(websites.websiteId, websiteId));
}

/** The hosts of a website, in order. */
export async function findHosts(db: Queryable, websiteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ host: websiteHosts.host })
    .from(websiteHosts)
    .where(eq(websiteHosts.websiteId, websiteId))
    .orderBy(websiteHosts.host);
  return rows.map(({ host }) => host);
}

export async function deleteHosts(db: Queryable, websiteId: string): Promise<void> {
  await db.delete(websiteHosts).where(eq(websiteHosts.websiteId, websiteId));
}

export async function moveHosts(db: Queryable, from: string, to: string): Promise<void> {
  await db.update(websiteHosts).set({ websiteId: to }).where(eq(websiteHosts.websiteId, from));
}

/** Raises the revision and notifies every server process, when and only when the caller's transaction commits. */
export async function incrementRevision(db: Queryable, websiteId: string): Promise<void> {
  await db.execute(sql`
    with raised as (
      update websites set revision = revision + 1, changed_on = now()
      where website_id = ${websiteId} returning website_id
    )
    select pg_notify('vitrine', 'site:' || website_id) from raised`);
}
