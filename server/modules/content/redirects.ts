import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import { wildcardPatterns, resolveRedirectChain } from '@vitrine/domain/content/address-rules.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision, lockWebsite } from '../websites/index.ts';

/** Most redirects of one website; beyond it the oldest automatic ones are deleted. */
const MAX_REDIRECTS = 5000;

/** An old address and its target. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** 301 permanent, 302 temporary. */
  readonly status: number;
  /** Created by a change of address, not by hand. */
  readonly isAutomatic: boolean;
}

const columns = `from_path as "from", to_path as "to", status, is_automatic as "isAutomatic"`;

/** The redirects of a website by path, `limit` of them after a path; for its owner. */
export function listRedirects(
  platform: { readonly db: Queryable },
  websiteId: string,
  { after = '', limit = 100 }: { readonly after?: string; readonly limit?: number } = {},
): Promise<readonly Redirect[]> {
  return runNamed<Redirect & Record<string, unknown>>(
    platform.db,
    {
      name: 'content-redirects',
      text: `select ${columns} from redirects where website_id = $1 and from_path > $2 order by from_path limit $3`,
    },
    [websiteId, after, Math.min(Math.max(1, limit), MAX_REDIRECTS + 1)],
  );
}

/** The redirects from any of these paths. One query, by the index. */
export async function redirectsFrom(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  paths: readonly string[],
): Promise<readonly Redirect[]> {
  const { rows } = await platform.db.$client.query<Redirect>({
    name: 'content-redirects-from',
    text: `select ${columns} from redirects where website_id = $1 and from_path = any($2::text[])`,
    values: [websiteId, paths],
  });
  return rows;
}

/**
 * Adds a redirect or changes its target. Chains are collapsed: it points straight to the end of the chain, and
 * redirects to its own path are updated too.
 */
export async function addRedirect(
  platform: Platform,
  websiteId: string,
  { from, to, status = 301 }: { readonly from: string; readonly to: string; readonly status?: 301 | 302 },
): Promise<
  Result<
    Redirect,
    Extract<
      ErrorCode,
      'REDIRECT_PATH_INVALID' | 'REDIRECT_TARGET_INVALID' | 'REDIRECT_LOOP' | 'TOO_MANY_REDIRECTS'
    >
  >
> {
  return platform.db.transaction(async (tx) => {
    // One writer at a time per website: two concurrent rules could form a loop.
    await lockWebsite(tx, websiteId);
    const known = await listRedirects({ db: tx }, websiteId, { limit: MAX_REDIRECTS + 1 });
    const byPath = new Map(known.map((one) => [one.from, one.to]));
    byPath.delete(from);
    if (byPath.size >= MAX_REDIRECTS) return fail('TOO_MANY_REDIRECTS', { params: { most: MAX_REDIRECTS } });
    const settled = resolveRedirectChain({ from, to }, (path) => byPath.get(path));
    if (!settled.ok) return settled;
    await tx.execute(sql`update redirects set to_path = ${settled.value.to}
      where website_id = ${websiteId} and to_path = ${from}`);
    await upsertRedirect(
      tx,
      websiteId,
      { ...settled.value, status, isAutomatic: false },
      platform.clock.now(),
    );
    await bumpRevision(tx, websiteId);
    return ok({ ...settled.value, status, isAutomatic: false });
  });
}

/** Removes a redirect. False when there is none at this path. */
export async function removeRedirect(platform: Platform, websiteId: string, from: string): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    const deleted = await tx.execute(
      sql`delete from redirects where website_id = ${websiteId} and from_path = ${from}`,
    );
    if (deleted.rowCount === 0) return false;
    await bumpRevision(tx, websiteId);
    return true;
  });
}

