import type {
  OwnerVariantView,
  ProductDetail,
  UpdateProductBody,
  VariantChange,
} from '@vitrine/contracts/admin-products.ts';
import { MAX_DESCRIPTION, MAX_PRODUCT_TITLE, MAX_STOCK } from '@vitrine/contracts/admin-products.ts';
import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import * as z from 'zod';
import { text } from '../../text/en.ts';
import { readAmount } from '../../ui/read-amount.ts';

/** The form values of one variant: as typed, so that half-typed input is not lost. */
export interface VariantDraft {
  readonly price: string;
  readonly onSale: boolean;
  readonly salePrice: string;
  readonly unlimited: boolean;
  readonly stock: string;
}

/** The form values of a product. */
export interface ProductDraft {
  readonly title: string;
  /** HTML. */
  readonly description: string;
  /** By variant id. */
  readonly variants: Readonly<Record<string, VariantDraft>>;
}

/** The form values of an unchanged product. */
export function draftOf(product: ProductDetail): ProductDraft {
  return {
    title: product.title,
    description: product.description,
    variants: Object.fromEntries(
      product.variants.map((variant) => [variant.id, draftOfVariant(variant, product.currency)]),
    ),
  };
}

function draftOfVariant(variant: OwnerVariantView, currency: CurrencyCode): VariantDraft {
  const shown = (minor: number) => toDecimal({ minor, currency });
  return {
    price: shown(variant.priceMinor),
    onSale: variant.onSale,
    salePrice: variant.salePriceMinor === 0 && !variant.onSale ? '' : shown(variant.salePriceMinor),
    unlimited: variant.unlimited,
    stock: String(variant.qtyInStock),
  };
}

/** Whether anything in the form differs from what is stored. */
export function isChanged(draft: ProductDraft, product: ProductDetail): boolean {
  const stored = draftOf(product);
  return (
    draft.title !== stored.title ||
    draft.description !== stored.description ||
    product.variants.some(({ id }) => !sameVariant(draft.variants[id], stored.variants[id]))
  );
}

function sameVariant(a: VariantDraft | undefined, b: VariantDraft | undefined): boolean {
  return (
    a?.price === b?.price &&
    a?.onSale === b?.onSale &&
    a?.salePrice === b?.salePrice &&
    a?.unlimited === b?.unlimited &&
    a?.stock === b?.stock
  );
}

/** Field names: `title`, `description`, `<variant id>.price`, `.salePrice`, `.stock`. */
export type Problems = Readonly<Record<string, string>>;

export type Changes =
  | { readonly ok: true; readonly body: UpdateProductBody }
  | { readonly ok: false; readonly problems: Problems };

/** The request that saves the form, with changed fields only; or an error for each invalid field. */
export function changesOf(draft: ProductDraft, product: ProductDetail): Changes {
  const problems: Record<string, string> = {};
  const title = draft.title.trim();
  if (title === '') problems['title'] = text.products.nameMissing;
  if (title.length > MAX_PRODUCT_TITLE) problems['title'] = text.products.nameTooLong(MAX_PRODUCT_TITLE);
  if (draft.description.length > MAX_DESCRIPTION) {
    problems['description'] = text.products.descriptionTooLong;
  }
  const variants: VariantChange[] = [];
  for (const variant of product.variants) {
    const typed = draft.variants[variant.id];
    if (typed === undefined) continue;
    const change = changeOfVariant(typed, variant, product.currency, problems);
    if (Object.keys(change).length > 1) variants.push(change);
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    body: {
      revision: product.revision,
      ...(title === product.title ? {} : { title }),
      ...(draft.description === product.description ? {} : { description: draft.description }),
      variants,
    },
  };
}

function changeOfVariant(
  typed: VariantDraft,
  variant: OwnerVariantView,
  currency: CurrencyCode,
  problems: Record<string, string>,
): VariantChange {
  const change: VariantChange = { id: variant.id };
  const price = readPrice(typed.price, currency);
  if (typeof price === 'string') problems[`${variant.id}.price`] = price;
  else if (price !== variant.priceMinor) change.priceMinor = price;

  if (typed.onSale !== variant.onSale) change.onSale = typed.onSale;
  // An inactive sale price is not validated: a half-typed one must not prevent saving.
  if (typed.onSale) {
    const sale = readPrice(typed.salePrice, currency);
    if (typeof sale === 'string') problems[`${variant.id}.salePrice`] = sale;
    else if (typeof price === 'number' && sale >= price) {
      problems[`${variant.id}.salePrice`] = text.products.salePriceTooHigh;
    } else if (sale !== variant.salePriceMinor) change.salePriceMinor = sale;
  }

  const quantity = typed.unlimited ? variant.qtyInStock : readStock(typed.stock);
  if (typeof quantity === 'string') problems[`${variant.id}.stock`] = quantity;
  else if (typed.unlimited !== variant.unlimited || quantity !== variant.qtyInStock) {
    change.stock = {
      unlimited: typed.unlimited,
      quantity,
      seen: { unlimited: variant.unlimited, quantity: variant.qtyInStock },
    };
  }
  return change;
}

