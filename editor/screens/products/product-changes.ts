import type {
  NewVariantChange,
  OwnerVariantView,
  ProductDetail,
  UpdateProductBody,
  VariantChange,
} from '@vitrine/contracts/admin-products.ts';
import {
  MAX_DESCRIPTION,
  MAX_PRODUCT_TITLE,
  MAX_STOCK,
  MAX_SUMMARY,
} from '@vitrine/contracts/admin-products.ts';
import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { downloadBounds } from '@vitrine/domain/product/product-files.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { ShowNumber } from '../../text/en-lists.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import type { Reading } from '../../ui/form/form-store.ts';
import { sameValues } from '../../ui/form/merge-values.ts';
import { fromShopClock } from '../../ui/form/shop-clock.ts';
import { readAmount } from '../../ui/read-amount.ts';
import { donationChange, donationField } from './donation-values.ts';
import { nameOfFault, readForm } from './form-values.ts';
import { readPlans } from './plan-values.ts';
import {
  isUnlimited,
  optionsOf,
  type ProductValues,
  valuesOf,
  type VariantValues,
} from './product-values.ts';
import { variantRows } from './variant-rows.ts';

type Problems = Record<string, string>;

/** Fields that are sent as they are typed. */
const plainFields = [
  'summary',
  'description',
  'urlId',
  'seoTitle',
  'seoDescription',
  'seoHidden',
  'taxClass',
  'addButtonText',
  'buyNow',
  'variantSelector',
  'installments',
  'scarcityText',
  'backInStock',
] as const satisfies readonly (keyof ProductValues)[];

/**
 * The request that saves the form, with changed fields only; or a sentence for each invalid field, by its name:
 * `title`, `variants.<id>.price`.
 */
export function changesOf(
  values: ProductValues,
  product: ProductDetail,
  timeZone: string,
  show: ShowNumber,
): Reading<UpdateProductBody> {
  const problems: Problems = {};
  const base = valuesOf(product, timeZone);
  const title = values.title.trim();
  if (title === '') problems['title'] = text.nameMissing;
  if (title.length > MAX_PRODUCT_TITLE) problems['title'] = text.nameTooLong(MAX_PRODUCT_TITLE);
  if (values.description.length > MAX_DESCRIPTION) problems['description'] = text.descriptionTooLong;
  if (values.summary.length > MAX_SUMMARY) problems['summary'] = text.summaryTooLong;
  const downloads = downloadChanges(values, product, problems, show);
  const subscription = sameValues(values.plans, base.plans)
    ? undefined
    : readPlans(values.plans, product, problems, show);
  const isFormChanged =
    !sameValues(values.questions, base.questions) || values.formName.trim() !== base.formName;
  const customForm = isFormChanged ? readForm(values, problems, show) : undefined;
  const donation = donationChange(values, product, problems);
  const variants = variantChanges(values, product, problems, show);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const isChanged = (field: keyof ProductValues): boolean => !sameValues(values[field], base[field]);
  const plain = plainFields.filter(isChanged).map((field) => [field, values[field]] as const);
  return {
    ok: true,
    body: {
      revision: product.revision,
      ...(title === product.title ? {} : { title }),
      ...Object.fromEntries(plain),
      ...(isChanged('tags') ? { tags: [...values.tags] } : {}),
      ...(isChanged('categories') ? { categories: [...values.categories] } : {}),
      ...pictureChanges(values, product),
      ...(isChanged('saleStartsOn') ? { saleStartsOn: fromShopClock(values.saleStartsOn, timeZone) } : {}),
      ...(isChanged('saleEndsOn') ? { saleEndsOn: fromShopClock(values.saleEndsOn, timeZone) } : {}),
      ...(isChanged('scarcity') ? { scarcityShown: scarcityShown[values.scarcity] } : {}),
      ...relatedChange(values, product),
      ...downloads,
      ...(subscription === undefined ? {} : { subscription }),
      ...(customForm === undefined ? {} : { customForm }),
      ...donation,
      ...variants,
    },
  };
}

function downloadChanges(
  values: ProductValues,
  product: ProductDetail,
  problems: Problems,
  show: ShowNumber,
): Pick<UpdateProductBody, 'fileIds' | 'downloadLimit' | 'downloadDays'> {
  const ids = values.files.map(({ id }) => id);
  const stored = product.files.map(({ id }) => id);
  const limit = readTerm('downloadLimit', values.downloadLimit, problems, show);
  const days = readTerm('downloadDays', values.downloadDays, problems, show);
  return {
    ...(sameValues(ids, stored) ? {} : { fileIds: ids }),
    ...(limit === product.downloadLimit ? {} : { downloadLimit: limit }),
    ...(days === product.downloadDays ? {} : { downloadDays: days }),
  };
}

