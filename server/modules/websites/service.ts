import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { notificationBarrier } from '../../platform/notification-barrier.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findById,
  insertHost,
  insertWebsite,
  incrementRevision,
  updateWebsite,
  type WebsiteRow,
} from './repository.ts';
import type { WebsiteSettings } from '../../platform/website-settings.ts';

/** Creates a website without pages. `hosts` in the form of `requestHost`: lower case, port only when not 80 or 443. */
export async function createWebsite(
  platform: Platform,
  input: {
    readonly websiteId?: string;
    readonly identifier: string;
    readonly title: string;
    readonly settings: WebsiteSettings;
    readonly hosts: readonly string[];
    /** Null by default. */
    readonly homeCollectionId?: string | null;
  },
): Promise<string> {
  const websiteId = input.websiteId ?? newId(platform.clock.now());
  await platform.db.transaction(async (tx) => {
    await insertWebsite(tx, {
      websiteId,
      identifier: input.identifier,
      title: input.title,
      settings: input.settings,
      revision: 1,
      homeCollectionId: input.homeCollectionId ?? null,
      archivedOn: null,
      createdOn: new Date(platform.clock.now()),
    });
    for (const host of input.hosts) await insertHost(tx, websiteId, host.toLowerCase());
    await incrementRevision(tx, websiteId);
  });
  return websiteId;
}

/** Adds a host to a website. False when the host belongs to another website. */
export async function addHost(platform: Platform, websiteId: string, host: string): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    const added = await insertHost(tx, websiteId, host.toLowerCase());
    if (added) await incrementRevision(tx, websiteId);
    return added;
  });
}

/** The stored website, read from the database; null when there is none. */
export function getWebsite(platform: Platform, websiteId: string): Promise<WebsiteRow | null> {
  return findById(platform.db, websiteId);
}

/** Updates the given settings; when it resolves, this process serves by them, and every other one within a second. */
export async function updateSettings(
  platform: Platform,
  websiteId: string,
  change: {
    readonly title?: string;
    readonly homeCollectionId?: string | null;
    readonly settings?: Partial<WebsiteSettings>;
  },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await findById(tx, websiteId, { lock: true });
    if (row === null) throw new Error(`no website ${websiteId}`);
    await updateWebsite(tx, websiteId, {
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.homeCollectionId === undefined ? {} : { homeCollectionId: change.homeCollectionId }),
      settings: { ...row.settings, ...change.settings },
    });
    await incrementRevision(tx, websiteId);
  });
  await notificationBarrier(platform);
}

/** What an owner can change of a website. */
export interface ChangedWebsite {
  readonly title?: string;
  readonly homeCollectionId?: string;
  readonly settings?: Partial<WebsiteSettings>;
}

/**
 * Changes a website based on what is stored: `decide` gets it under a lock and returns the changes, or a failure. What
 * else has to change with it, it changes in the transaction. When it resolves, this process serves by the change, so
 * that the owner's next request is not answered by the former settings.
 * Returns the website after the change.
 */
export async function changeWebsite<Code extends string>(
  platform: Platform,
  websiteId: string,
  decide: (
    stored: WebsiteRow,
    tx: Queryable,
  ) => Result<ChangedWebsite, Code> | Promise<Result<ChangedWebsite, Code>>,
): Promise<Result<WebsiteRow, Code>> {
  const changed = await platform.db.transaction(async (tx): Promise<Result<WebsiteRow, Code>> => {
    const row = await findById(tx, websiteId, { lock: true });
    if (row === null) throw new Error(`no website ${websiteId}`);
    const change = await decide(row, tx);
    if (!change.ok) return change;
    const { title = row.title, homeCollectionId = row.homeCollectionId } = change.value;
    const settings = { ...row.settings, ...change.value.settings };
    await updateWebsite(tx, websiteId, { title, homeCollectionId, settings });
    await incrementRevision(tx, websiteId);
    return ok({ ...row, title, homeCollectionId, settings });
  });
  if (changed.ok) await notificationBarrier(platform);
  return changed;
}

/** Changes settings based on the stored ones. Returns the settings after the change. */
export async function changeSettings<Code extends string>(
  platform: Platform,
  websiteId: string,
  decide: (stored: WebsiteSettings) => Result<Partial<WebsiteSettings>, Code>,
): Promise<Result<WebsiteSettings, Code>> {
  const changed = await changeWebsite<Code>(platform, websiteId, ({ settings }) => {
    const change = decide(settings);
    return change.ok ? ok({ settings: change.value }) : change;
  });
  return changed.ok ? ok(changed.value.settings) : changed;
}

/**
 * Locks a website until the caller's transaction ends, for work that must be serialised. `bumpRevision` takes the same
 * lock: a transaction that also locks rows such work uses must call this first, to avoid deadlocks.
 */
export async function lockWebsite(db: Queryable, websiteId: string): Promise<void> {
  await findById(db, websiteId, { lock: true });
}

/**
 * Records that something visible has changed. Must be called inside the transaction of the change: every server
 * process invalidates its page cache within a second of the commit.
 */
export function bumpRevision(db: Queryable, websiteId: string): Promise<void> {
  return incrementRevision(db, websiteId);
}
