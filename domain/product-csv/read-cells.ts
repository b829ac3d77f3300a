import type { CurrencyCode } from '../money/currencies.ts';
import { parseDecimal } from '../money/parse-money.ts';
import { MAX_SUBSCRIPTION_OPTIONS } from '../product/subscription-options.ts';
import { type ProductStatus, productStatuses } from '../product/product-status.ts';
import type { ProductSelling, ProductType, SubscriptionPlan } from '../product/product.ts';
import type { WayToSubscribe } from './cells.ts';
import { NO, selectorWords, statusWords, typeWords, UNLIMITED, YES } from './columns.ts';
import type { GivenStock } from './given-product.ts';

/** The value of a cell, or a sentence about what is wrong with it. */
export type Read<T> = { readonly value: T } | { readonly fault: string };

const shown = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
const letters = (word: string): string => word.toLowerCase().replaceAll(/[^a-z]/g, '');

/** A price in major units, with a comma where the file's country writes one. Minor units. */
export function readPrice(cell: string, currency: CurrencyCode): Read<number> {
  const bare = cell.replaceAll(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '').trim();
  const decimal = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare;
  const parsed = parseDecimal(decimal, currency);
  return parsed.ok
    ? { value: parsed.value.minor }
    : { fault: `“${shown(cell)}” is not a price. Write it like 28.50.` };
}

export function readWhole(cell: string, what: string): Read<number> {
  return /^\d{1,12}(?:\.0+)?$/.test(cell)
    ? { value: Number(cell) }
    : { fault: `“${shown(cell)}” is not a ${what}. Write a whole number of at least 0.` };
}

export function readStock(cell: string): Read<GivenStock['to']> {
  return letters(cell) === letters(UNLIMITED) ? { value: 'unlimited' } : readWhole(cell, 'number of units');
}

export function readFlag(cell: string): Read<boolean> {
  const word = letters(cell);
  if (['yes', 'true', 'y'].includes(word) || cell === '1') return { value: true };
  if (['no', 'false', 'n', ''].includes(word)) return { value: false };
  return { fault: `“${shown(cell)}” is neither ${YES} nor ${NO}.` };
}

/** '' is no time. */
export function readTime(cell: string): Read<string | null> {
  if (cell === '') return { value: null };
  const moment = /^\d{4}-\d{2}-\d{2}/.test(cell) ? Date.parse(cell) : Number.NaN;
  return Number.isNaN(moment)
    ? { fault: `“${shown(cell)}” is not a time. Write it like 2026-11-23T10:00:00Z.` }
    : { value: new Date(moment).toISOString() };
}

const types = new Map(
  (Object.keys(typeWords) as ProductType[]).flatMap((type) => [
    [letters(type), type] as const,
    [letters(typeWords[type]), type] as const,
  ]),
);

export function readType(cell: string): Read<ProductType> {
  const type = types.get(letters(cell));
  return type === undefined
    ? { fault: `“${shown(cell)}” is not a type. Use ${Object.values(typeWords).join(', ')}.` }
    : { value: type };
}

/** Other shops say "active" for published. */
export function readStatus(cell: string): Read<ProductStatus> {
  const word = letters(cell);
  const status = word === 'active' ? 'published' : productStatuses.find((one) => one === word);
  return status === undefined
    ? { fault: `“${shown(cell)}” is not a status. Use ${Object.values(statusWords).join(', ')}.` }
    : { value: status };
}

const units = { week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const;

/** How a subscription bills, as `planCell` writes it; '' for none. */
export function readPlan(cell: string): Read<SubscriptionPlan | null> {
  if (cell === '') return { value: null };
  const match = /^(\d{1,2}) (week|month|year)s?(?:, (\d{1,4}) times)?$/i.exec(cell);
  const unit = units[(match?.[2]?.toLowerCase() ?? '') as keyof typeof units] as
    | SubscriptionPlan['billingPeriod']['unit']
    | undefined;
  const value = Number(match?.[1] ?? 0);
  const numBillingCycles = Number(match?.[3] ?? 0);
  return unit === undefined || value < 1 || value > 24 || numBillingCycles > 1000
    ? {
        fault: `“${shown(cell)}” does not say how the subscription bills. Write it like 1 month, or 2 weeks, 12 times.`,
      }
    : { value: { billingPeriod: { value, unit }, numBillingCycles } };
}

/** The ways to subscribe, as `plansCell` writes them; none for ''. The first is the product's own plan. */
export function readPlans(cell: string, currency: CurrencyCode): Read<readonly WayToSubscribe[]> {
  const ways: WayToSubscribe[] = [];
  for (const part of cell.split(';').map((text) => text.trim())) {
    if (part === '') continue;
    const [terms = '', price] = part.split(/\s+at\s+/i);
    const plan = readPlan(terms);
    if (!('value' in plan)) return plan;
    if (plan.value === null) return { fault: `“${shown(part)}” does not say how often it is paid.` };
    const paid = price === undefined ? { value: null } : readPrice(price, currency);
    if (!('value' in paid)) return paid;
    ways.push({ plan: plan.value, priceMinor: paid.value });
  }
  if (ways.length > MAX_SUBSCRIPTION_OPTIONS) {
    return { fault: `A product has at most ${MAX_SUBSCRIPTION_OPTIONS} ways to subscribe.` };
  }
  return ways[0] === undefined || ways[0].priceMinor === null
    ? { value: ways }
    : { fault: 'The first way to subscribe has the price of the product: it has no “at”.' };
}

const selectors = new Map<string, ProductSelling['variantSelector']>([
  ...(['dropdown', 'radio'] as const).map((one) => [letters(selectorWords[one]), one] as const),
  ['dropdown', 'dropdown'],
  ['radio', 'radio'],
]);

export function readSelector(cell: string): Read<ProductSelling['variantSelector']> {
  const selector = selectors.get(letters(cell));
  return selector === undefined
    ? {
        fault: `“${shown(cell)}” is no way to choose options. Use ${Object.values(selectorWords).join(', ')}.`,
      }
    : { value: selector };
}

const ownPicture = /\/media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\//i;

/** The pictures of this website that a cell names, and how many it names of other sites. */
export function readPictures(cell: string): { readonly ids: readonly string[]; readonly foreign: number } {
  const addresses = cell.split(/[\s,;]+/).filter((address) => address !== '');
  const ids = addresses.map((address) => ownPicture.exec(address)?.[1]?.toLowerCase());
  const own = ids.filter((id) => id !== undefined);
  return { ids: [...new Set(own)], foreign: ids.length - own.length };
}
