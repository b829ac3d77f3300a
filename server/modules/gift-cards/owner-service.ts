import { randomBytes } from 'node:crypto';
import type {
  changeGiftCard as changeCall,
  disableGiftCard as disableCall,
  enableGiftCard as enableCall,
  GiftCardDetail,
  issueGiftCard as issueCall,
  mailGiftCard as mailCall,
  showGiftCardCode as codeCall,
} from '@vitrine/contracts/admin-gift-cards.ts';
import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import {
  formatGiftCardCode,
  GIFT_CARD_CODE_LENGTH,
  giftCardCodeOf,
} from '@vitrine/domain/gift-card/gift-card-code.ts';
import { normalizeGiftCard } from '@vitrine/domain/gift-card/gift-card-details.ts';
import type { GiftCardEventType } from '@vitrine/domain/gift-card/gift-card-entry.ts';
import {
  cardMailRefusal,
  issueErrors,
  MAX_CARD_MAILS,
  mayShowCardCode,
  recipientErrors,
} from '@vitrine/domain/gift-card/issue-gift-card.ts';
import { dayIn, sendMoment } from '@vitrine/domain/gift-card/send-day.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { rowOf } from './gift-card-list.ts';
import { insertIssuedCard, takeBack, writeOff } from './owner-ledger.ts';
import {
  cardOfKey,
  entriesOfCard,
  eventsOfCard,
  findOwnedCard,
  insertCardEvent,
  lockOwnedCard,
  type OwnedCard,
  readCode,
  updateCard,
  writtenOff,
} from './owner-repository.ts';
import { findMailedCard } from './repository.ts';
import { mailCard } from './service.ts';

type Changed<Code extends string> = Promise<Result<GiftCardDetail, Code>>;

/** A gift card with its history, without its code. */
export async function viewCard(
  { db }: Platform,
  { websiteId }: Site,
  id: string,
): Promise<Result<GiftCardDetail, 'GIFT_CARD_NOT_FOUND'>> {
  const [card, entries, events, writtenOffMinor] = await Promise.all([
    findOwnedCard(db, websiteId, id),
    entriesOfCard(db, websiteId, id),
    eventsOfCard(db, websiteId, id),
    writtenOff(db, websiteId, id),
  ]);
  if (card === null) return fail('GIFT_CARD_NOT_FOUND');
  return ok({
    ...rowOf(card),
    message: card.message,
    writtenOffMinor: card.status === 'disabled' ? writtenOffMinor : 0,
    entries: entries.map(({ orderId, orderNumber, happenedOn, ...entry }) => ({
      ...entry,
      order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
      happenedOn: new Date(happenedOn).toISOString(),
    })),
    events: events.map(({ actorName, happenedOn, ...event }) => ({
      ...event,
      actorName: actorName ?? 'Former owner',
      happenedOn: new Date(happenedOn).toISOString(),
    })),
  });
}

/** Records what an owner did with a card. */
const record = (
  tx: Queryable,
  card: { readonly websiteId: string; readonly giftCardId: string },
  type: GiftCardEventType,
  { accountId }: OwnerView,
  now: number,
): Promise<void> =>
  insertCardEvent(tx, { ...card, id: newId(now), type, actor: accountId, happenedOn: new Date(now) });

/**
 * Issues a card, and mails it at once unless it waits for a day or for the owner. A repeated call with its key makes no
 * second card: the first one is returned, whatever else the call says.
 */
