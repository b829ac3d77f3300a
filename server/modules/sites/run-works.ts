import { loadStarter } from '@vitrine/starters/index.ts';
import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import { notificationBarrier } from '../../platform/notification-barrier.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { withSmallHeap } from '../../platform/small-heap.ts';
import type { WebsiteSettings } from '../../platform/website-settings.ts';
import { insertContributor } from '../accounts/index.ts';
import { addHostIn, createWebsite, getWebsite, takeOverFirstIn } from '../websites/index.ts';
import { copyWebsite } from './copy-site.ts';
import { eraseWebsite } from './erase-site.ts';
import { installStarter, type Report, settingsOf } from './install-starter.ts';
import { changeClaimed, claimWork, deleteWork, lockSites, type WorkRow } from './repository.ts';
import { beginErasing, WORKS_TOPIC } from './service.ts';

/** Milliseconds between runs; work that is noted wakes the poller. */
const INTERVAL = 10_000;
/** For how long a process claims its work, and how often it does so again, milliseconds. */
const CLAIM = 60_000;
const CLAIM_AGAIN = 15_000;
/** Attempts before a site that cannot be made is given up. Erasing is never given up. */
const ATTEMPTS = 3;
/** Milliseconds until the next attempt. */
const PAUSE = 5_000;
/** Works done by one run. */
const MOST_WORKS = 20;

/** The server stops, or another one has taken the work over. */
class Interrupted extends Error {}

/** Makes, copies and erases websites, one after another. What was interrupted is begun again, from nothing. */
export const sitesPoller = (platform: Platform): Poller => ({
  name: 'sites',
  every: INTERVAL,
  run: (signal) => runWorks(platform, signal),
  watch: (wake) => platform.pubSub.on(WORKS_TOPIC, wake),
});

export async function runWorks(platform: Platform, signal: AbortSignal): Promise<void> {
  for (let count = 0; count < MOST_WORKS && !signal.aborted; count += 1) {
    const now = platform.clock.now();
    const work = await claimWork(platform.db, new Date(now), new Date(now + CLAIM));
    if (work === null) return;
    await withSmallHeap(() => runClaimed(platform, work, signal));
  }
}

/** Holds the claim of a work while it is done, and says so when it is lost. */
class Claim {
  private claimedUntil: Date | null;
  private isLost = false;
  private readonly timer: NodeJS.Timeout;
  private readonly platform: Platform;
  private readonly work: WorkRow;
  private readonly signal: AbortSignal;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(platform: Platform, work: WorkRow, signal: AbortSignal) {
    this.platform = platform;
    this.work = work;
    this.signal = signal;
    this.claimedUntil = work.claimedUntil;
    this.timer = setInterval(() => void this.change({}).catch(() => undefined), CLAIM_AGAIN);
    this.timer.unref();
  }

  /** Changes the work and claims it for longer; one change after another. @throws Interrupted */
  change(change: Partial<Pick<WorkRow, 'done' | 'total'>>): Promise<void> {
    const before = this.turn;
    const next = (async () => {
      await before;
      const until = new Date(this.platform.clock.now() + CLAIM);
      const held = { websiteId: this.work.websiteId, claimedUntil: this.claimedUntil };
      if (!(await changeClaimed(this.platform.db, held, { ...change, claimedUntil: until })))
        this.isLost = true;
      else this.claimedUntil = until;
    })();
    this.turn = next.catch(() => undefined);
    return next.then(() => this.check());
  }

  /** @throws Interrupted */
  check(): void {
    if (this.isLost || this.signal.aborted) throw new Interrupted();
  }

