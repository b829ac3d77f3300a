import type {
  DeliveryBand,
  DeliveryRate,
  DeliverySettings,
  DeliveryZone,
  RateBasis,
} from './delivery-settings.ts';

/** From and to are included; to null: no end. */
export interface Span {
  readonly from: number;
  readonly to: number | null;
}

/** Orders by what rates depend on: those within every span given. */
export type OrderRange = { readonly [Basis in Exclude<RateBasis, 'flat'>]?: Span };

/**
 * What an owner should know about settings that work, but not as they may think.
 *
 * - `nobody`: the zone names no country; `shadowed`: others before it have all it names.
 * - `no-rates`: nothing is delivered there. `overlap`: both zones name the places, and the first counts.
 * - `gap`: no rate of the zone covers orders in the range; `end`: orders above it are too large for all rates.
 * - `rate-gap`: this rate is left out between two of its own bands. `bands-overlap`: two prices, the cheaper counts.
 */
export type DeliveryFinding =
  | { readonly kind: 'nobody' | 'shadowed' | 'no-rates'; readonly zoneId: string }
  | {
      readonly kind: 'overlap';
      readonly zoneId: string;
      readonly firstId: string;
      /** `region` is '' for the whole country; without places, both cover everywhere else. */
      readonly places: readonly { readonly country: string; readonly region: string }[];
    }
  | { readonly kind: 'gap' | 'end'; readonly zoneId: string; readonly range: OrderRange }
  | {
      readonly kind: 'rate-gap' | 'bands-overlap';
      readonly zoneId: string;
      readonly rateId: string;
      readonly basis: Exclude<RateBasis, 'flat'>;
      readonly span: Span;
    };

/** More gaps of one zone than these say nothing new. */
const MOST_GAPS = 6;

/** Zones that cover nobody or each other, and orders that no rate covers. */
export function deliveryFindings({ zones }: DeliverySettings): readonly DeliveryFinding[] {
  return zones.flatMap((zone, at) => [
    ...coverage(zone, zones.slice(0, at)),
    ...(zone.rates.length === 0 ? [{ kind: 'no-rates' as const, zoneId: zone.id }] : rateFindings(zone)),
  ]);
}

const placesOf = ({ areas }: DeliveryZone): readonly { country: string; region: string }[] =>
  areas.flatMap(({ country, regions }) =>
    regions.length === 0 ? [{ country, region: '' }] : regions.map((region) => ({ country, region })),
  );

function coverage(zone: DeliveryZone, before: readonly DeliveryZone[]): readonly DeliveryFinding[] {
  const zoneId = zone.id;
  const places = placesOf(zone);
  if (places.length === 0 && !zone.everywhereElse) return [{ kind: 'nobody', zoneId }];
  let left = places;
  let isRest = zone.everywhereElse;
  const found: DeliveryFinding[] = [];
  for (const first of before) {
    const theirs = new Set(placesOf(first).map(({ country, region }) => `${country}-${region}`));
    const both = left.filter(({ country, region }) => theirs.has(`${country}-${region}`));
    const isSecondRest = isRest && first.everywhereElse;
    if (both.length > 0 || isSecondRest) {
      found.push({ kind: 'overlap', zoneId, firstId: first.id, places: both });
    }
    left = left.filter((place) => !both.includes(place));
    if (isSecondRest) isRest = false;
  }
  return left.length === 0 && !isRest ? [...found, { kind: 'shadowed', zoneId }] : found;
}

/** Spans merged where they touch, in order. */
function union(bands: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const band of bands.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last === undefined || (last.to !== null && band.from > last.to + 1)) merged.push(band);
    else {
      const to = last.to === null || band.to === null ? null : Math.max(last.to, band.to);
      merged[merged.length - 1] = { from: last.from, to };
    }
  }
  return merged;
}

/** What spans leave out, from the least there is. */
function complement(bands: readonly Span[], least: number): readonly Span[] {
  const gaps: Span[] = [];
  let from: number | null = least;
  for (const span of union(bands)) {
    if (from === null) break;
    if (span.from > from) gaps.push({ from, to: span.from - 1 });
    from = span.to === null ? null : Math.max(from, span.to + 1);
  }
  return from === null ? gaps : [...gaps, { from, to: null }];
}

const leastOf = (basis: RateBasis): number => (basis === 'quantity' ? 1 : 0);

function rateFindings(zone: DeliveryZone): readonly DeliveryFinding[] {
  const gaps = zoneGaps(zone);
  const ofRates = zone.rates.flatMap((rate) => ownFindings(zone, rate));
  // A gap that the whole zone has is reported once.
  return gaps.some(({ kind }) => kind === 'gap')
    ? [...gaps, ...ofRates.filter(({ kind }) => kind !== 'rate-gap')]
    : [...gaps, ...ofRates];
}

/**
 * An order gets no rate when its weight is in no rate by weight, and its subtotal in none by subtotal, and its units in
 * none by units: so the ranges without rates are the products of what each basis leaves out.
 */
function zoneGaps({ id, rates }: DeliveryZone): readonly DeliveryFinding[] {
  if (rates.some(({ basis }) => basis === 'flat')) return [];
  let ranges: readonly OrderRange[] = [{}];
  for (const basis of ['weight', 'subtotal', 'quantity'] as const) {
    const bands = rates.filter((rate) => rate.basis === basis).flatMap((rate) => rate.bands);
    if (!rates.some((rate) => rate.basis === basis)) continue;
    const left = complement(bands, leastOf(basis));
    ranges = ranges.flatMap((range) => left.map((span) => ({ ...range, [basis]: span })));
  }
  return ranges.slice(0, MOST_GAPS).map((range) => ({
    kind: Object.values(range).every((span) => span.to === null) ? ('end' as const) : ('gap' as const),
    zoneId: id,
    range,
  }));
}

function ownFindings(zone: DeliveryZone, rate: DeliveryRate): readonly DeliveryFinding[] {
  const { basis } = rate;
  if (basis === 'flat') return [];
  const found = { zoneId: zone.id, rateId: rate.id, basis };
  const inner = complement(rate.bands, leastOf(basis)).filter(
    ({ from, to }) => to !== null && rate.bands.some((band) => band.from < from),
  );
  return [
    ...inner.map((span) => ({ ...found, kind: 'rate-gap' as const, span })),
    ...overlaps(rate.bands).map((span) => ({ ...found, kind: 'bands-overlap' as const, span })),
  ];
}

/** Where two bands have more in common than the value at which one ends and the other begins. */
function overlaps(bands: readonly DeliveryBand[]): readonly Span[] {
  const sorted = bands.toSorted((one, other) => one.from - other.from);
  return sorted.flatMap((band, at) => {
    const next = sorted[at + 1];
    if (next === undefined || (band.to !== null && next.from >= band.to)) return [];
    const ends = [band.to, next.to].filter((to) => to !== null);
    return [{ from: next.from, to: ends.length === 0 ? null : Math.min(...ends) }];
  });
}
