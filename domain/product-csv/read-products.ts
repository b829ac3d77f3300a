import { urlIdFrom } from '../content/url-id.ts';
import { type CsvRow, plainCell } from '../csv/read-csv.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { MAX_VARIANTS } from '../product/variant-matrix.ts';
import { plansCell, splitNames } from './cells.ts';
import { OPTION_COLUMNS, optionFields } from './columns.ts';
import type { GivenFields, GivenProduct, GivenStock, GivenVariant, LineNote } from './given-product.ts';
import {
  type Read,
  readFlag,
  readPictures,
  readPlans,
  readPrice,
  readSelector,
  readStatus,
  readStock,
  readTime,
  readType,
  readWhole,
} from './read-cells.ts';
import type { FileColumns, FileField } from './recognise-heads.ts';

/** The cells of a line by what their columns mean; undefined where the file has no such column. */
type Cells = (field: FileField) => string | undefined;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Most lines of one product: its variants, and lines with further pictures. */
const MAX_LINES = MAX_VARIANTS + 100;

interface ProductReader {
  /** The product that ends before this line, if one does. */
  push(row: CsvRow): GivenProduct | null;
  end(): GivenProduct | null;
}

/** Joins the lines of a file to products: lines with the same handle that follow each other. */
export function productReader(columns: FileColumns, currency: CurrencyCode): ProductReader {
  const cellsOf = cellReader(columns);
  let lines: { readonly row: CsvRow; readonly cells: Cells }[] = [];
  let isTooLong = false;
  const finish = (): GivenProduct | null => {
    const product = lines.length === 0 ? null : readProduct(lines, columns, currency, isTooLong);
    lines = [];
    isTooLong = false;
    return product;
  };
  return {
    push(row) {
      const cells = cellsOf(row);
      const before = lines.at(-1)?.cells;
      const continues =
        columns.kind === 'products' &&
        before !== undefined &&
        (isBlank(cells('handle'))
          ? isBlank(cells('title'))
          : cells('handle') === lines[0]?.cells('handle') &&
            (isBlank(cells('page')) || cells('page') === lines[0]?.cells('page')));
      if (continues) {
        if (lines.length < MAX_LINES) lines.push({ row, cells });
        else isTooLong = true;
        return null;
      }
      const finished = finish();
      lines = [{ row, cells }];
      return finished;
    },
    end: finish,
  };
}

const noCells: Cells = () => undefined;
const isBlank = (cell: string | undefined): boolean => cell === undefined || cell === '';

/** Texts keep their ends, other cells are trimmed. */
const texts: ReadonlySet<FileField> = new Set([
  'title',
  'description',
  'summary',
  'seoTitle',
  'seoDescription',
]);

/** Cells are looked up: an object with all of them for each line is slow and large. */
function cellReader({ fields }: FileColumns): (row: CsvRow) => Cells {
  const places = new Map(fields.map((field, at) => [field, at]));
  return (row) => (field) => {
    const at = places.get(field);
    if (at === undefined) return undefined;
    const cell = plainCell(row.cells[at] ?? '');
    return texts.has(field) ? cell : cell.trim();
  };
}

function rowFault({ cells, fault }: CsvRow, { fields }: FileColumns): string | null {
  if (fault === 'unclosed') return 'The file ends within this line: a quote is not closed.';
  if (fault === 'too-long') return 'This line is too long. Is a quote not closed?';
  if (cells.length < fields.length)
    return `This line ends early: it has ${cells.length} of ${fields.length} cells.`;
  if (cells.slice(fields.length).some((cell) => cell !== ''))
    return `This line has more cells than the first one. Is a quote missing?`;
  return null;
}

function readProduct(
  lines: readonly { readonly row: CsvRow; readonly cells: Cells }[],
  columns: FileColumns,
  currency: CurrencyCode,
  isTooLong: boolean,
): GivenProduct {
  const faults: LineNote[] = [];
  const notes: LineNote[] = [];
  for (const { row } of lines) {
    const text = rowFault(row, columns);
    if (text !== null) faults.push({ line: row.line, text });
  }
  const { cells: first = noCells, row } = lines[0] ?? {};
  const line = row?.line ?? 1;
  if (isTooLong || lines.length > MAX_VARIANTS + 100) {
    faults.push({ line, text: `A product has at most ${MAX_VARIANTS} variants.` });
  }
  /** The value of a cell that has one; faults are noted. */
  const take = <T>(at: number, cell: string | undefined, read: (cell: string) => Read<T>): T | undefined => {
    if (cell === undefined || cell === '') return undefined;
    const found = read(cell);
    if ('value' in found) return found.value;
    faults.push({ line: at, text: found.fault });
    return undefined;
  };
  const options = optionFields.map(([name]) => first(name) ?? '').slice(0, OPTION_COLUMNS);
  // Other shops call the only variant "Default Title".
  const isPlain = options[0] === 'Title' && first('option1Value') === 'Default Title';
  const count = isPlain ? 0 : options.findLastIndex((name) => name !== '') + 1;

  const type = take(line, first('type'), readType);
  const status =
    take(line, first('status'), readStatus) ??
    (isBlank(first('published'))
      ? undefined
      : take(line, first('published'), readFlag) === true
        ? ('published' as const)
        : ('draft' as const));
  const publishOn = take(line, first('publishOn'), readTime);
  const fields = readFields(first, currency, (cell, read) => take(line, cell, read));
  const pictures = lines.map(({ cells }) => readPictures(cells('pictures') ?? ''));
  const foreign = pictures.reduce((sum, one) => sum + one.foreign, 0);
  if (foreign > 0) {
    notes.push({
      line,
      text: `${foreign} pictures of other sites are left out: add them on the product’s page.`,
    });
  }
  if (first('pictures') !== undefined && foreign === 0) {
    fields.pictureIds = [...new Set(pictures.flatMap(({ ids }) => ids))];
  }
  return {
    line,
    handle: columns.kind === 'stock' ? '' : first('handle') || urlIdFrom(first('title') ?? '', 'product'),
    page: first('page') || null,
    ...(type === undefined ? {} : { type }),
    ...(status === undefined ? {} : { status }),
    ...(publishOn === undefined || publishOn === null ? {} : { publishOn }),
    fields: columns.kind === 'stock' ? {} : fields,
    options: options.slice(0, count),
    variants: lines
      .filter(({ cells }) => isVariant(cells))
      .map(({ row: { line: at }, cells }) =>
        readVariant(at, cells, { currency, count, take: (cell, read) => take(at, cell, read) }),
      ),
    faults,
    notes,
  };
}