  /** Ends the claim with a last change. */
  async release(change: Parameters<typeof changeClaimed>[2]): Promise<void> {
    clearInterval(this.timer);
    await this.turn;
    const held = { websiteId: this.work.websiteId, claimedUntil: this.claimedUntil };
    if (!this.isLost) await changeClaimed(this.platform.db, held, change);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

async function runClaimed(platform: Platform, work: WorkRow, signal: AbortSignal): Promise<void> {
  const claim = new Claim(platform, work, signal);
  try {
    await (work.kind === 'erase' ? erase(platform, work, claim) : make(platform, work, claim));
    claim.stop();
  } catch (error) {
    if (error instanceof Interrupted) {
      // Free for whoever runs next; what is half there has no address, and is removed by them.
      await claim.release({ claimedUntil: null });
      return;
    }
    const { websiteId } = work;
    platform.log.error({ err: error, websiteId, kind: work.kind }, 'work on a whole website failed');
    const failures = work.failures + 1;
    if (work.kind === 'erase' || failures < ATTEMPTS) {
      await claim.release({ failures, claimedUntil: new Date(platform.clock.now() + PAUSE) });
      return;
    }
    await eraseWebsite(platform, websiteId, async () => claim.check());
    await claim.release({
      failures,
      failedOn: new Date(platform.clock.now()),
      claimedUntil: null,
      // Free for another attempt.
      host: null,
      movesTo: null,
    });
  }
}

async function erase(platform: Platform, { websiteId }: WorkRow, claim: Claim): Promise<void> {
  let done = 0;
  await eraseWebsite(platform, websiteId, (rows) => claim.change({ done: (done += rows) }));
  await deleteWork(platform.db, websiteId);
}

const emptySettings: Omit<WebsiteSettings, 'theme'> = {
  tagLine: '',
  description: '',
  language: 'en-US',
  timeZone: 'America/New_York',
  contactEmail: '',
  address: [],
  mainNavigation: [],
  footerNavigation: [],
  store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
};

async function make(platform: Platform, work: WorkRow, claim: Claim): Promise<void> {
  const { websiteId, identifier, title } = work;
  // What an interrupted attempt has left.
  await eraseWebsite(platform, websiteId, async () => claim.check());
  const report: Report = (done, total) => claim.change({ done, total });
  const site = { websiteId, identifier, title, hosts: [] };
  if (work.copyOf !== null) {
    const original = await getWebsite(platform, work.copyOf);
    if (original === null) throw new Error(`no website ${work.copyOf} to copy`);
    await createWebsite(platform, {
      ...site,
      settings: original.settings,
      homeCollectionId: original.homeCollectionId,
    });
    await copyWebsite(platform, work.copyOf, websiteId, report);
  } else if (work.starter === '') {
    await createWebsite(platform, { ...site, settings: { theme: 'atelier', ...emptySettings } });
  } else {
    const starter = await loadStarter(work.starter);
    if (starter === null) throw new Error(`no starter ${work.starter}`);
    await createWebsite(platform, { ...site, settings: settingsOf(starter) });
    await installStarter(platform, websiteId, starter, report);
  }
  await open(platform, work, claim);
  await notificationBarrier(platform);
}

/** Gives a finished website its address and its administrator: before this nobody has seen anything of it. */
async function open(platform: Platform, work: WorkRow, claim: Claim): Promise<void> {
  const { websiteId, accountId, host, takesOver, movesTo } = work;
  await platform.db.transaction(async (tx) => {
    await lockSites(tx);
    claim.check();
    await insertContributor(tx, {
      websiteId,
      accountId,
      role: 'admin',
      createdOn: new Date(platform.clock.now()),
    });
    if (host !== null && !(await addHostIn(tx, websiteId, host))) throw new Error(`${host} is taken`);
    if (takesOver !== null) {
      await takeOverFirstIn(tx, takesOver, websiteId);
      const former = await getWebsite(platform, takesOver);
      if (movesTo === null) {
        await beginErasing(tx, platform, { websiteId: takesOver, accountId, title: former?.title ?? '' });
      } else if (!(await addHostIn(tx, takesOver, movesTo))) throw new Error(`${movesTo} is taken`);
    }
    await deleteWork(tx, websiteId);
  });
}
