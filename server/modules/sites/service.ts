import type { MakeSiteBody, SitesAnswer, SiteView, SiteWork } from '@vitrine/contracts/sites.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { freeName, identifierFrom } from '@vitrine/domain/sites/site-name.ts';
import {
  DEFAULT_MAX_SITES,
  mayArchive,
  mayErase,
  mayMakeSite,
  mayMakeWay,
} from '@vitrine/domain/sites/site-rights.ts';
import { loadStarter } from '@vitrine/starters/index.ts';
import { sql } from 'drizzle-orm';
import { originOf } from '../../platform/http/request-host.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { isoTime } from '../../platform/iso-time.ts';
import { notificationBarrier } from '../../platform/notification-barrier.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { deleteContributors, findRole } from '../accounts/index.ts';
import {
  addHostIn,
  changeIdentityIn,
  findFirstKind,
  findFirstWebsite,
  mainHost,
  removeHostsIn,
} from '../websites/index.ts';
import {
  countPages,
  countSites,
  deleteFailedWork,
  findIdentifiers,
  findSiteOf,
  findSitesOf,
  findWorksOf,
  insertWork,
  isHostTaken,
  isSiteBusy,
  lockSites,
  readFacts,
  type StoredSite,
  type WorkRow,
} from './repository.ts';
import { addressBase, readFreeHost } from './site-place.ts';

/** Wakes the poller. */
export const WORKS_TOPIC = 'site-works';

/** Whoever asks, in the editor of which website. */
export interface Asking {
  readonly accountId: string;
  readonly site: Site;
}

const most = ({ config }: Pick<Platform, 'config'>): number => config.maxSites ?? DEFAULT_MAX_SITES;

function viewSite({ config }: Platform, { site: here }: Asking, stored: StoredSite): SiteView {
  const host = mainHost(stored.hosts, config) ?? '';
  const isHere = stored.id === here.websiteId;
  return {
    id: stored.id,
    title: stored.title,
    identifier: stored.identifier,
    address: isHere ? here.origin : host === '' ? '' : originOf(host, config),
    host,
    isHere,
    isFirst: stored.firstKind !== null,
    archivedOn: isoTime(stored.archivedOn),
    changedOn: isoTime(stored.changedOn),
  };
}

const viewWork = ({ config }: Platform, work: WorkRow): SiteWork => ({
  id: work.websiteId,
  kind: work.kind,
  title: work.title,
  address: work.host === null ? '' : originOf(work.host, config),
  takesOver: work.takesOver !== null,
  done: work.done,
  total: work.total,
  hasFailed: work.failedOn !== null,
});

/** The sites of an account with what it may do. */
export async function listSites(platform: Platform, asking: Asking): Promise<SitesAnswer> {
  const { db } = platform;
  // In this order: one that is finished meanwhile is in one of the two at least.
  const allWorks = await findWorksOf(db, asking.accountId);
  const stored = await findSitesOf(db, asking.accountId);
  const works = allWorks.filter(
    ({ kind, websiteId }) => kind === 'erase' || !stored.some(({ id }) => id === websiteId),
  );
  const first = stored.find(({ firstKind }) => firstKind !== null);
  const base = addressBase(platform);
  const kind = first?.firstKind ?? null;
  const canMakeWay =
    first !== undefined &&
    (kind === 'demo' || kind === 'empty') &&
    mayMakeWay(kind, kind === 'empty' ? await countPages(db, first.id) : 0);
  return {
    sites: stored.map((one) => viewSite(platform, asking, one)),
    works: works.map((work) => viewWork(platform, work)),
    mayMake: (await checkMaking(platform, db, asking)).ok,
    most: most(platform),
    base,
    first:
      first !== undefined && canMakeWay && (kind === 'demo' || kind === 'empty')
        ? { title: first.title, kind, wayHost: await freeHostFor(platform, db, first.identifier) }
        : null,
  };
}

/** A free host below the base for a site with this short name. */
async function freeHostFor(platform: Platform, db: Queryable, identifier: string): Promise<string> {
  const base = addressBase(platform);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? identifier : `${identifier.slice(0, 50)}-${number}`;
    const host = `${name}.${base.host}`;
    if (!(await isHostTaken(db, host, null))) return host;
  }
}

async function checkMaking(
  platform: Platform,
  db: Queryable,
  { accountId }: Asking,
): Promise<Result<void, 'SITE_MAKING_FORBIDDEN' | 'SITES_FULL'>> {
  const first = await findFirstWebsite(platform);
  const role = first === null ? null : await findRole(db, first, accountId);
  return mayMakeSite({
    administersFirst: role === 'admin',
    sites: await countSites(db),
    most: most(platform),
  });
}