async function upsertRedirect(db: Queryable, websiteId: string, one: Redirect, now: number): Promise<void> {
  await db.execute(sql`
    insert into redirects (website_id, from_path, to_path, status, is_automatic, created_on)
    values (${websiteId}, ${one.from}, ${one.to}, ${one.status}, ${one.isAutomatic}, ${new Date(now)})
    on conflict (website_id, from_path) do update set to_path = excluded.to_path, status = excluded.status,
      is_automatic = excluded.is_automatic, created_on = excluded.created_on`);
}

/**
 * Records a change of address, inside the caller's transaction: the old address and every redirect to it point to the
 * new one, and no redirect starts at the new one. `withAllBelow` for a list, whose items move with it.
 */
export async function recordAddressChange(
  db: Queryable,
  websiteId: string,
  move: { readonly from: string; readonly to: string; readonly withAllBelow: boolean },
  now: number,
): Promise<void> {
  const { from, to, withAllBelow } = move;
  const below = `${from}/`;
  await lockWebsite(db, websiteId);
  await db.execute(sql`delete from redirects where website_id = ${websiteId}
    and from_path in (${to}, ${withAllBelow ? `${to}/*` : to})`);
  await db.execute(sql`update redirects set to_path = ${to}::text || substr(to_path, length(${from}::text) + 1)
    where website_id = ${websiteId} and (to_path = ${from} or (${withAllBelow} and starts_with(to_path, ${below})))`);
  await upsertRedirect(db, websiteId, { from, to, status: 301, isAutomatic: true }, now);
  if (withAllBelow) {
    // An entry that moved within the list was reachable under every former address of the list, which may get one of
    // them back.
    await db.execute(sql`
      insert into redirects (website_id, from_path, to_path, status, is_automatic, created_on)
      select website_id, ${to}::text || substr(from_path, length(${from}::text) + 1), to_path, status, true, created_on
      from redirects where website_id = ${websiteId} and is_automatic and starts_with(from_path, ${below})
        and from_path <> ${`${from}/*`}
      on conflict do nothing`);
    await upsertRedirect(
      db,
      websiteId,
      { from: `${from}/*`, to: `${to}/*`, status: 301, isAutomatic: true },
      now,
    );
  }
  await forgetOldest(db, websiteId);
}

/** Deletes redirects to themselves, and the oldest automatic ones beyond the limit. */
async function forgetOldest(db: Queryable, websiteId: string): Promise<void> {
  await db.execute(sql`delete from redirects where website_id = ${websiteId} and (from_path = to_path
    or from_path in (select r.from_path from redirects r where r.website_id = ${websiteId} and r.is_automatic
      order by r.created_on desc, r.from_path offset ${MAX_REDIRECTS - 500}))`);
}

/** Notes that items moved, many at once: old addresses redirect to the new ones. The oldest are forgotten. */
export async function recordItemMoves(
  db: Queryable,
  websiteId: string,
  moves: readonly { readonly from: string; readonly to: string }[],
  now: number,
): Promise<void> {
  if (moves.length === 0) return;
  const from = sql`${sql.param(moves.map((move) => move.from))}::text[]`;
  const to = sql`${sql.param(moves.map((move) => move.to))}::text[]`;
  await lockWebsite(db, websiteId);
  await db.execute(sql`delete from redirects where website_id = ${websiteId} and from_path = any(${to})`);
  await db.execute(sql`update redirects r set to_path = g.new from unnest(${from}, ${to}) as g(old, new)
    where r.website_id = ${websiteId} and r.to_path = g.old`);
  await db.execute(sql`
    insert into redirects (website_id, from_path, to_path, status, is_automatic, created_on)
    select ${websiteId}, g.old, g.new, 301, true, ${new Date(now)} from unnest(${from}, ${to}) as g(old, new)
    on conflict (website_id, from_path) do update
      set to_path = excluded.to_path, status = 301, is_automatic = true, created_on = excluded.created_on`);
  await forgetOldest(db, websiteId);
}

/** All paths at which a redirect for this path may be stored: itself, and the wildcards above it. */
export function candidatePaths(path: string): string[] {
  return [path, ...wildcardPatterns(path)];
}
