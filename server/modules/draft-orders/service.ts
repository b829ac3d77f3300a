import type {
  createDraftOrder as createCall,
  DraftOrderDetail,
  updateDraftOrder as updateCall,
} from '@vitrine/contracts/draft-orders.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { isSameDiscount } from '@vitrine/domain/discount/agreed-discount.ts';
import { filledInFor } from '@vitrine/domain/draft-order/customer-details.ts';
import { isSameCustomItem } from '@vitrine/domain/draft-order/custom-item.ts';
import { draftLexemes } from '@vitrine/domain/draft-order/draft-lexemes.ts';
import { expiryOf } from '@vitrine/domain/draft-order/expiry.ts';
import { firstDeliveryCountry } from '@vitrine/domain/delivery/delivery-at.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import {
  customIdTaken,
  expiryPassed,
  expiryTooFar,
  lineDoubled,
  lineProblemTexts,
} from '@vitrine/domain/text/en/draft-orders.ts';
import type { TaxExemption } from '@vitrine/domain/tax/tax-exemption.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  cartIdOfSecret,
  type CartRecord,
  changeDraftCart,
  createDraftCart,
  deleteDraftCart,
  type DraftCartLine,
  moveDraftCart,
  newCartSecret,
  readCart,
} from '../cart/index.ts';
import { type SellableVariant, variantsForLines } from '../catalog/index.ts';
import { findTaxExemption } from '../customers/index.ts';
import type { Site } from '../websites/index.ts';
import { viewDraft } from './draft-view.ts';
import {
  deleteDraft,
  type DraftLineRecord,
  type DraftRecord,
  findDraft,
  insertDraft,
  linesOfDraft,
  lockDraft,
  lockDraftOfKey,
  nextDraftNumber,
  updateDraft,
} from './repository.ts';

type Input = Omit<z.output<typeof createCall.body>, 'idempotencyKey'>;
type Changed<Code extends string> = Promise<Result<DraftOrderDetail, Code>>;

/** A line with what it is found by. */
type NamedLine = DraftCartLine & Pick<SellableVariant, 'title' | 'sku'>;

/**
 * The lines as they are stored. What is on the draft already stays, whatever became of its product: only a line that is
 * added is checked.
 */
async function readLines(
  tx: Queryable,
  websiteId: string,
  lines: Input['lines'],
  stored: readonly DraftLineRecord[],
): Promise<Result<readonly NamedLine[], 'MALFORMED_REQUEST'>> {
  const variants = await variantsForLines(
    tx,
    websiteId,
    lines.map(({ variantId }) => variantId),
  );
  const before = new Map(stored.map((line) => [line.variantId, line]));
  const fields: Record<string, string> = {};
  const read: NamedLine[] = [];
  for (const [position, { variantId, custom, quantity, unitPriceMinor }] of lines.entries()) {
    const variant = variants.get(variantId);
    const present = before.get(variantId);
    const old = present?.customItem === null ? present : undefined;
    if (custom !== undefined) {
      // Units of a product with its id would be returned to stock.
      if (variant !== undefined || read.some((line) => line.variantId === variantId))
        fields[`lines.${position}.variantId`] = customIdTaken;
      else
        read.push({
          itemId: variantId,
          variantId,
          quantity,
          unitPriceMinor: unitPriceMinor ?? 0,
          customItem: custom,
          title: custom.title,
          sku: '',
        });
      continue;
    }
    const itemId = variant?.itemId ?? old?.itemId;
    const refusal = old === undefined && variant !== undefined ? variant.refusal : null;
    const problem =
      itemId === undefined ? lineProblemTexts.deleted : refusal === null ? null : lineProblemTexts[refusal];
    if (read.some((line) => line.variantId === variantId))
      fields[`lines.${position}.variantId`] = lineDoubled;
    else if (problem !== null || itemId === undefined)
      fields[`lines.${position}.variantId`] = problem ?? lineProblemTexts.deleted;
    else
      read.push({
        itemId,
        variantId,
        quantity,
        unitPriceMinor: unitPriceMinor ?? variant?.unitPriceMinor ?? old?.unitPriceMinor ?? 0,
        customItem: null,
        title: variant?.title ?? '',
        sku: variant?.sku ?? '',
      });
  }
  return Object.keys(fields).length > 0 ? fail('MALFORMED_REQUEST', { fields }) : ok(read);
}

/** What the owner has chosen; left out, what the shop knows of the customer. */
const exemptionOf = async (
  tx: Queryable,
  websiteId: string,
  email: string,
  wish: TaxExemption | null | undefined,
): Promise<TaxExemption | null> => (wish === undefined ? findTaxExemption(tx, websiteId, email) : wish);

const isSameExemption = (one: TaxExemption | null, other: TaxExemption | null): boolean =>
  one?.reason === other?.reason && one?.number === other?.number;

/** How far ahead a link can end, milliseconds: ten years. */
const MAX_AHEAD = 10 * 366 * 86_400_000;