export async function issueCard(
  platform: Platform,
  site: Site,
  owner: OwnerView,
  { idempotencyKey, amountMinor, delivery, sendOn = '', ...typed }: z.output<typeof issueCall.body>,
): Changed<FailureOf<typeof issueCall>> {
  const { websiteId, origin, settings } = site;
  const now = platform.clock.now();
  const today = dayIn(now, settings.timeZone);
  const facts = {
    ...normalizeGiftCard({ ...typed, sendOn }, today),
    sendOn: delivery === 'day' ? sendOn : today,
  };
  const fields = issueErrors(facts, delivery, today);
  const present = await cardOfKey(platform.db, websiteId, idempotencyKey);
  // What was sent in time stays right when it is repeated on a later day.
  if (present === null && Object.keys(fields).length > 0) return fail('MALFORMED_REQUEST', { fields });
  const id = newId(now);
  const { sendOn: day, ...details } = facts;
  const isMade =
    present === null &&
    (await platform.db.transaction(async (tx) => {
      const due = delivery === 'none' ? null : sendMoment(day, now, settings.timeZone);
      const card = {
        ...details,
        websiteId,
        id,
        idempotencyKey,
        origin,
        code: giftCardCodeOf(randomBytes(GIFT_CARD_CODE_LENGTH)),
        currency: settings.store.currency,
        initialMinor: amountMinor,
        sendOn: due === null ? null : new Date(due),
      };
      if (!(await insertIssuedCard(tx, card, new Date(now)))) return false;
      await record(tx, { websiteId, giftCardId: id }, 'issued', owner, now);
      const mailed = due !== null && due <= now ? await findMailedCard(tx, websiteId, id) : null;
      if (mailed !== null) await mailCard(platform, tx, mailed, now);
      return true;
    }));
  const made = isMade ? id : await cardOfKey(platform.db, websiteId, idempotencyKey);
  const view = await viewCard(platform, site, made ?? id);
  if (!view.ok) throw new Error('an issued gift card is not there');
  return view;
}

/** Changes a card under its lock, and returns it as it is then. */
async function withCard<Code extends string>(
  platform: Platform,
  site: Site,
  id: string,
  change: (tx: Queryable, card: OwnedCard, now: number) => Promise<Result<null, Code>>,
): Changed<Code | 'GIFT_CARD_NOT_FOUND'> {
  const now = platform.clock.now();
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, Code | 'GIFT_CARD_NOT_FOUND'>> => {
      const card = await lockOwnedCard(tx, site.websiteId, id);
      return card === null ? fail('GIFT_CARD_NOT_FOUND') : change(tx, card, now);
    },
  );
  return done.ok ? viewCard(platform, site, id) : done;
}

/** Why a card that is not active is not used; null when it is active. */
function endedBy({ status }: OwnedCard): 'GIFT_CARD_DISABLED' | 'GIFT_CARD_REFUNDED' | null {
  if (status === 'active') return null;
  return status === 'disabled' ? 'GIFT_CARD_DISABLED' : 'GIFT_CARD_REFUNDED';
}

/** Reads who a card is for; an address is needed where a mail goes there. */
function readRecipient(
  typed: { readonly recipientName: string; readonly recipientEmail: string },
  isMailed: boolean,
): Result<typeof typed, 'MALFORMED_REQUEST'> {
  const { recipientName, recipientEmail } = normalizeGiftCard(
    { ...typed, senderName: '', message: '', sendOn: '' },
    '',
  );
  const fields = recipientErrors({ recipientName, recipientEmail }, isMailed);
  return Object.keys(fields).length > 0
    ? fail('MALFORMED_REQUEST', { fields })
    : ok({ recipientName, recipientEmail });
}

/** Corrects who a card is for; a mail that is still to be sent goes to the new address. */
export function correctRecipient(
  platform: Platform,
  site: Site,
  owner: OwnerView,
  id: string,
  typed: z.output<typeof changeCall.body>,
): Changed<FailureOf<typeof changeCall>> {
  return withCard<FailureOf<typeof changeCall>>(platform, site, id, async (tx, card, now) => {
    const isWaiting = card.sendOn !== null && card.sentOn === null;
    const read = readRecipient(typed, isWaiting);
    if (!read.ok) return read;
    const { recipientName, recipientEmail } = read.value;
    if (recipientName === card.recipientName && recipientEmail === card.recipientEmail) return ok(null);
    await updateCard(tx, site.websiteId, id, { recipientName, recipientEmail });
    await record(tx, { websiteId: site.websiteId, giftCardId: id }, 'recipient-changed', owner, now);
    return ok(null);
  });
}

