import { optionValues } from './choose-variant.ts';

/** Most variants of a product. */
export const MAX_VARIANTS = 500;
/** Most options of a product. */
const MAX_OPTIONS = 4;
/** Characters of an option's name and of a value's. */
const MAX_OPTION_NAME = 100;

/** A name as an owner edits it; `was` is its stored name, null for a new one. */
export interface ValueEdit {
  readonly name: string;
  readonly was: string | null;
}

/** A value of an option as an owner edits it. */
interface OptionValueEdit extends ValueEdit {
  /** Its swatch, '' for none; absent: the one it has. See `swatchesAfter`. */
  readonly swatch?: string | undefined;
}

/** An option as an owner edits it; `was` is its stored name, null for a new one. */
export interface OptionEdit extends ValueEdit {
  readonly values: readonly OptionValueEdit[];
}

interface Described {
  readonly attributes: Readonly<Record<string, string>>;
}

/** A combination of values, and the variant that is it now; null where there is none yet. */
export interface MatrixRow<V> {
  readonly attributes: Readonly<Record<string, string>>;
  /** The index of the value in each option. */
  readonly place: readonly number[];
  readonly variant: V | null;
}

export interface VariantMatrix<V> {
  /** Every combination, in the order of options and values. */
  readonly rows: readonly MatrixRow<V>[];
  /** Variants that are no combination any more. */
  readonly orphaned: readonly V[];
}

/** The stored options, as an owner begins to edit them. */
export function optionEditsOf(product: {
  readonly variantOptions: readonly string[];
  readonly variants: readonly Described[];
}): OptionEdit[] {
  return product.variantOptions.map((name) => ({
    name,
    was: name,
    values: optionValues(product, name).map((value) => ({ name: value, was: value })),
  }));
}

/** How many combinations the options have; 1 without options. */
export function combinationCount(options: readonly OptionEdit[]): number {
  return options.reduce((count, { values }) => count * values.length, 1);
}

/**
 * What is wrong with the options, by path (`0.name`, `0.values.1.name`, `0.values`); at '' when they have too many
 * combinations. `show` writes the numbers of the sentences.
 */
export function optionFaults(
  options: readonly OptionEdit[],
  show: (value: number) => string = (value) => value.toLocaleString('en'),
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (options.length > MAX_OPTIONS) faults[''] = `A product has at most ${MAX_OPTIONS} options.`;
  nameFaults(options, '', 'option', faults);
  for (const [index, { values }] of options.entries()) {
    if (values.length === 0) faults[`${index}.values`] = 'Add at least one value.';
    nameFaults(values, `${index}.values.`, 'value', faults);
  }
  const count = combinationCount(options);
  if (count > MAX_VARIANTS) {
    faults[''] ??=
      `These options make ${show(count)} variants. A product has at most ${MAX_VARIANTS}: remove some values.`;
  }
  return faults;
}

function nameFaults(
  named: readonly ValueEdit[],
  path: string,
  what: string,
  faults: Record<string, string>,
): void {
  const seen = new Set<string>();
  for (const [index, { name }] of named.entries()) {
    const plain = name.trim().toLowerCase();
    if (plain === '') faults[`${path}${index}.name`] = `Enter a name for this ${what}, or remove it.`;
    else if (name.length > MAX_OPTION_NAME)
      faults[`${path}${index}.name`] = `Enter at most ${MAX_OPTION_NAME} characters.`;
    else if (seen.has(plain)) faults[`${path}${index}.name`] = `There is another ${what} of this name.`;
    seen.add(plain);
  }
}

/**
 * The combinations of the edited options, each with the stored variant that it continues: renamed options and values
 * keep theirs, and where an option was added, its first value does. Where an option was removed, the first of the
 * variants that differed only in it stays. The options must have no faults.
 */
export function variantMatrix<V extends Described>(
  options: readonly OptionEdit[],
  variants: readonly V[],
): VariantMatrix<V> {
  const byPlace = new Map<string, V>();
  const orphaned: V[] = [];
  for (const variant of variants) {
    const place = placeOf(options, variant);
    const key = place?.join();
    if (key === undefined || byPlace.has(key)) orphaned.push(variant);
    else byPlace.set(key, variant);
  }
  const rows = places(options).map((place) => ({
    place,
    attributes: Object.fromEntries(
      options.map(({ name, values }, at) => [name.trim(), values[place[at] ?? 0]?.name.trim() ?? '']),
    ),
    variant: byPlace.get(place.join()) ?? null,
  }));
  return { rows, orphaned };
}

/** The combination a stored variant continues as; null when a value of it was removed. */
function placeOf(options: readonly OptionEdit[], { attributes }: Described): readonly number[] | null {
  const place = options.map(({ was, values }) =>
    was === null || !Object.hasOwn(attributes, was)
      ? 0
      : values.findIndex((value) => value.was === attributes[was]),
  );
  return place.includes(-1) ? null : place;
}

function places(options: readonly OptionEdit[]): (readonly number[])[] {
  return options.reduce<(readonly number[])[]>(
    (before, { values }) => before.flatMap((place) => values.map((_, index) => [...place, index])),
    [[]],
  );
}
