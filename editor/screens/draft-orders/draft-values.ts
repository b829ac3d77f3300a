import {
  draftOrderBody,
  type DraftOrderBody,
  type DraftOrderDetail,
} from '@vitrine/contracts/draft-orders.ts';
import { picture, type PictureView } from '@vitrine/contracts/media.ts';
import type { SellableProduct } from '@vitrine/contracts/sellable-products.ts';
import type { AgreedDiscount } from '@vitrine/domain/discount/agreed-discount.ts';
import { lineRefusals } from '@vitrine/domain/draft-order/line-refusal.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';
import { readAmount } from '../../ui/read-amount.ts';

const draftLine = z.object({
  /** The variant: each is on one line only. Of a custom item an id of its own. */
  id: z.string(),
  itemId: z.string(),
  title: z.string(),
  sku: z.string(),
  /** Its options: 'Moss, Large'. */
  options: z.string(),
  picture: picture.nullable(),
  quantity: z.string(),
  unitPriceMinor: z.string(),
  /** What is sold where it is no product: its name is typed. */
  custom: z.object({ title: z.string(), isTaxed: z.boolean(), isShipped: z.boolean() }).nullable(),
  /** What it costs in the shop now; null when it was deleted. */
  shopPriceMinor: z.number().nullable(),
  /** Units in stock; null when it never runs out. */
  stock: z.number().nullable(),
  problem: z.enum([...lineRefusals, 'deleted', 'out-of-stock']).nullable(),
});
/** A line with what is shown of its product. Quantity and price are as typed. */
export type DraftLine = z.output<typeof draftLine>;

export const discountKinds = ['none', 'percentage', 'fixed'] as const;

const draftDiscount = z.object({
  kind: z.enum(discountKinds),
  /** A percentage and an amount, as typed; the one that the kind names counts. */
  rate: z.string(),
  amountMinor: z.string(),
  reason: z.string(),
});
export type DraftDiscount = z.output<typeof draftDiscount>;

export const draftValues = z.object({
  lines: z.array(draftLine).readonly(),
  discount: draftDiscount,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  note: z.string(),
  internalNotes: z.string(),
  /** A day, `2026-12-24`; '' for none. */
  expiresOn: z.string(),
});
export type DraftValues = z.output<typeof draftValues>;

/** A draft order before its first save. */
export interface NewDraft {
  readonly id: null;
  readonly revision: 0;
  readonly currency: CurrencyCode;
}

export type StoredDraft = DraftOrderDetail | NewDraft;

const noDiscount: DraftDiscount = { kind: 'none', rate: '', amountMinor: '', reason: '' };

const empty: DraftValues = {
  lines: [],
  discount: noDiscount,
  email: '',
  name: '',
  phone: '',
  note: '',
  internalNotes: '',
  expiresOn: '',
};

export function valuesOf(stored: StoredDraft): DraftValues {
  if (stored.id === null) return empty;
  const { lines, discount, email, name, phone, note, internalNotes, expiresOn, currency } = stored;
  return {
    discount: typedDiscount(discount, currency),
    lines: lines.map((line) => ({
      id: line.variantId,
      itemId: line.itemId,
      title: line.custom === null ? line.title : '',
      custom: line.custom === null ? null : { ...line.custom },
      sku: line.sku,
      options: optionsOf(line.attributes),
      picture: pictureOf(line.picture),
      quantity: String(line.quantity),
      unitPriceMinor: toDecimal({ minor: line.unitPriceMinor, currency }),
      shopPriceMinor: line.shopPriceMinor,
      stock: line.unlimited ? null : line.qtyInStock,
      problem: line.problem,
    })),
    email,
    name,
    phone,
    note,
    internalNotes,
    expiresOn: expiresOn ?? '',
  };
}

function typedDiscount(discount: AgreedDiscount | null, currency: CurrencyCode): DraftDiscount {
  if (discount === null) return noDiscount;
  const { kind, reason } = discount;
  return kind === 'percentage'
    ? { ...noDiscount, kind, rate: String(Number((discount.rate * 100).toFixed(4))), reason }
    : { ...noDiscount, kind, amountMinor: toDecimal({ minor: discount.amountMinor, currency }), reason };
}

/** A new line: the variant at its current price. */
export function lineOf(
  { itemId, title, picture: shown, refusal }: SellableProduct,
  variant: SellableProduct['variants'][number],
  currency: CurrencyCode,
  quantity = 1,
): DraftLine {
  return {
    id: variant.variantId,
    itemId,
    title,
    custom: null,
    sku: variant.sku,
    options: optionsOf(variant.attributes),
    picture: pictureOf(shown),
    quantity: String(quantity),
    unitPriceMinor: toDecimal({ minor: variant.unitPriceMinor, currency }),
    shopPriceMinor: variant.unitPriceMinor,
    stock: variant.unlimited ? null : variant.qtyInStock,
    problem: refusal,
  };
}

