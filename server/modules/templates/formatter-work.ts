/** A formatter that does little: some half a microsecond. */
const USUAL = 20;

/** Those that do more, in units of work of some 25 ns. */
const heavy: Readonly<Record<string, number>> = {
  date: 150,
  datetime: 600,
  'datetime-interval': 1500,
  decimal: 400,
  message: 400,
  plural: 400,
  'relative-time': 800,
  timesince: 100,
  money: 100,
  // React faces.
  'product-purchase': 40_000,
  'cart-page': 40_000,
  'checkout-form': 40_000,
  'order-summary': 20_000,
  'gift-card-form': 20_000,
  'donate-page': 20_000,
  'download-page': 20_000,
  'subscription-page': 20_000,
  'add-ons': 10_000,
};
const work = new Map(Object.entries(heavy));

/** What calling a formatter costs beside the length of its texts. */
export function formatterWork(name: string): number {
  return work.get(name) ?? USUAL;
}
