import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { MailDelivery, SenderDomain } from '@vitrine/contracts/mail-delivery.ts';
import { mailSettingsOf } from '@vitrine/domain/mail/mail-settings.ts';
import {
  checkDkim,
  checkDmarc,
  checkSpf,
  dkimName,
  dmarcName,
  domainOf,
  isMailboxDomain,
  parentDomain,
  selectorsFor,
  type TextsOf,
} from '@vitrine/domain/mail/sender-domain.ts';
import { textRecords } from '../../platform/http/outside-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { within } from '../../platform/within.ts';
import type { Site } from '../websites/index.ts';
import { openPassword } from './open-server.ts';
import { openEventsSecret } from './events-address.ts';
import { findWaitingMails } from './sending-repository.ts';
import { findEventsAddress, findServer } from './server-repository.ts';

/** Milliseconds for one name; all are asked for at once. */
const LOOKUP_TIMEOUT = 3_000;
/** Records of one name that are looked at. */
const MAX_RECORDS = 50;
/** Characters of a record: longer than any that can be right. */
const MAX_RECORD = 4_000;

const senderAddressOf = ({ settings }: Pick<Site, 'settings'>): string => {
  const { senderAddress } = mailSettingsOf(settings);
  return senderAddress === '' ? settings.contactEmail : senderAddress;
};

/** The name of the environment's mail server; '' without one. */
const environmentHost = ({ config: { smtpUrl } }: Platform): string =>
  smtpUrl === null ? '' : new URL(smtpUrl).hostname;

/** How the mails of a website are sent, and what waits, as its owner sees it. */
export async function viewMailDelivery(platform: Platform, site: Site): Promise<MailDelivery> {
  const { db, clock } = platform;
  const { websiteId } = site;
  const [server, address, waiting] = await Promise.all([
    findServer(db, websiteId),
    findEventsAddress(db, websiteId),
    findWaitingMails(db, websiteId, { now: new Date(clock.now()), limit: COUNT_LIMIT + 1 }),
  ]);
  const host = environmentHost(platform);
  const sentBy = platform.config.smtpUrl === null ? (server === null ? 'none' : 'settings') : 'environment';
  const secret = address === null ? null : openEventsSecret(platform, address);
  return {
    sentBy,
    environmentHost: host,
    server:
      server === null
        ? null
        : {
            host: server.host,
            port: server.port,
            security: server.security,
            username: server.username,
            hasPassword: server.sealedPassword !== null,
            isReadable: openPassword(platform, server) !== null,
            version: server.version,
          },
    senderAddress: senderAddressOf(site),
    waiting:
      waiting === null || sentBy === 'none'
        ? null
        : {
            count: Math.min(waiting.count, COUNT_LIMIT),
            isMore: waiting.count > COUNT_LIMIT,
            words: waiting.words,
            nextOn: waiting.nextOn.toISOString(),
          },
    events:
      address === null
        ? null
        : {
            url: secret === null ? null : `${site.origin}/api/mail-events/${websiteId}/${secret}`,
            lastOn: address.lastOn?.toISOString() ?? null,
          },
  };
}

/** Whether the mails of a website are sent, rather than stored. */
export async function hasMailServer(platform: Platform, websiteId: string): Promise<boolean> {
  return platform.config.smtpUrl !== null || (await findServer(platform.db, websiteId)) !== null;
}

/** The TXT records of a name; null when DNS does not answer in time. */
async function textsOf(platform: Platform, name: string): Promise<TextsOf> {
  const found: { texts: TextsOf } = { texts: null };
  const ask = async (): Promise<void> => {
    const texts = await textRecords(platform.outside, name);
    found.texts = texts.slice(0, MAX_RECORDS).filter((text) => text.length <= MAX_RECORD);
  };
  try {
    await within(LOOKUP_TIMEOUT, ask());
  } catch (error) {
    platform.log.warn({ err: error }, 'DNS could not be asked for a record');
  }
  return found.texts;
}

/** The records that other mail servers ask for, as they are now and as they should be. */
export async function lookUpSenderDomain(
  platform: Platform,
  site: Site,
  selector: string,
): Promise<SenderDomain> {
  const address = senderAddressOf(site);
  const domain = domainOf(address);
  const isMailbox = isMailboxDomain(domain);
  if (domain === '' || isMailbox) return { domain, isMailbox, records: [] };
  const server = await findServer(platform.db, site.websiteId);
  const ofEnvironment = environmentHost(platform);
  const host = ofEnvironment === '' ? (server?.host ?? '') : ofEnvironment;
  const parent = parentDomain(domain);
  const [spf, dmarc, ofParent, dkim] = await Promise.all([
    textsOf(platform, domain),
    textsOf(platform, dmarcName(domain)),
    parent === '' ? [] : textsOf(platform, dmarcName(parent)),
    Promise.all(
      selectorsFor(host, selector).map(async (each) => ({
        selector: each,
        texts: await textsOf(platform, dkimName(each, domain)),
      })),
    ),
  ]);
  const own = checkDmarc(domain, dmarc, address);
  const inherited = own.state === 'missing' && parent !== '' ? checkDmarc(parent, ofParent, address) : own;
  return {
    domain,
    isMailbox,
    records: [
      checkSpf(domain, spf, host),
      checkDkim(domain, dkim),
      inherited.state === 'missing' ? own : inherited,
    ],
  };
}