/** The end of the last day; `present` is the one that is stored, which stays valid input once it has passed. */
function readExpiry(
  day: string | null,
  timeZone: string,
  now: number,
  present: number | null,
): Result<Date | null, 'MALFORMED_REQUEST'> {
  if (day === null) return ok(null);
  const end = expiryOf(day, timeZone);
  const sentence = end - now > MAX_AHEAD ? expiryTooFar : end > now || end === present ? null : expiryPassed;
  return sentence === null
    ? ok(new Date(end))
    : fail('MALFORMED_REQUEST', { fields: { expiresOn: sentence } });
}

/**
 * Makes a draft order: a cart of the shop at agreed prices. It reserves no stock. A call with the key of one that was
 * made changes that one to what it says: the answer was lost, and more may have been typed since.
 */
export async function createDraftOrder(
  platform: Platform,
  site: Site,
  accountId: string,
  { idempotencyKey, ...input }: z.output<typeof createCall.body>,
): Changed<FailureOf<typeof createCall>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<{ readonly id: string; readonly isNew: boolean }, 'MALFORMED_REQUEST'>> => {
      const present = await lockDraftOfKey(tx, site.websiteId, idempotencyKey);
      if (present !== null) return ok({ id: present, isNew: false });
      const made = await insertNewDraft(platform, tx, site, { ...input, accountId, idempotencyKey });
      return made.ok ? ok({ id: made.value, isNew: true }) : made;
    },
  );
  if (!done.ok) return done;
  const { id, isNew } = done.value;
  const made = await viewDraft(platform, site, id);
  if (isNew || !made.ok || saysTheSame(made.value, input)) return made;
  return updateDraftOrder(platform, site, id, { ...input, revision: made.value.revision });
}

/** Whether a draft order is what a call says. */
function saysTheSame(draft: DraftOrderDetail, { lines, taxExemption, discount, ...input }: Input): boolean {
  return (
    isSameDiscount(discount, draft.discount) &&
    (taxExemption === undefined || isSameExemption(taxExemption, draft.taxExemption)) &&
    draft.lines.length === lines.length &&
    lines.every(({ variantId, custom = null, quantity, unitPriceMinor }, position) => {
      const line = draft.lines[position];
      return (
        line?.variantId === variantId &&
        isSameCustomItem(custom, line.custom) &&
        line.quantity === quantity &&
        (unitPriceMinor === undefined || line.unitPriceMinor === unitPriceMinor)
      );
    }) &&
    (Object.keys(input) as (keyof typeof input)[]).every((field) => draft[field] === input[field])
  );
}

/** Stores a new draft order with its cart; returns its id. */
async function insertNewDraft(
  platform: Platform,
  tx: Queryable,
  { websiteId, settings }: Site,
  {
    lines: wanted,
    expiresOn: day,
    taxExemption,
    discount,
    accountId,
    ...input
  }: Input & { readonly accountId: string; readonly idempotencyKey: string },
): Promise<Result<string, 'MALFORMED_REQUEST'>> {
  const moment = platform.clock.now();
  const now = new Date(moment);
  const expiresOn = readExpiry(day, settings.timeZone, moment, null);
  if (!expiresOn.ok) return expiresOn;
  const lines = await readLines(tx, websiteId, wanted, []);
  if (!lines.ok) return lines;
  const secret = newCartSecret();
  const cartId = cartIdOfSecret(secret);
  await createDraftCart(
    tx,
    { websiteId, cartId, now },
    {
      details: filledInFor(input, {}, firstDeliveryCountry(settings.store.delivery)),
      expiresOn: expiresOn.value,
      taxExemption: await exemptionOf(tx, websiteId, input.email, taxExemption),
      agreedDiscount: discount,
      lines: lines.value.map(storedLine),
    },
  );
  const id = newId(moment);
  // The counter is locked last, and for as short as can be.
  const number = await nextDraftNumber(tx, websiteId);
  await insertDraft(
    tx,
    {
      ...input,
      websiteId,
      id,
      number,
      cartId,
      secret,
      createdBy: accountId,
      createdOn: now,
      updatedOn: now,
    },
    draftLexemes(websiteId, { ...input, number }, lines.value),
  );
  return ok(id);
}

const storedLine = ({
  itemId,
  variantId,
  quantity,
  unitPriceMinor,
  customItem,
}: DraftCartLine): DraftCartLine => ({ itemId, variantId, quantity, unitPriceMinor, customItem });

type Refusal = 'DRAFT_ORDER_NOT_FOUND' | 'DRAFT_ORDER_ORDERED' | 'DRAFT_ORDER_BEING_PAID';

/** Tries while its link is renewed by others. */
const MAX_TRIES = 4;

/**
 * A draft order and its cart, both locked until the transaction ends, so that no payment begins meanwhile. Refused while
 * one is in flight, and after it.
 */