/** Null for an empty field: as in the store. */
function readTerm(
  name: 'downloadLimit' | 'downloadDays',
  typed: string,
  problems: Problems,
  show: ShowNumber,
): number | null {
  if (typed.trim() === '') return null;
  const { least, most } = downloadBounds[name === 'downloadLimit' ? 'limit' : 'days'];
  const number = readUnits(typed, most, show);
  if (number instanceof Problem) {
    problems[name] = number.sentence;
    return null;
  }
  if (number < least) problems[name] = text.numberTooLow(least);
  return number;
}

const scarcityShown = { store: null, shown: true, hidden: false } as const;

function relatedChange(
  { related }: ProductValues,
  product: ProductDetail,
): Pick<UpdateProductBody, 'relatedIds'> {
  const ids = related.map(({ id }) => id);
  return sameValues(
    ids,
    product.related.map(({ id }) => id),
  )
    ? {}
    : { relatedIds: ids };
}

function pictureChanges(
  { pictures }: ProductValues,
  product: ProductDetail,
): Pick<UpdateProductBody, 'pictureIds' | 'altTexts'> {
  const ids = pictures.map(({ id }) => id);
  const stored = new Map(product.pictures.map(({ id, altText }) => [id, altText]));
  const altTexts = pictures
    .map(({ id, altText }) => ({ id, altText: altText.trim() }))
    .filter(({ id, altText }) => altText !== (stored.get(id) ?? ''));
  return {
    ...(sameValues(ids, [...stored.keys()]) ? {} : { pictureIds: ids }),
    ...(altTexts.length === 0 ? {} : { altTexts }),
  };
}

type VariantChanges = Pick<UpdateProductBody, 'variants' | 'created' | 'removed' | 'options'>;

function variantChanges(
  values: ProductValues,
  product: ProductDetail,
  problems: Problems,
  show: ShowNumber,
): VariantChanges {
  const { rows } = variantRows(values, product);
  const pictureIds = new Set(values.pictures.map(({ id }) => id));
  const variants: VariantChange[] = [];
  const created: NewVariantChange[] = [];
  const removed: string[] = [];
  for (const { id, stored, attributes } of rows) {
    const typed = values.variants[id];
    if (typed === undefined || (typed.isRemoved && stored === null)) continue;
    if (typed.isRemoved) {
      removed.push(id);
      continue;
    }
    const read = readVariant(typed, product, stored, `variants.${id}`, pictureIds, problems, show);
    if (stored === null) {
      const { sku, ...rest } = read;
      created.push({ attributes: { ...attributes }, ...rest, ...(sku === '' ? {} : { sku }) });
    } else {
      const change = changeOf(read, stored);
      if (Object.keys(change).length > 1) variants.push(change);
    }
  }
  if (rows.every(({ id }) => values.variants[id]?.isRemoved === true)) {
    problems['options'] = text.noVariantLeft;
  }
  const isReshaped = created.length > 0 || !sameValues(values.options, optionsOf(product));
  return {
    variants,
    ...(created.length === 0 ? {} : { created }),
    ...(removed.length === 0 ? {} : { removed }),
    ...(isReshaped
      ? { options: values.options.map((option) => ({ ...option, values: [...option.values] })) }
      : {}),
  };
}

type ReadVariant = Omit<NewVariantChange, 'attributes' | 'sku'> & { readonly sku: string };

function readVariant(
  typed: VariantValues,
  { currency, type }: ProductDetail,
  stored: OwnerVariantView | null,
  name: string,
  pictureIds: ReadonlySet<string>,
  problems: Problems,
  show: ShowNumber,
): ReadVariant {
  const read = <T>(field: keyof VariantValues, outcome: T | Problem, instead: T): T => {
    if (!(outcome instanceof Problem)) return outcome;
    problems[`${name}.${field}`] = outcome.sentence;
    return instead;
  };
  const price = readPrice(typed.price, currency);
  const onSale = typed.salePrice.trim() !== '';
  const sale = onSale ? readSalePrice(typed.salePrice, price, currency) : (stored?.salePriceMinor ?? 0);
  const unlimited = traitsOf(type).neverRunsOut || isUnlimited(typed.stock);
  const seen = stored?.qtyInStock ?? 0;
  if (stored !== null && typed.sku.trim() === '') problems[`${name}.sku`] = text.skuMissing;
  return {
    sku: typed.sku.trim(),
    barcode: typed.barcode.trim(),
    priceMinor: read('price', price, 0),
    onSale,
    salePriceMinor: read('salePrice', sale, 0),
    stock: {
      unlimited,
      quantity: unlimited ? seen : read('stock', readUnits(typed.stock, MAX_STOCK, show), 0),
    },
    lowAt: unlimited ? (stored?.lowAt ?? 0) : read('lowAt', readUnits(typed.lowAt, MAX_STOCK, show), 0),
    weightGrams:
      typed.weight.trim() === '' ? 0 : read('weight', readUnits(typed.weight, 10_000_000, show), 0),
    // A picture that is removed from the product is no variant's any more.
    imageId: pictureIds.has(typed.imageId ?? '') ? typed.imageId : null,
  };
}