/** Mails a card now, to the address that is given, which the card keeps. */
export function sendCardMail(
  platform: Platform,
  site: Site,
  owner: OwnerView,
  id: string,
  { recipientEmail: typed }: z.output<typeof mailCall.body>,
): Changed<FailureOf<typeof mailCall>> {
  const { websiteId } = site;
  return withCard<FailureOf<typeof mailCall>>(platform, site, id, async (tx, card, now) => {
    const ended = endedBy(card);
    if (ended !== null) return fail(ended);
    if (card.balanceMinor === 0) return fail('GIFT_CARD_USED_UP');
    const read = readRecipient({ recipientName: card.recipientName, recipientEmail: typed }, true);
    if (!read.ok) return read;
    const events = await eventsOfCard(tx, websiteId, id);
    const resentOn = events.filter(({ type }) => type === 'mailed').map(({ happenedOn }) => happenedOn);
    const refusal = cardMailRefusal({ lastOn: card.sentOn, resentOn }, now);
    if (refusal === 'limit') return fail('GIFT_CARD_MAIL_LIMIT', { params: { most: MAX_CARD_MAILS } });
    if (refusal === 'pause') return fail('GIFT_CARD_JUST_MAILED');
    await updateCard(tx, websiteId, id, { recipientEmail: read.value.recipientEmail });
    const mailed = await findMailedCard(tx, websiteId, id);
    if (mailed === null) throw new Error('a locked gift card vanished');
    await mailCard(platform, tx, mailed, now);
    await record(tx, { websiteId, giftCardId: id }, 'mailed', owner, now);
    return ok(null);
  });
}

/** The code of a card, for roles that may read it; who did is recorded. */
export async function showCode(
  platform: Platform,
  { websiteId }: Site,
  owner: OwnerView,
  id: string,
): Promise<Result<{ readonly code: string }, FailureOf<typeof codeCall>>> {
  if (!mayShowCardCode(owner.role)) return fail('GIFT_CARD_CODE_NOT_ALLOWED');
  return platform.db.transaction(async (tx) => {
    const code = await readCode(tx, websiteId, id);
    if (code === null) return fail('GIFT_CARD_NOT_FOUND');
    await record(tx, { websiteId, giftCardId: id }, 'code-shown', owner, platform.clock.now());
    return ok({ code: formatGiftCardCode(code) });
  });
}

/**
 * Disables a card: what is left on it is written off, and it pays nothing more. What it has paid stays paid, also of a
 * payment that is under way. Refused when the balance is not the one that was confirmed.
 */
export function disableCard(
  platform: Platform,
  site: Site,
  owner: OwnerView,
  id: string,
  shownMinor: number,
): Changed<FailureOf<typeof disableCall>> {
  const { websiteId, locale } = site;
  return withCard<FailureOf<typeof disableCall>>(platform, site, id, async (tx, card, now) => {
    const ended = endedBy(card);
    if (ended !== null) return fail(ended);
    const { balanceMinor, currency } = card;
    if (balanceMinor !== shownMinor)
      return fail('GIFT_CARD_CHANGED', {
        params: { balance: formatMoney({ minor: balanceMinor, currency }, locale) },
      });
    await writeOff(tx, { websiteId, giftCardId: id, balanceMinor, now: new Date(now) });
    await record(tx, { websiteId, giftCardId: id }, 'disabled', owner, now);
    return ok(null);
  });
}

/** Enables a disabled card: what was written off is back on it, as a new entry. */
export function enableCard(
  platform: Platform,
  site: Site,
  owner: OwnerView,
  id: string,
): Changed<FailureOf<typeof enableCall>> {
  const { websiteId } = site;
  return withCard<FailureOf<typeof enableCall>>(platform, site, id, async (tx, card, now) => {
    if (card.status === 'active') return fail('GIFT_CARD_NOT_DISABLED');
    if (card.status === 'void') return fail('GIFT_CARD_REFUNDED');
    const { balanceMinor } = card;
    await takeBack(
      tx,
      { websiteId, giftCardId: id, balanceMinor, now: new Date(now) },
      await writtenOff(tx, websiteId, id),
    );
    await record(tx, { websiteId, giftCardId: id }, 'enabled', owner, now);
    return ok(null);
  });
}
