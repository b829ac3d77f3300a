/** A formatter that does little: some third of a microsecond. */
const USUAL = 20;

/** Those that do more, in units of work of some 15 ns. */
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
  ['product-price', 100],
  ['subscription-price', 100],
  ['like-button', 3000],
  ['social-button', 3000],
  ['social-button-inline', 3000],
  // React faces.
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

/** Those that go through a text several times, or character by character. */
const slow: ReadonlySet<string> = new Set([
  'activate-twitter-links',
  'encode-uri',
  'encode-uri-component',
  'format',
  'message',
  'plural',
  'slugify',
  'smartypants',
  'url-encode',
]);

/** What calling a formatter for this value costs, before it is known what comes out. */
export function formatterWork(name: string, value: unknown): number {
  return (heavy.get(name) ?? USUAL) + valueWork(value) * (slow.has(name) ? 4 : 1);
}

/** What a plain formatter of a text costs. */
export function textWork(text: string): number {
  return USUAL + (text.length >>> 3);
}

/** What going once through a value costs. */
export function valueWork(value: unknown): number {
  if (typeof value === 'string') return value.length >>> 3;
  return Array.isArray(value) ? value.length * 6 : 0;
}
