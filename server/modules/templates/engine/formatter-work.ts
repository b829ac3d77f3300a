/** A cheap formatter: about a third of a microsecond. */
const USUAL = 20;

/** Expensive formatters, in units of work of about 15 ns. */
const heavy: ReadonlyMap<string, number> = new Map([
  ['date', 150],
  ['datetime', 1200],
  ['datetimefield', 1200],
  ['datetime-interval', 2000],
  ['decimal', 600],
  ['percentage-format', 600],
  ['unit', 2000],
  ['message', 800],
  ['plural', 800],
  ['relative-time', 800],
  ['timesince', 60],
  ['money', 120],
  ['apply', 60],
  ['format', 100],
  ['product-add', 400],
  ['product-price', 150],
  ['from-price', 80],
  ['normal-price', 80],
  ['sale-price', 80],
  ['subscription-price', 100],
  ['like-button', 3000],
  ['social-button', 3000],
  ['social-button-inline', 3000],
  // React views.
  ['product-purchase', 40_000],
  ['cart-page', 40_000],
  ['checkout-form', 40_000],
  ['comments', 20_000],
  ['order-summary', 20_000],
  ['gift-card-form', 20_000],
  ['donate-page', 20_000],
  ['download-page', 20_000],
  ['subscription-page', 20_000],
  ['add-ons', 10_000],
]);

/** Formatters that scan a text several times or by character, with their factor. */
const slow: ReadonlyMap<string, number> = new Map([
  ['activate-twitter-links', 24],
  ['encode-uri', 4],
  ['encode-uri-component', 4],
  ['format', 16],
  ['message', 4],
  ['plural', 4],
  ['slugify', 8],
  ['smartypants', 6],
  ['url-encode', 4],
]);

/** Formatters whose arguments are date patterns: each letter writes a part of a date. */
const dates: ReadonlySet<string> = new Set(['date', 'datetime', 'datetime-interval', 'datetimefield']);

/** Work of calling a formatter for this value, before its output is known. */
export function formatterWork(name: string, value: unknown): number {
  return (heavy.get(name) ?? USUAL) + valueWork(value) * (slow.get(name) ?? 1);
}

/** Characters of arguments included in the base work. */
const USUAL_ARGUMENTS = 80;

/** Work of reading a tag's arguments; 0 for those of ordinary length. */
export function argumentsWork(name: string, args: readonly string[]): number {
  let characters = 0;
  for (const argument of args) characters += argument.length;
  return characters <= USUAL_ARGUMENTS ? 0 : characters * (dates.has(name) ? 20 : 4);
}

/** Work of a plain text formatter. */
export function textWork(text: string): number {
  return USUAL + (text.length >>> 3);
}

/** Work of scanning a value once. */
export function valueWork(value: unknown): number {
  if (typeof value === 'string') return value.length >>> 3;
  return Array.isArray(value) ? value.length * 6 : 0;
}