type Making =
  | 'STARTER_NOT_FOUND'
  | 'SITE_HOST_INVALID'
  | 'SITE_HOST_TAKEN'
  | 'SITE_MAKING_FORBIDDEN'
  | 'SITES_FULL'
  | 'SITE_STAYS'
  | 'SITE_BUSY';

type Copying = Exclude<Making, 'STARTER_NOT_FOUND' | 'SITE_STAYS'> | 'SITE_NOT_FOUND';

/** Notes that a site is to be made; the poller does it. Returns its id. */
export async function makeSite(
  platform: Platform,
  asking: Asking,
  { title, starter, host: typed, takesOver }: MakeSiteBody,
): Promise<Result<{ readonly id: string }, Making>> {
  if (starter !== '' && (await loadStarter(starter)) === null) return fail('STARTER_NOT_FOUND');
  return noted<Making>(
    platform,
    async (tx) => {
      const allowed = await checkMaking(platform, tx, asking);
      if (!allowed.ok) return allowed;
      if (takesOver === 'no') {
        const host = await readFreeHost(platform, tx, typed);
        return host.ok ? ok({ title, starter, host: host.value }) : host;
      }
      const first = await findFirstWebsite(platform);
      const kind = first === null ? null : await findFirstKind(tx, first);
      if (first === null || kind === null || !mayMakeWay(kind, await countPages(tx, first)))
        return fail('SITE_STAYS');
      if (await isSiteBusy(tx, first)) return fail('SITE_BUSY');
      if (takesOver === 'erase') return ok({ title, starter, takesOver: first });
      const host = await readFreeHost(platform, tx, typed);
      return host.ok ? ok({ title, starter, takesOver: first, movesTo: host.value }) : host;
    },
    asking,
  );
}

/** Notes that a site is to be copied. Returns the id of the copy. */
export function copySite(
  platform: Platform,
  asking: Asking,
  websiteId: string,
  { title, host: typed }: { readonly title: string; readonly host: string },
): Promise<Result<{ readonly id: string }, Copying>> {
  return noted<Copying>(
    platform,
    async (tx) => {
      const stored = await findSiteOf(tx, websiteId, asking.accountId);
      if (stored === null) return fail('SITE_NOT_FOUND');
      const allowed = await checkMaking(platform, tx, asking);
      if (!allowed.ok) return allowed;
      if (await isSiteBusy(tx, websiteId)) return fail('SITE_BUSY');
      const host = await readFreeHost(platform, tx, typed);
      return host.ok ? ok({ title, copyOf: websiteId, host: host.value }) : host;
    },
    asking,
  );
}

type Plan = { readonly title: string } & Partial<
  Pick<WorkRow, 'starter' | 'host' | 'copyOf' | 'takesOver' | 'movesTo'>
>;

/** Stores what `plan` decided under the lock of all sites, and wakes the poller. */
async function noted<Code extends string>(
  platform: Platform,
  plan: (tx: Queryable) => Promise<Result<Plan, Code>>,
  asking: Asking,
): Promise<Result<{ readonly id: string }, Code>> {
  return platform.db.transaction(async (tx) => {
    await lockSites(tx);
    const planned = await plan(tx);
    if (!planned.ok) return planned;
    const now = platform.clock.now();
    const id = newId(now);
    await insertWork(tx, {
      websiteId: id,
      kind: planned.value.copyOf === undefined ? 'make' : 'copy',
      accountId: asking.accountId,
      identifier: freeName(identifierFrom(planned.value.title), await findIdentifiers(tx)),
      startedOn: new Date(now),
      ...planned.value,
    });
    await wakeWorks(tx);
    return ok({ id });
  });
}

export async function renameSite(
  platform: Platform,
  asking: Asking,
  websiteId: string,
  wanted: { readonly title: string; readonly identifier: string; readonly host: string },
): Promise<Result<SiteView, 'SITE_NOT_FOUND' | 'SITE_BUSY' | 'SITE_HOST_INVALID' | 'SITE_HOST_TAKEN'>> {
  return changed(platform, asking, websiteId, async (tx, stored) => {
    const { title, identifier } = wanted;
    // The first one has the machine's own addresses, which every start adds again.
    if (stored.firstKind === null && wanted.host !== stored.hosts[0]) {
      const host = await readFreeHost(platform, tx, wanted.host, websiteId);
      if (!host.ok) return host;
      if (host.value !== stored.hosts[0]) {
        await removeHostsIn(tx, websiteId);
        await addHostIn(tx, websiteId, host.value);
      }
    }
    await changeIdentityIn(tx, websiteId, { title, identifier });
    return ok(undefined);
  });
}