async function lockUnpaid(
  tx: Queryable,
  { websiteId, locale }: Site,
  id: string,
): Promise<Result<{ readonly draft: DraftRecord; readonly cart: CartRecord }, Refusal>> {
  for (let turn = 0; turn < MAX_TRIES; turn += 1) {
    const found = await findDraft(tx, websiteId, id);
    if (found === null) return fail('DRAFT_ORDER_NOT_FOUND');
    // The cart first, as in every transaction that changes carts.
    const cart = await readCart(tx, websiteId, found.cartId, locale, { lock: true });
    const isThere = await lockDraft(tx, websiteId, id);
    const draft = isThere ? await findDraft(tx, websiteId, id) : null;
    if (draft === null) return fail('DRAFT_ORDER_NOT_FOUND');
    if (cart === null || draft.cartId !== cart.id) continue;
    if (cart.isPurchased) return fail('DRAFT_ORDER_ORDERED', { params: { number: draft.orderNumber ?? 0 } });
    return cart.paymentId === null ? ok({ draft, cart }) : fail('DRAFT_ORDER_BEING_PAID');
  }
  return fail('DRAFT_ORDER_BEING_PAID');
}

const areSame = (lines: readonly DraftCartLine[], stored: readonly DraftLineRecord[]): boolean =>
  lines.length === stored.length &&
  lines.every((line, position) => {
    const other = stored[position];
    return (
      line.variantId === other?.variantId &&
      line.quantity === other.quantity &&
      line.unitPriceMinor === other.unitPriceMinor &&
      isSameCustomItem(line.customItem, other.customItem)
    );
  });

/** Changes a draft order, all of it. Who is at its checkout sees it again before paying, if what is sold has changed. */
export async function updateDraftOrder(
  platform: Platform,
  site: Site,
  id: string,
  {
    revision,
    lines: wanted,
    expiresOn: day,
    taxExemption: wish,
    discount,
    ...input
  }: z.output<typeof updateCall.body>,
): Changed<FailureOf<typeof updateCall>> {
  const { websiteId, settings } = site;
  const moment = platform.clock.now();
  const now = new Date(moment);
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof updateCall>>> => {
      const locked = await lockUnpaid(tx, site, id);
      if (!locked.ok) return locked;
      const { draft, cart } = locked.value;
      if (draft.revision !== revision) return fail('STALE_REVISION');
      const expiresOn = readExpiry(day, settings.timeZone, moment, draft.expiresOn);
      if (!expiresOn.ok) return expiresOn;
      const stored = await linesOfDraft(tx, draft);
      const lines = await readLines(tx, websiteId, wanted, stored);
      if (!lines.ok) return lines;
      const isSameCustomer =
        input.email === draft.email && input.name === draft.name && input.phone === draft.phone;
      const present = cart.taxExemption ?? null;
      const taxExemption =
        wish === undefined && input.email === draft.email
          ? present
          : await exemptionOf(tx, websiteId, input.email, wish);
      const hasNewLines = !areSame(lines.value, stored);
      await changeDraftCart(
        tx,
        { websiteId, cartId: draft.cartId, now },
        {
          // Otherwise what the buyer has typed since stays.
          details: isSameCustomer
            ? cart.details
            : filledInFor(input, cart.details, firstDeliveryCountry(settings.store.delivery)),
          expiresOn: expiresOn.value,
          taxExemption,
          agreedDiscount: discount,
          lines: hasNewLines ? lines.value.map(storedLine) : null,
          isNew:
            hasNewLines ||
            input.note !== draft.note ||
            !isSameExemption(taxExemption, present) ||
            !isSameDiscount(discount, draft.agreedDiscount),
        },
      );
      await updateDraft(
        tx,
        draft,
        { ...input, updatedOn: now },
        draftLexemes(websiteId, { ...input, number: draft.number }, lines.value),
      );
      return ok(null);
    },
  );
  return done.ok ? viewDraft(platform, site, id) : done;
}

/** Deletes a draft order with its cart: the link leads nowhere from then on. */
export function deleteDraftOrder(platform: Platform, site: Site, id: string): Promise<Result<null, Refusal>> {
  return platform.db.transaction(async (tx) => {
    const locked = await lockUnpaid(tx, site, id);
    if (!locked.ok) return locked;
    const { draft } = locked.value;
    await deleteDraftCart(tx, draft);
    await deleteDraft(tx, draft);
    return ok(null);
  });
}

/** Gives a draft order another secret; the old link is no longer valid. */
export async function renewDraftOrderLink(
  platform: Platform,
  site: Site,
  id: string,
  revision: number,
): Changed<Refusal | 'STALE_REVISION'> {
  const { websiteId } = site;
  const now = new Date(platform.clock.now());
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, Refusal | 'STALE_REVISION'>> => {
      const locked = await lockUnpaid(tx, site, id);
      if (!locked.ok) return locked;
      const { draft } = locked.value;
      if (draft.revision !== revision) return fail('STALE_REVISION');
      const secret = newCartSecret();
      const cartId = cartIdOfSecret(secret);
      await moveDraftCart(tx, { websiteId, cartId: draft.cartId, now }, cartId);
      await updateDraft(tx, draft, { secret, cartId, sentOn: null, updatedOn: now }, null);
      return ok(null);
    },
  );
  return done.ok ? viewDraft(platform, site, id) : done;
}
