/*
 * An independent calculation of a cart's totals: with exact fractions, line by line, sharing nothing with the shop's
 * rules but the types of its data. A slow reference to compare with.
 */

export interface SlowLine {
  readonly itemId: string;
  readonly type: 'physical' | 'digital' | 'service' | 'giftCard';
  readonly taxClass: string;
  readonly grams: number;
  readonly price: number;
  readonly quantity: number;
}

export interface SlowCode {
  readonly code: string;
  readonly kind: 'percentage' | 'fixed' | 'free-delivery';
  readonly millionths: number;
  readonly amount: number;
  readonly minimum: number;
  readonly itemIds: readonly string[];
}

export interface SlowOption {
  readonly id: string;
  readonly kind: 'flat' | 'weight' | 'subtotal' | 'quantity' | 'pickup';
  readonly price: number;
  readonly freeFrom: number | null;
  /** From and to are included; to null: no end. */
  readonly bands: readonly { readonly from: number; readonly to: number | null; readonly price: number }[];
  readonly pickupAt: string | null;
}

export interface SlowZone {
  /** `US`, or `US-NC`. */
  readonly areas: readonly string[];
  readonly elsewhere: boolean;
  readonly options: readonly SlowOption[];
}

export interface SlowRule {
  readonly name: string;
  /** `US`, or `US-NC`. */
  readonly place: string;
  readonly millionths: number;
  readonly onDelivery: boolean;
  readonly classes: readonly string[];
}

export interface SlowStore {
  readonly zones: readonly SlowZone[];
  readonly pickups: readonly SlowOption[];
  readonly rules: readonly SlowRule[];
  readonly gross: boolean;
}

export interface SlowCart {
  readonly lines: readonly SlowLine[];
  readonly codes: readonly SlowCode[];
  readonly cards: readonly { readonly id: string; readonly balance: number }[];
  /** `US-NC`, `DE-`; null: unknown. */
  readonly place: string | null;
  readonly optionId: string | null;
}

export interface SlowSums {
  readonly subtotal: number;
  readonly discount: number;
  readonly delivery: number;
  readonly tax: number;
  readonly total: number;
  readonly cards: number;
  readonly due: number;
  /** Codes that apply, with the amount each takes off. */
  readonly counting: Readonly<Record<string, number>>;
  readonly optionId: string | null;
}

/** A fraction of two integers; the denominator is above 0. */
interface Fraction {
  readonly top: bigint;
  readonly under: bigint;
}
const whole = (value: bigint | number): Fraction => ({ top: BigInt(value), under: 1n });
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.under + b.top * a.under,
  under: a.under * b.under,
});
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, under: a.under * b.under });
/** Rounds to the nearest integer, halves up. */
function nearest(value: Fraction): bigint {
  const floor = value.top / value.under;
  return (value.top - floor * value.under) * 2n >= value.under ? floor + 1n : floor;
}
const rate = (millionths: number): Fraction => ({ top: BigInt(millionths), under: 1_000_000n });

/** Distributes units one at a time, each to the share with the largest remainder. */
function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  const given = weights.map((weight) => (amount * weight) / all);
  let left = amount - given.reduce((sum, part) => sum + part, 0n);
  const behind = weights.map((weight, at) => amount * weight - (given[at] ?? 0n) * all);
  while (left > 0n) {
    let most = -1;
    for (const [at, gap] of behind.entries()) {
      if (most === -1 || gap > (behind[most] ?? 0n)) most = at;
    }
    given[most] = (given[most] ?? 0n) + 1n;
    behind[most] = -1n;
    left -= 1n;
  }
  return given;
}

const covers = (area: string, place: string): boolean =>
  area.includes('-') ? area === place : place.startsWith(`${area}-`);

const isReached = (code: SlowCode, line: SlowLine): boolean =>
  line.type !== 'giftCard' && (code.itemIds.length === 0 || code.itemIds.includes(line.itemId));
const taxesLine = (rule: SlowRule, line: SlowLine): boolean =>
  line.type !== 'giftCard' &&
  line.taxClass !== 'none' &&
  (rule.classes.length === 0 || rule.classes.includes(line.taxClass));

const added = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

