import {
  draftOrderBody,
  type DraftOrderBody,
  type DraftOrderDetail,
} from '@vitrine/contracts/draft-orders.ts';
import { picture, type PictureView } from '@vitrine/contracts/media.ts';
import type { SellableProduct } from '@vitrine/contracts/sellable-products.ts';
import { lineRefusals } from '@vitrine/domain/draft-order/line-refusal.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';
import { readAmount } from '../../ui/read-amount.ts';

const draftLine = z.object({
  /** The variant: each is on one line only. */
  id: z.string(),
  itemId: z.string(),
  title: z.string(),
  sku: z.string(),
  /** Its options: 'Moss, Large'. */
  options: z.string(),
  picture: picture.nullable(),
  quantity: z.string(),
  unitPriceMinor: z.string(),
  /** What it costs in the shop now; null when it was deleted. */
  shopPriceMinor: z.number().nullable(),
  /** Units in stock; null when it never runs out. */
  stock: z.number().nullable(),
  problem: z.enum([...lineRefusals, 'deleted', 'out-of-stock']).nullable(),
});
/** A line with what is shown of its product. Quantity and price are as typed. */
export type DraftLine = z.output<typeof draftLine>;

export const draftValues = z.object({
  lines: z.array(draftLine).readonly(),
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

const empty: DraftValues = {
  lines: [],
  email: '',
  name: '',
  phone: '',
  note: '',
  internalNotes: '',
  expiresOn: '',
};

export function valuesOf(stored: StoredDraft): DraftValues {
  if (stored.id === null) return empty;
  const { lines, email, name, phone, note, internalNotes, expiresOn, currency } = stored;
  return {
    lines: lines.map((line) => ({
      id: line.variantId,
      itemId: line.itemId,
      title: line.title,
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

/** A variant's options in words: 'Moss, Large'. */
export const optionsOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.values(attributes).join(', ');

function pictureOf(shown: PictureView | null): DraftLine['picture'] {
  if (shown === null) return null;
  const { widths, focalPoint, colorData } = shown;
  return { ...shown, widths: [...widths], focalPoint: { ...focalPoint }, colorData: { ...colorData } };
}

/** A typed quantity; 0, which is refused, for what is no whole number. */
const quantityOf = (typed: string): number => {
  const digits = typed.replace(/[\s\u00a0]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
};

/** What a line comes to; null while its quantity or price cannot be read. */
export function lineTotalOf({ quantity, unitPriceMinor }: DraftLine, currency: CurrencyCode): number | null {
  const units = quantityOf(quantity);
  const each = readAmount(unitPriceMinor, currency);
  const total = each === null || units === 0 ? null : each * units;
  return total !== null && Number.isSafeInteger(total) ? total : null;
}

/** The sum of the lines that can be read. */
export function subtotalOf(lines: readonly DraftLine[], currency: CurrencyCode): number {
  const sum = lines.reduce((so, line) => so + (lineTotalOf(line, currency) ?? 0), 0);
  return Number.isSafeInteger(sum) ? sum : 0;
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
  const { lines, expiresOn, ...others } = values;
  const body = {
    ...others,
    expiresOn: expiresOn === '' ? null : expiresOn,
    lines: lines.map(({ id, quantity, unitPriceMinor }) => ({
      variantId: id,
      quantity: quantityOf(quantity),
      unitPriceMinor: reader.money(`lines.${id}.unitPriceMinor`, unitPriceMinor, stored.currency),
    })),
  };
  const read = reader.done(draftOrderBody, body, values);
  return read.ok ? { ok: true, body: { id: stored.id, revision: stored.revision, draft: read.body } } : read;
}
