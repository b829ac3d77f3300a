import type { Period } from '@vitrine/domain/home/same-time-last-week.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { queueMail } from '../mail/index.ts';
import { editorOrigin, findHosts, getWebsite } from '../websites/index.ts';
import type { NoticeSource } from './happenings.ts';
import { noticeMail } from './notice-mail.ts';
import { findRecipients, findWebsitesToSee, lockSeenUntil, setSeenUntil } from './repository.ts';

/** Milliseconds between runs: a busy minute makes one mail of each kind. */
const INTERVAL = 60_000;
/** Milliseconds after which what happened is committed and can be read. */
const LAG = 15_000;
/** What is older when a server starts again is not worth a mail, milliseconds. */
const OLDEST = 24 * 60 * 60 * 1000;

/**
 * Writes the mails about what happened since the last run, for the owners who want them. One mail of a kind for each
 * owner, however much happened. Returns the number of mails.
 */
export async function sendNotices(platform: Platform): Promise<number> {
  const to = platform.clock.now() - LAG;
  let written = 0;
  for (const websiteId of await findWebsitesToSee(platform.db, new Date(to))) {
    const website = await getWebsite(platform, websiteId);
    if (website === null) continue;
    written += await platform.db.transaction(async (tx) => {
      const seenUntil = await lockSeenUntil(tx, websiteId, new Date(to));
      if (seenUntil === null || seenUntil.getTime() >= to) return 0;
      const period = { from: Math.max(seenUntil.getTime(), to - OLDEST), to };
      await setSeenUntil(tx, websiteId, new Date(to));
      return notify(platform, tx, website, period);
    });
  }
  return written;
}

async function notify(
  platform: Platform,
  tx: Queryable,
  website: NonNullable<Awaited<ReturnType<typeof getWebsite>>>,
  period: Period,
): Promise<number> {
  const { websiteId, title, settings } = website;
  const recipients = await findRecipients(tx, websiteId);
  const sources = contributions(platform, 'ownerNotice').filter(({ notice }) =>
    recipients.some(({ notices }) => notices.includes(notice)),
  );
  if (sources.length === 0) return 0;
  const origin = editorOrigin(await findHosts(tx, websiteId), platform.config) ?? '';
  const site = { websiteId, currency: settings.store.currency, locale: localeOf(settings.language) };
  const { address, contactEmail, language } = settings;
  const shop = { title, origin, address, contactEmail, language };
  let written = 0;
  for (const { notice, path, gather } of sources as readonly NoticeSource[]) {
    const happenings = await gather(tx, site, period);
    if (happenings.count === 0) continue;
    const links = { place: `${origin}/config${path}`, account: `${origin}/config/account` };
    const plan = noticeMail(shop, notice, happenings, links);
    for (const { email } of recipients.filter(({ notices }) => notices.includes(notice))) {
      const now = new Date(platform.clock.now());
      await queueMail(platform, tx, {
        websiteId,
        id: newId(now.getTime()),
        kind: `owner-${notice}`,
        orderId: null,
        recipient: email,
        plan,
        now,
      });
      written += 1;
    }
  }
  return written;
}

export const noticesPoller = (platform: Platform): Poller => ({
  name: 'owner-notices',
  every: INTERVAL,
  run: () => sendNotices(platform),
});
