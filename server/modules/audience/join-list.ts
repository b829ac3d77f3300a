import {
  CONFIRMATION_PAUSE_MINUTES,
  MAX_CONFIRMATIONS_A_DAY,
  MAX_CONFIRMATIONS_IN_30_DAYS,
} from '@vitrine/domain/audience/audience-limits.ts';
import {
  decideSignUp,
  type SubscriberEventKind,
  type SubscriberSource,
} from '@vitrine/domain/audience/subscriber-states.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site, WebsiteSettings } from '../websites/index.ts';
import { hasComplained, queueMail } from '../mail/index.ts';
import { confirmationMail } from './confirmation-mail.ts';
import {
  countConfirmations,
  insertConsent,
  insertEvents,
  lockList,
  lockSubscriber,
  membershipOf,
  putOnList,
  type SubscriberRecord,
  updateSubscriber,
} from './join-repository.ts';
import { confirmPath, unsubscribePath } from './paths.ts';

/** Of the links that confirm and unsubscribe. */
const SECRET_BYTES = 24;
const DAY = 86_400_000;

/** The website that somebody signs up at. */
export interface JoiningSite extends Pick<Site, 'websiteId' | 'title' | 'origin'> {
  readonly settings: Pick<WebsiteSettings, 'address' | 'contactEmail' | 'timeZone' | 'language'>;
}

/** A sign-up by a visitor. */
interface SignUp {
  readonly listId: string;
  /** Lower case. */
  readonly email: string;
  /** '' for none. */
  readonly name: string;
  readonly source: SubscriberSource;
  /** The exact words that the visitor agreed to. */
  readonly words: string;
  /** The path of the page; '' where it is not known. */
  readonly page: string;
  /** A language tag; '' for the website's. */
  readonly language: string;
}

/** A secret of a link. */
export const newSecret = (): string => newToken(SECRET_BYTES);

/**
 * Puts an address on a list, in the caller's transaction: with the consent and its words, and the mail that asks to
 * confirm where that is needed, at most one in a few minutes and a few in a day. The outcome is the same for everybody,
 * so that nobody learns who is on a list. Null when there is no such list. spec: site-platform 3, 4
 */
export async function joinList(
  platform: Platform,
  tx: Queryable,
  site: JoiningSite,
  signUp: SignUp,
): Promise<{ readonly confirm: boolean } | null> {
  const { websiteId } = site;
  const { listId, email, name, source, words, page } = signUp;
  const language = signUp.language === '' ? site.settings.language : signUp.language;
  const list = await lockList(tx, websiteId, listId);
  if (list === null) return null;
  const outcome = { confirm: list.doubleOptIn };
  // Also somebody who was no subscriber when they complained.
  if (await hasComplained(tx, websiteId, email)) return outcome;
  const now = platform.clock.now();
  const moment = new Date(now);
  const { record, isNew } = await lockSubscriber(tx, {
    websiteId,
    id: newId(now),
    email,
    name,
    state: list.doubleOptIn ? 'pending' : 'active',
    source,
    language,
    secret: newSecret(),
    createdOn: moment,
  });
  const membership = isNew ? undefined : await membershipOf(tx, websiteId, listId, record.id);
  const decision = decideSignUp({
    state: isNew ? null : record.state,
    isMember: membership !== undefined && membership !== null,
    doubleOptIn: list.doubleOptIn,
  });
  if (record.state === 'complained') return outcome;
  const subscriberId = record.id;
  await putOnList(tx, {
    websiteId,
    listId,
    subscriberId,
    joinedOn: moment,
    confirmedOn: decision.joins ? moment : null,
  });
  await insertConsent(tx, {
    websiteId,
    id: newId(now),
    subscriberId,
    listId,
    source,
    words,
    page,
    language,
    givenOn: moment,
  });
  const mailed = decision.asks && (await mayAsk(tx, record, now));
  const event = (kind: SubscriberEventKind) => ({
    websiteId,
    id: newId(now),
    subscriberId,
    kind,
    listId,
    accountId: null,
    happenedOn: moment,
  });
  await insertEvents(tx, [event('signed-up'), ...(mailed ? [event('confirmation-sent')] : [])]);
  const confirmSecret = mailed ? newSecret() : record.confirmSecret;
  await updateSubscriber(tx, record, {
    state: decision.state,
    ...(record.name === '' && name !== '' ? { name } : {}),
    ...(mailed ? { confirmSecret, askedOn: moment } : {}),
  });
  if (mailed && confirmSecret !== null)
    await askToConfirm(platform, tx, { site, record, confirmSecret, language, now });
  return outcome;
}

/** Whether an address may be sent another confirmation mail: anybody can type it again and again. */
async function mayAsk(tx: Queryable, record: SubscriberRecord, now: number): Promise<boolean> {
  const { websiteId, id, askedOn } = record;
  if (askedOn === null) return true;
  if (now - askedOn.getTime() < CONFIRMATION_PAUSE_MINUTES * 60_000) return false;
  const sent = (days: number) => countConfirmations(tx, websiteId, id, new Date(now - days * DAY));
  return (await sent(1)) < MAX_CONFIRMATIONS_A_DAY && (await sent(30)) < MAX_CONFIRMATIONS_IN_30_DAYS;
}

async function askToConfirm(
  platform: Platform,
  tx: Queryable,
  asked: {
    readonly site: JoiningSite;
    readonly record: SubscriberRecord;
    readonly confirmSecret: string;
    readonly language: string;
    readonly now: number;
  },
): Promise<void> {
  const { site, record, confirmSecret, language, now } = asked;
  const { title, origin, settings, websiteId } = site;
  const unsubscribeUrl = origin + unsubscribePath(record.secret);
  await queueMail(platform, tx, {
    websiteId,
    id: newId(now),
    kind: 'newsletter-confirmation',
    orderId: null,
    recipient: record.email,
    unsubscribeUrl,
    now: new Date(now),
    plan: confirmationMail({
      shop: {
        title,
        origin,
        address: settings.address,
        contactEmail: settings.contactEmail,
        timeZone: settings.timeZone,
      },
      locale: localeOf(language),
      confirmUrl: origin + confirmPath(confirmSecret),
      unsubscribeUrl,
    }),
  });
}
