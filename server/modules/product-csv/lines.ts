import type { PictureView } from '@vitrine/contracts/media.ts';
import type { CsvCell } from '@vitrine/domain/csv/write-csv.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { joinNames } from '@vitrine/domain/product-csv/cells.ts';
import {
  NO,
  OPTION_COLUMNS,
  optionFields,
  type ProductField,
  productHeads,
  selectorWords,
  statusWords,
  type stockHeads,
  typeWords,
  UNLIMITED,
  YES,
} from '@vitrine/domain/product-csv/columns.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { SheetProduct, SheetVariant } from './repository.ts';
import { type ProductValues, productValues } from './values.ts';

interface LineContext {
  readonly currency: CurrencyCode;
  readonly pictures: ReadonlyMap<string, PictureView>;
}

/** The lines of a product: what belongs to the product itself is on the first one only. */
export function* productLines(
  product: SheetProduct,
  { currency, pictures }: LineContext,
): Generator<CsvCell[]> {
  const addressOf = (id: string | null): string => pictures.get(id ?? '')?.assetUrl ?? '';
  const isCounted = !traitsOf(product.type).neverRunsOut;
  for (const [index, variant] of product.variants.entries()) {
    const line: CsvCell[] = fields.map(() => '');
    if (index === 0) put(line, productCells(product, currency, addressOf));
    put(line, optionCells(product, variant, index === 0));
    put(line, {
      handle: product.urlId,
      page: product.pageUrlId,
      sku: variant.sku,
      barcode: variant.barcode,
      price: toDecimal({ minor: variant.priceMinor, currency }),
      salePrice:
        variant.salePlanned || variant.salePriceMinor > 0
          ? toDecimal({ minor: variant.salePriceMinor, currency })
          : '',
      onSale: variant.salePlanned ? YES : NO,
      stock: isCounted ? stockCell(variant) : '',
      exportedStock: isCounted ? stockCell(variant) : '',
      lowAt: isCounted ? variant.lowAt : '',
      weight: variant.weightGrams,
      variantPicture: addressOf(variant.imageId),
    });
    yield line;
  }
}

const fields = Object.keys(productHeads) as ProductField[];
const places = new Map(fields.map((field, at) => [field, at]));

type Cells = Partial<Record<ProductField, CsvCell>>;

/** Puts cells into their places of a line: one object with all of them, merged for each line, is slow and large. */
function put(line: CsvCell[], cells: Cells): void {
  for (const [field, at] of places) {
    const cell = cells[field];
    if (cell !== undefined) line[at] = cell;
  }
}

const isoTime = (time: Date | null): string => (time === null ? '' : new Date(time).toISOString());
const stockCell = ({ unlimited, quantity }: SheetVariant): CsvCell => (unlimited ? UNLIMITED : quantity);

/** A cell that is empty where the store decides. */
const flagCell = (flag: boolean | null): string => (flag === null ? '' : flag ? YES : NO);

/** How it is sold and shown. */
function sellingCells(values: ProductValues): Cells {
  return {
    taxClass: values.taxClass,
    subscription: values.plans,
    optionSelector: selectorWords[values.variantSelector],
    buyNow: flagCell(values.buyNow),
    installments: flagCell(values.installments),
    scarcity: flagCell(values.scarcityShown),
    scarcityText: values.scarcityText,
    backInStock: flagCell(values.backInStock),
    downloadLimit: values.downloadLimit,
    downloadDays: values.downloadDays,
    related: joinNames(values.related),
  };
}

function productCells(
  product: SheetProduct,
  currency: CurrencyCode,
  addressOf: (id: string | null) => string,
): Cells {
  const status = productStatusOf(product.status);
  return {
    title: product.title,
    description: product.body,
    summary: product.excerpt,
    type: typeWords[product.type],
    status: statusWords[status],
    publishOn: status === 'scheduled' ? isoTime(product.publishedOn) : '',
    tags: joinNames(product.tags),
    categories: joinNames(product.categories),
    saleStarts: isoTime(product.saleStartsOn),
    saleEnds: isoTime(product.saleEndsOn),
    pictures: product.imageIds
      .map(addressOf)
      .filter((address) => address !== '')
      .join(' '),
    seoTitle: product.seo.title ?? '',
    seoDescription: product.seo.description ?? '',
    seoHidden: product.seo.hidden === true ? YES : NO,
    addButton: product.addButtonText ?? '',
    ...sellingCells(productValues(product, currency)),
  };
}

function optionCells(
  { variantOptions }: SheetProduct,
  { attributes }: SheetVariant,
  isFirst: boolean,
): Cells {
  const cells: Cells = {};
  for (const [at, name] of variantOptions.slice(0, OPTION_COLUMNS).entries()) {
    const [nameField, valueField] = optionFields[at] ?? [];
    if (nameField === undefined || valueField === undefined) continue;
    if (isFirst) cells[nameField] = name;
    cells[valueField] = attributes[name] ?? '';
  }
  return cells;
}

/** The lines of a product in the file of stock; what never runs out has none. */
export function stockLines(product: SheetProduct): CsvCell[][] {
  if (traitsOf(product.type).neverRunsOut) return [];
  return product.variants.map((variant) => {
    const cells: Record<keyof typeof stockHeads, CsvCell> = {
      sku: variant.sku,
      title: product.title,
      variant: product.variantOptions.map((name) => variant.attributes[name] ?? '').join(' / '),
      exportedStock: stockCell(variant),
      stock: stockCell(variant),
    };
    return Object.values(cells);
  });
}