/** What of a stored variant is changed. */
function changeOf({ stock, ...read }: ReadVariant, stored: OwnerVariantView): VariantChange {
  const change: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(read)) {
    if (value !== stored[field as keyof typeof read]) change[field] = value;
  }
  const { unlimited, qtyInStock } = stored;
  const isSameStock = stock.unlimited === unlimited && (unlimited || stock.quantity === qtyInStock);
  return {
    id: stored.id,
    ...change,
    ...(isSameStock ? {} : { stock: { ...stock, seen: { unlimited, quantity: qtyInStock } } }),
  };
}

class Problem {
  readonly sentence: string;
  constructor(sentence: string) {
    this.sentence = sentence;
  }
}

/** Minor units. */
function readPrice(typed: string, currency: CurrencyCode): number | Problem {
  if (typed.trim() === '') return new Problem(text.priceMissing);
  const example = currencies[currency].digits === 0 ? '2800' : '28.00';
  const minor = readAmount(typed, currency);
  if ((minor ?? 0) > MAX_PRICE_MINOR || /^\D?\d{13,}$/.test(typed.trim()))
    return new Problem(text.priceTooHigh);
  return minor ?? new Problem(text.priceUnreadable(example));
}

function readSalePrice(typed: string, price: number | Problem, currency: CurrencyCode): number | Problem {
  const sale = readPrice(typed, currency);
  const isTooHigh = typeof price === 'number' && typeof sale === 'number' && sale >= price;
  return isTooHigh ? new Problem(text.salePriceTooHigh) : sale;
}

/** A whole number, also with commas between thousands. */
function readUnits(typed: string, most: number, show: ShowNumber): number | Problem {
  if (typed.trim() === '') return new Problem(text.numberMissing);
  const plain = typed.trim().replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,9}$/.test(plain)) return new Problem(text.numberUnreadable);
  return Number(plain) > most ? new Problem(text.numberTooHigh(show, most)) : Number(plain);
}

const fieldNames: Readonly<Record<string, keyof VariantValues>> = {
  priceMinor: 'price',
  salePriceMinor: 'salePrice',
  weightGrams: 'weight',
  stock: 'stock',
  sku: 'sku',
  barcode: 'barcode',
  lowAt: 'lowAt',
  imageId: 'imageId',
};

/** The field that a path in the server's answer means: rows by their place in the request are rows by id in the form. */
export function fieldOfPath(path: string, sent: UpdateProductBody, values: ProductValues): string {
  const [list = '', place = '', field = ''] = path.split('.');
  if (list === 'altTexts') {
    const id = sent.altTexts?.[Number(place)]?.id;
    return id === undefined ? 'pictures' : `pictures.${id}.altText`;
  }
  if (list === 'pictureIds') return 'pictures';
  if (list === 'relatedIds') return 'related';
  if (list === 'fileIds') return 'files';
  if (list === 'customForm') return nameOfFault(path.slice('customForm.'.length), values.questions);
  if (list === 'subscription') {
    const id = values.plans[place === 'options' ? Number(field) : 0]?.id;
    return id === undefined ? 'plans' : `plans.${id}.every`;
  }
  if (list === 'donation') return donationField(place);
  if (list === 'scarcityShown') return 'scarcity';
  if (list === 'removed' || list === 'options') return 'options';
  if (list !== 'variants' && list !== 'created') return path;
  const id =
    list === 'variants' ? sent.variants?.[Number(place)]?.id : idOfCreated(sent, Number(place), values);
  const name = fieldNames[field];
  return id === undefined || name === undefined ? 'options' : `variants.${id}.${name}`;
}

function idOfCreated(sent: UpdateProductBody, place: number, values: ProductValues): string | undefined {
  const attributes = sent.created?.[place]?.attributes;
  return Object.entries(values.variants).find(
    ([, { fresh }]) => fresh !== null && sameValues(fresh, attributes),
  )?.[0];
}
