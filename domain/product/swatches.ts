import { optionValues } from './choose-variant.ts';
import { type Product, type ProductSelling, sellingOf } from './product.ts';
import type { OptionEdit } from './variant-matrix.ts';

/** The swatch of an option's value: a colour (`#rrggbb`) or a picture's address without a size. */
export interface Swatch {
  readonly color?: string;
  readonly assetUrl?: string;
}
/** By option, then by value; a value without a swatch shows its name only. */
export type Swatches = Readonly<Record<string, Readonly<Record<string, Swatch>>>>;

/** The swatch of a value whose variants' picture is shown. */
export const PICTURE_SWATCH = 'picture';

/** Whether a stored swatch is one: a color, the picture, or '' for none. */
export const isSwatch = (mark: string): boolean =>
  mark === '' || mark === PICTURE_SWATCH || /^#[0-9a-f]{6}$/i.test(mark);

/** The stored swatch of a value; '' for none. */
export function swatchIn(swatches: ProductSelling['swatches'], option: string, value: string): string {
  const ofOption = Object.hasOwn(swatches, option) ? (swatches[option] ?? {}) : {};
  return Object.hasOwn(ofOption, value) ? (ofOption[value] ?? '') : '';
}

/** The stored swatches after the options were edited: renamed options and values keep theirs. */
export function swatchesAfter(
  options: readonly OptionEdit[],
  stored: ProductSelling['swatches'],
): ProductSelling['swatches'] {
  const kept = options.map((option) => {
    const marks = option.values.map((value) => {
      const before = option.was === null || value.was === null ? '' : swatchIn(stored, option.was, value.was);
      return [value.name.trim(), value.swatch ?? before] as const;
    });
    return [option.name.trim(), marks.filter(([, mark]) => mark !== '')] as const;
  });
  return Object.fromEntries(
    kept.flatMap(([name, marks]) => (marks.length === 0 ? [] : [[name, Object.fromEntries(marks)]])),
  );
}

/** The color that a value's name means, `#rrggbb`; null for other names. */
export function colorOfName(name: string): string | null {
  const plain = name.trim().toLowerCase();
  return Object.hasOwn(plainColors, plain) ? (plainColors[plain] ?? null) : null;
}

const colorOption = /^(colou?r|couleur|farbe)s?$/i;

/** Colours that their name describes well enough. */
const plainColors: Readonly<Record<string, string>> = {
  beige: '#d9c7a7',
  black: '#1b1b1b',
  blue: '#2f5fb3',
  brown: '#6b4a32',
  burgundy: '#6d1f31',
  charcoal: '#3a3d40',
  cream: '#f3ead6',
  gold: '#c79a3b',
  gray: '#8a8d90',
  green: '#3f7d4e',
  grey: '#8a8d90',
  ivory: '#f6f1e3',
  navy: '#1f2d4d',
  olive: '#6b6b35',
  orange: '#d9772b',
  pink: '#e3a2b4',
  purple: '#6c4a8c',
  red: '#b3312c',
  silver: '#bfc3c7',
  tan: '#c8a27a',
  teal: '#2a7a7b',
  white: '#ffffff',
  yellow: '#e6c23a',
};

/**
 * Swatches of a product's options: those the owner set (`selling.swatches`: a colour, or 'picture' for the picture of
 * the variants with that value); otherwise, for a colour option whose values are all plain colour names, these
 * colours, when the product shows its values as buttons. `pictures` are the product's own.
 */
export function swatchesOf(
  product: Pick<Product, 'variantOptions' | 'variants' | 'selling'>,
  pictures: readonly { readonly id: string; readonly assetUrl: string }[],
): Swatches {
  const { swatches, variantSelector } = sellingOf(product);
  const shown: Record<string, Record<string, Swatch>> = {};
  for (const option of product.variantOptions) {
    const values = optionValues(product, option);
    const found = values.flatMap((value) => {
      const mark = swatchIn(swatches, option, value);
      const swatch = mark === PICTURE_SWATCH ? pictureOf(product, option, value, pictures) : colorOf(mark);
      return swatch === null ? [] : [[value, swatch] as const];
    });
    const plain = values.flatMap((value) => {
      const color = colorOfName(value);
      return color === null ? [] : [[value, { color }] as const];
    });
    const isPlain = variantSelector === 'radio' && colorOption.test(option) && plain.length === values.length;
    const all = found.length > 0 ? found : isPlain ? plain : [];
    if (all.length > 0) shown[option] = Object.fromEntries(all);
  }
  return shown;
}

/** Only a valid colour: it is written into the page. */
function colorOf(mark: string): Swatch | null {
  return /^#[0-9a-f]{6}$/i.test(mark) ? { color: mark } : null;
}

function pictureOf(
  product: Pick<Product, 'variants'>,
  option: string,
  value: string,
  pictures: readonly { readonly id: string; readonly assetUrl: string }[],
): Swatch | null {
  for (const { attributes, imageId } of product.variants) {
    const picture = attributes[option] === value ? pictures.find(({ id }) => id === imageId) : undefined;
    if (picture !== undefined) return { assetUrl: picture.assetUrl };
  }
  return null;
}