/** A new line for something that is no product. */
export const customLine = (): DraftLine => ({
  id: crypto.randomUUID(),
  itemId: '',
  title: '',
  custom: { title: '', isTaxed: true, isShipped: true },
  sku: '',
  options: '',
  picture: null,
  quantity: '1',
  unitPriceMinor: '',
  shopPriceMinor: null,
  stock: null,
  problem: null,
});

/** A variant's options in words: 'Moss, Large'. */
export const optionsOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.values(attributes).join(', ');

function pictureOf(shown: PictureView | null): DraftLine['picture'] {
  if (shown === null) return null;
  // The crops of a picture matter on pages only.
  const { widths, focalPoint, colorData, crops: _crops, ...rest } = shown;
  return { ...rest, widths: [...widths], focalPoint: { ...focalPoint }, colorData: { ...colorData } };
}

/** A typed quantity; 0, which is refused, for what is no whole number. */
const quantityOf = (typed: string): number => {
  const digits = typed.replace(/[\s\u00a0]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
};

/** What a line comes to; null while its quantity or price cannot be read. */
export function lineTotalOf(line: DraftLine, currency: CurrencyCode): number | null {
  const [read] = readableLines([line], currency);
  return read === undefined ? null : read.quantity * read.unitPriceMinor;
}

/** Quantity and price of the lines that can be read. */
export function readableLines(
  lines: readonly DraftLine[],
  currency: CurrencyCode,
): readonly { readonly quantity: number; readonly unitPriceMinor: number }[] {
  return lines.flatMap((line) => {
    const quantity = quantityOf(line.quantity);
    const unitPriceMinor = readAmount(line.unitPriceMinor, currency);
    if (unitPriceMinor === null || quantity === 0) return [];
    return Number.isSafeInteger(quantity * unitPriceMinor) ? [{ quantity, unitPriceMinor }] : [];
  });
}

/** The sum of the lines that can be read. */
export function subtotalOf(lines: readonly DraftLine[], currency: CurrencyCode): number {
  const sum = readableLines(lines, currency).reduce(
    (so, { quantity, unitPriceMinor }) => so + quantity * unitPriceMinor,
    0,
  );
  return Number.isSafeInteger(sum) ? sum : 0;
}

/** The discount that is typed; null for none, and while it cannot be read. */
export function discountOf(typed: DraftDiscount, currency: CurrencyCode): AgreedDiscount | null {
  const reader = new FieldReader();
  const read = readDiscount(reader, typed, currency);
  if (read === null || Object.keys(reader.problems).length > 0) return null;
  return draftOrderBody.shape.discount.safeParse(read).data ?? null;
}

function readDiscount(
  reader: FieldReader,
  { kind, rate, amountMinor, reason }: DraftDiscount,
  currency: CurrencyCode,
): AgreedDiscount | null {
  if (kind === 'none') return null;
  return kind === 'percentage'
    ? { kind, rate: reader.percent('discount.rate', rate), reason }
    : { kind, amountMinor: reader.money('discount.amountMinor', amountMinor, currency), reason };
}

/**
 * Why a line cannot be paid now: what the server says of its product, and the stock for what is typed. Null when it can.
 */
export function problemOfLine({ problem, stock, quantity }: DraftLine): DraftLine['problem'] {
  if (problem !== null && problem !== 'out-of-stock') return problem;
  return stock !== null && quantityOf(quantity) > stock ? 'out-of-stock' : null;
}

/** A save: of a new draft, or of the revision that was read. */
export interface DraftSave {
  readonly id: string | null;
  readonly revision: number;
  readonly draft: DraftOrderBody;
}

export function readDraft(values: DraftValues, stored: StoredDraft): Reading<DraftSave> {
  const reader = new FieldReader();
  const { lines, discount, expiresOn, ...others } = values;
  const body = {
    ...others,
    discount: readDiscount(reader, discount, stored.currency),
    expiresOn: expiresOn === '' ? null : expiresOn,
    lines: lines.map(({ id, custom, quantity, unitPriceMinor }) => ({
      variantId: id,
      ...(custom === null ? {} : { custom }),
      quantity: quantityOf(quantity),
      unitPriceMinor: reader.money(`lines.${id}.unitPriceMinor`, unitPriceMinor, stored.currency),
    })),
  };
  const read = reader.done(draftOrderBody, body, values);
  return read.ok ? { ok: true, body: { id: stored.id, revision: stored.revision, draft: read.body } } : read;
}