export function calculateSlowly(store: SlowStore, cart: SlowCart): SlowSums {
  const { lines } = cart;
  const costs = lines.map((line) => BigInt(line.price) * BigInt(line.quantity));
  const subtotal = costs.reduce((sum, cost) => sum + cost, 0n);
  const goods = lines.filter((line) => line.type === 'physical');
  const grams = goods.reduce((sum, line) => sum + line.grams * line.quantity, 0);

  const usable = cart.codes.filter(
    (code) =>
      lines.some((line) => isReached(code, line)) &&
      subtotal >= BigInt(code.minimum) &&
      (code.kind !== 'free-delivery' || goods.length > 0),
  );
  const counting: Record<string, number> = {};
  const left = [...costs];
  const shares = (
    code: SlowCode,
    from: readonly bigint[],
    closed: ReadonlySet<number>,
  ): readonly bigint[] => {
    const weights = from.map((cost, at) => {
      const line = lines[at];
      return line !== undefined && isReached(code, line) && !closed.has(at) ? cost : 0n;
    });
    const base = weights.reduce((sum, weight) => sum + weight, 0n);
    const full =
      code.kind === 'fixed' ? BigInt(code.amount) : nearest(times(whole(base), rate(code.millionths)));
    const off = full > base ? base : full;
    return off === 0n ? weights.map(() => 0n) : share(off, weights);
  };
  const forGoods = usable.filter(({ kind }) => kind !== 'free-delivery');
  // Those for some products first, the largest first, and no line twice.
  const ofSome = forGoods.filter(({ itemIds }) => itemIds.length > 0);
  const ofAll = forGoods.filter(({ itemIds }) => itemIds.length === 0);
  const alone = new Map(ofSome.map((code) => [code, added(shares(code, costs, new Set()))]));
  ofSome.sort((one, other) => Number((alone.get(other) ?? 0n) - (alone.get(one) ?? 0n)));
  const closed = new Set<number>();
  for (const code of [...ofSome, ...ofAll]) {
    const isOfSome = code.itemIds.length > 0;
    const parts = shares(code, left, isOfSome ? closed : new Set());
    if (added(parts) === 0n) continue;
    counting[code.code] = Number(added(parts));
    for (const [at, part] of parts.entries()) {
      left[at] = (left[at] ?? 0n) - part;
      if (isOfSome && part > 0n) closed.add(at);
    }
  }
  const after = left.reduce((sum, cost) => sum + cost, 0n);

  const units = goods.reduce((sum, line) => sum + line.quantity, 0);
  const priceOf = (way: SlowOption): number | null => priceOfDelivery(way, Number(after), grams, units);
  const offered = goods.length === 0 ? [] : waysTo(store, cart.place).filter((way) => priceOf(way) !== null);
  let option = offered.find(({ id }) => id === cart.optionId) ?? null;
  if (option === null && cart.place !== null) option = offered[0] ?? null;
  const delivery = option === null ? 0n : BigInt(priceOf(option) ?? 0);
  let deliveryLeft = delivery;
  for (const code of usable.filter(({ kind }) => kind === 'free-delivery')) {
    if (option !== null && deliveryLeft === 0n) continue;
    counting[code.code] = Number(deliveryLeft);
    deliveryLeft = 0n;
  }

  const taxPlace = option?.kind === 'pickup' && option.pickupAt !== null ? option.pickupAt : cart.place;
  const rules = store.rules.filter((rule) => taxPlace !== null && covers(rule.place, taxPlace));
  let tax = 0n;
  for (const rule of rules) {
    let base = whole(0);
    for (const [at, line] of lines.entries()) {
      if (!taxesLine(rule, line)) continue;
      const together = rules.filter((other) => taxesLine(other, line));
      base = plus(base, partOf(left[at] ?? 0n, store.gross ? together : []));
    }
    if (rule.onDelivery) {
      const together = rules.filter((other) => other.onDelivery);
      base = plus(base, partOf(deliveryLeft, store.gross ? together : []));
    }
    tax += nearest(times(base, rate(rule.millionths)));
  }

  const total = after + deliveryLeft + (store.gross ? 0n : tax);
  let due = total;
  for (const { balance } of cart.cards) due -= BigInt(balance) < due ? BigInt(balance) : due;
  return {
    subtotal: Number(subtotal),
    discount: Number(subtotal - after + (delivery - deliveryLeft)),
    delivery: Number(delivery),
    tax: Number(tax),
    total: Number(total),
    cards: Number(total - due),
    due: Number(due),
    counting,
    optionId: option?.id ?? null,
  };
}

/** The net amount of a gross one taxed by all of these rules; the amount itself without any. */
function partOf(amount: bigint, rules: readonly SlowRule[]): Fraction {
  const together = rules.reduce((sum, rule) => sum + rule.millionths, 0);
  return { top: BigInt(amount) * 1_000_000n, under: 1_000_000n + BigInt(together) };
}

/** The options at a place: those of the zone that names its region, else its country, else everything else. */
function waysTo(store: SlowStore, place: string | null): readonly SlowOption[] {
  if (place === null)
    return [...(store.zones.length === 1 ? (store.zones[0]?.options ?? []) : []), ...store.pickups];
  const country = place.slice(0, 2);
  const ranks = [
    store.zones.filter(({ areas }) => areas.includes(place)),
    store.zones.filter(({ areas }) => areas.includes(country)),
    store.zones.filter(({ elsewhere }) => elsewhere),
  ];
  const [zone] = ranks.flat();
  return [...(zone?.options ?? []), ...store.pickups];
}

function priceOfDelivery(option: SlowOption, goods: number, grams: number, units: number): number | null {
  if (option.kind === 'flat' || option.kind === 'pickup') {
    return option.freeFrom !== null && goods >= option.freeFrom ? 0 : option.price;
  }
  const measure = { weight: grams, subtotal: goods, quantity: units }[option.kind];
  const reached = option.bands.filter(({ from, to }) => measure >= from && measure <= (to ?? Infinity));
  const [cheapest] = reached.toSorted((one, other) => one.price - other.price);
  if (cheapest === undefined) return null;
  return option.freeFrom !== null && goods >= option.freeFrom ? 0 : cheapest.price;
}
