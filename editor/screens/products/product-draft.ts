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
import type { Reading } from '../../ui/form/form-store.ts';
import { readAmount } from '../../ui/read-amount.ts';

/** The form values of one variant: as typed, so that half-typed input is not lost. */
const variantDraft = z.object({
  price: z.string(),
  onSale: z.boolean(),
  salePrice: z.string(),
  unlimited: z.boolean(),
  stock: z.string(),
});
export type VariantDraft = z.output<typeof variantDraft>;

/** The form values of a product; the description is HTML, variants are by id. */
export const productDraft = z.object({
  title: z.string(),
  description: z.string(),
  variants: z.record(z.string(), variantDraft),
});
export type ProductDraft = z.output<typeof productDraft>;

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

/**
 * The request that saves the form, with changed fields only; or an error for each invalid field: `title`,
 * `description`, `variants.<id>.price`, `.salePrice`, `.stock`.
 */
export function changesOf(draft: ProductDraft, product: ProductDetail): Reading<UpdateProductBody> {
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
  if (typeof price === 'string') problems[`variants.${variant.id}.price`] = price;
  else if (price !== variant.priceMinor) change.priceMinor = price;

  if (typed.onSale !== variant.onSale) change.onSale = typed.onSale;
  // An inactive sale price is not validated: a half-typed one must not prevent saving.
  if (typed.onSale) {
    const sale = readPrice(typed.salePrice, currency);
    if (typeof sale === 'string') problems[`variants.${variant.id}.salePrice`] = sale;
    else if (typeof price === 'number' && sale >= price) {
      problems[`variants.${variant.id}.salePrice`] = text.products.salePriceTooHigh;
    } else if (sale !== variant.salePriceMinor) change.salePriceMinor = sale;
  }

  const quantity = typed.unlimited ? variant.qtyInStock : readStock(typed.stock);
  if (typeof quantity === 'string') problems[`variants.${variant.id}.stock`] = quantity;
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

/** The server names variants by their place in the request (`variants.0.priceMinor`); the form, by id. */
export function fieldOfVariantPath(path: string, sent: readonly { readonly id: string }[]): string {
  const match = /^variants\.(\d+)\.(priceMinor|salePriceMinor|stock)/.exec(path);
  const id = match === null ? undefined : sent[Number(match[1])]?.id;
  return match === null || id === undefined
    ? path
    : `variants.${id}.${(match[2] ?? '').replace('Minor', '')}`;
}