const ofVariants: readonly FileField[] = [
  'sku',
  'barcode',
  'price',
  'salePrice',
  'stock',
  'lowAt',
  'weight',
  'variantPicture',
  ...optionFields.map(([, value]) => value),
];

/** Whether a line has a variant. The first one may have the product only; other shops have lines that add a picture. */
const isVariant = (cells: Cells): boolean => ofVariants.some((field) => !isBlank(cells(field)));

type Take = <T>(cell: string | undefined, read: (cell: string) => Read<T>) => T | undefined;

const namesOf = (cell: string | undefined): string[] | undefined =>
  cell === undefined ? undefined : splitNames(cell);

const readCount = (cell: string): Read<number> => readWhole(cell, 'number');

function readFields(first: Cells, currency: CurrencyCode, take: Take): Writable<GivenFields> {
  /** An empty cell is as the store has it. */
  const orStore = <T>(cell: string | undefined, read: (cell: string) => Read<T>): T | null | undefined =>
    cell === '' ? null : take(cell, read);
  const ways = take(first('subscription'), (cell) => readPlans(cell, currency));
  const starts = first('saleStarts') === '' ? null : take(first('saleStarts'), readTime);
  const ends = first('saleEnds') === '' ? null : take(first('saleEnds'), readTime);
  const hidden = take(first('seoHidden'), readFlag);
  // Always the same shape: objects that are put together from parts are slow and large.
  return {
    title: first('title'),
    description: first('description'),
    summary: first('summary'),
    tags: namesOf(first('tags')),
    categories: namesOf(first('categories')),
    pictureIds: undefined,
    seoTitle: first('seoTitle'),
    seoDescription: first('seoDescription'),
    seoHidden: hidden,
    addButtonText: first('addButton'),
    taxClass: first('taxClass') === '' ? undefined : first('taxClass'),
    saleStartsOn: starts,
    saleEndsOn: ends,
    plans: ways === undefined || ways.length === 0 ? undefined : plansCell(ways, currency),
    variantSelector: take(first('optionSelector'), readSelector),
    buyNow: take(first('buyNow'), readFlag),
    installments: take(first('installments'), readFlag),
    scarcityShown: orStore(first('scarcity'), readFlag),
    scarcityText: first('scarcityText'),
    backInStock: take(first('backInStock'), readFlag),
    downloadLimit: orStore(first('downloadLimit'), readCount),
    downloadDays: orStore(first('downloadDays'), readCount),
    related: namesOf(first('related')),
  };
}

function given<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  // A computed key of a generic type widens to string.
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
}

function readVariant(
  line: number,
  cells: Cells,
  { currency, count, take }: { readonly currency: CurrencyCode; readonly count: number; readonly take: Take },
): GivenVariant {
  const price = take(cells('price'), (cell) => readPrice(cell, currency));
  const compareAt = take(cells('compareAtPrice'), (cell) => readPrice(cell, currency));
  const sale = take(cells('salePrice'), (cell) => readPrice(cell, currency));
  const onSale = take(cells('onSale'), readFlag);
  // In Shopify's files the price is what buyers pay, and the price to compare with is the regular one.
  const isReduced = compareAt !== undefined && price !== undefined && compareAt > price;
  const pictures = readPictures(cells('variantPicture') ?? '');
  const stock = readGivenStock(cells, take);
  return {
    line,
    ...given('sku', cells('sku') === '' ? undefined : cells('sku')),
    values: optionFields.slice(0, count).map(([, value]) => cells(value) ?? ''),
    ...given('barcode', cells('barcode')),
    ...given('priceMinor', isReduced ? compareAt : price),
    ...given('salePriceMinor', isReduced ? price : sale),
    ...given('onSale', isReduced ? true : cells('compareAtPrice') === undefined ? onSale : false),
    ...given(
      'weightGrams',
      take(cells('weight'), (cell) => readWhole(cell, 'weight in grams')),
    ),
    ...given(
      'lowAt',
      take(cells('lowAt'), (cell) => readWhole(cell, 'number of units')),
    ),
    ...(cells('variantPicture') === undefined || pictures.foreign > 0
      ? {}
      : { imageId: pictures.ids[0] ?? null }),
    ...given('stock', stock),
  };
}

function readGivenStock(cells: Cells, take: Take): GivenStock | undefined {
  if (cells('inventoryTracker') === '') return { to: 'unlimited', exported: null };
  const to = take(cells('stock'), readStock);
  if (to === undefined) return undefined;
  return { to, exported: take(cells('exportedStock'), readStock) ?? null };
}