/** Closes a site to visitors and to changes, or opens it again. */
export async function archiveSite(
  platform: Platform,
  asking: Asking,
  websiteId: string,
  archived: boolean,
): Promise<Result<SiteView, 'SITE_NOT_FOUND' | 'SITE_BUSY' | 'SITE_HAS_SUBSCRIPTIONS'>> {
  return changed(platform, asking, websiteId, async (tx, stored) => {
    if (archived === (stored.archivedOn !== null)) return ok(undefined);
    if (archived) {
      const allowed = mayArchive(await factsOf(tx, asking, stored));
      if (!allowed.ok) return allowed;
    }
    await changeIdentityIn(tx, websiteId, { archivedOn: archived ? new Date(platform.clock.now()) : null });
    return ok(undefined);
  });
}

async function factsOf(tx: Queryable, { site }: Asking, { id, firstKind }: StoredSite) {
  const { subscriptions } = await readFacts(tx, id);
  return {
    isFirst: firstKind !== null,
    isHere: id === site.websiteId,
    subscriptions,
    isBusy: await isSiteBusy(tx, id),
  };
}

/**
 * Changes a site of the account under the lock of all sites. When it resolves, this process serves by the change. Of
 * sites of others it says what it says of none.
 */
async function changed<Code extends string>(
  platform: Platform,
  asking: Asking,
  websiteId: string,
  change: (tx: Queryable, stored: StoredSite) => Promise<Result<void, Code>>,
): Promise<Result<SiteView, Code | 'SITE_NOT_FOUND' | 'SITE_BUSY'>> {
  const outcome = await platform.db.transaction(async (tx) => {
    await lockSites(tx);
    const stored = await findSiteOf(tx, websiteId, asking.accountId);
    if (stored === null) return fail('SITE_NOT_FOUND');
    if (await isSiteBusy(tx, websiteId)) return fail('SITE_BUSY');
    const done = await change(tx, stored);
    if (!done.ok) return done;
    const after = await findSiteOf(tx, websiteId, asking.accountId);
    return ok(viewSite(platform, asking, after ?? stored));
  });
  if (outcome.ok) await notificationBarrier(platform);
  return outcome;
}

/** Takes a site from everybody at once, and notes that all of it is to be erased. */
export async function eraseSite(
  platform: Platform,
  asking: Asking,
  websiteId: string,
  typed: string,
): Promise<
  Result<
    null,
    | 'SITE_NOT_FOUND'
    | 'SITE_BUSY'
    | 'SITE_IS_FIRST'
    | 'SITE_IS_HERE'
    | 'SITE_HAS_SUBSCRIPTIONS'
    | 'SITE_TITLE_DIFFERS'
  >
> {
  const outcome = await platform.db.transaction(async (tx) => {
    await lockSites(tx);
    const stored = await findSiteOf(tx, websiteId, asking.accountId);
    if (stored === null) return fail('SITE_NOT_FOUND');
    const allowed = mayErase(await factsOf(tx, asking, stored), stored.title, typed);
    if (!allowed.ok) return allowed;
    await beginErasing(tx, platform, { websiteId, accountId: asking.accountId, title: stored.title });
    return ok(null);
  });
  if (outcome.ok) await notificationBarrier(platform);
  return outcome;
}

/** Inside a transaction: no address leads to the website, nobody has a role there, and the poller erases the rest. */
export async function beginErasing(
  tx: Queryable,
  platform: Platform,
  {
    websiteId,
    accountId,
    title,
  }: { readonly websiteId: string; readonly accountId: string; readonly title: string },
): Promise<void> {
  await removeHostsIn(tx, websiteId);
  await deleteContributors(tx, websiteId);
  await insertWork(tx, {
    websiteId,
    kind: 'erase',
    accountId,
    title,
    startedOn: new Date(platform.clock.now()),
  });
  await wakeWorks(tx);
}

export async function getFacts(platform: Platform, asking: Asking, websiteId: string) {
  const stored = await findSiteOf(platform.db, websiteId, asking.accountId);
  return stored === null ? fail('SITE_NOT_FOUND') : ok(await readFacts(platform.db, websiteId));
}

export async function dismissWork(
  platform: Platform,
  { accountId }: Asking,
  websiteId: string,
): Promise<Result<null, 'SITE_NOT_FOUND'>> {
  return (await deleteFailedWork(platform.db, websiteId, accountId)) ? ok(null) : fail('SITE_NOT_FOUND');
}

async function wakeWorks(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify('vitrine', ${`${WORKS_TOPIC}:`})`);
}