/** Minor units, or the error message. */
function readPrice(typed: string, currency: CurrencyCode): number | string {
  if (typed.trim() === '') return text.products.priceMissing;
  const example = currencies[currency].digits === 0 ? '2800' : '28.00';
  return readAmount(typed, currency) ?? text.products.priceUnreadable(example);
}

function readStock(typed: string): number | string {
  if (typed.trim() === '') return text.products.stockMissing;
  const plain = typed.trim().replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,9}$/.test(plain)) return text.products.stockUnreadable;
  return Number(plain) > MAX_STOCK ? text.products.stockTooMany : Number(plain);
}

/**
 * Rebases the form onto a newer version: fields changed by the person stay as typed, all others take the newer value.
 * So a refused save loses nothing of either side.
 */
export function rebaseDraft(typed: ProductDraft, old: ProductDraft, fresh: ProductDraft): ProductDraft {
  return {
    title: pick(typed.title, old.title, fresh.title),
    description: pick(typed.description, old.description, fresh.description),
    variants: Object.fromEntries(
      Object.entries(fresh.variants).map(([id, is]) => {
        const mine = typed.variants[id];
        const was = old.variants[id];
        if (mine === undefined || was === undefined) return [id, is];
        return [
          id,
          {
            price: pick(mine.price, was.price, is.price),
            onSale: pick(mine.onSale, was.onSale, is.onSale),
            salePrice: pick(mine.salePrice, was.salePrice, is.salePrice),
            unlimited: pick(mine.unlimited, was.unlimited, is.unlimited),
            stock: pick(mine.stock, was.stock, is.stock),
          },
        ];
      }),
    ),
  };
}

const productDraft = z.object({
  title: z.string(),
  description: z.string(),
  variants: z.record(
    z.string(),
    z.object({
      price: z.string(),
      onSale: z.boolean(),
      salePrice: z.string(),
      unlimited: z.boolean(),
      stock: z.string(),
    }),
  ),
});

/** An unsaved form: what was typed, and what was stored at that time. */
export const savedProductDraft = z.object({ revision: z.number(), typed: productDraft, base: productDraft });
export type SavedProductDraft = z.output<typeof savedProductDraft>;

/** Whether the product has changed since the form was left: saved by someone, or units were sold. */
export function isDraftStale(kept: SavedProductDraft, product: ProductDetail): boolean {
  const stored = draftOf(product);
  return (
    kept.revision !== product.revision ||
    product.variants.some(({ id }) => !sameVariant(kept.base.variants[id], stored.variants[id]))
  );
}

/**
 * The unsaved form on top of the stored product, and what was typed since on top of both. Stock that has changed
 * meanwhile keeps its value: restoring a number based on an older one would sell the same units twice.
 */
export function restoreDraft(
  kept: SavedProductDraft,
  typed: ProductDraft,
  product: ProductDetail,
): ProductDraft {
  const stored = draftOf(product);
  const restored = rebaseDraft(kept.typed, kept.base, stored);
  const variants = Object.entries(restored.variants).map(([id, variant]) => {
    const now = stored.variants[id];
    const was = kept.base.variants[id];
    const hasMoved = now?.stock !== was?.stock || now?.unlimited !== was?.unlimited;
    if (now === undefined || !hasMoved) return [id, variant] as const;
    return [id, { ...variant, stock: now.stock, unlimited: now.unlimited }] as const;
  });
  return rebaseDraft(typed, stored, { ...restored, variants: Object.fromEntries(variants) });
}

/** Of two versions of a product, the one stored later. */
export function newerOf(one: ProductDetail, other: ProductDetail): ProductDetail {
  return other.revision < one.revision ? one : other;
}

/** What was typed, or else the stored value. */
export function pick<T>(typed: T, was: T, is: T): T {
  return typed === was ? is : typed;
}

/** A variant's name: its options, or the text for a product without options. */
export function nameOfVariant(
  variant: Pick<OwnerVariantView, 'attributes'>,
  options: readonly string[],
): string {
  const values = options.map((option) => variant.attributes[option] ?? '').filter((value) => value !== '');
  const rest = Object.entries(variant.attributes).filter(([option]) => !options.includes(option));
  const all = [...values, ...rest.map(([, value]) => value)];
  return all.length === 0 ? text.products.onlyVariant : all.join(' / ');
}
