import { type ProductField, productHeads, stockHeads } from './columns.ts';

/** What a column of a file means: one of our fields, or one of other shops' that is turned into ours. */
export type FileField = ProductField | 'compareAtPrice' | 'published' | 'inventoryTracker';

/** Where a file comes from, as far as its columns mean something else there. */
type FileDialect = 'vitrine' | 'shopify' | 'squarespace';

export interface FileColumns {
  /** `stock`: SKUs with their stock, nothing else. */
  readonly kind: 'products' | 'stock';
  readonly dialect: FileDialect;
  /** What each column means; null for those that are not read. */
  readonly fields: readonly (FileField | null)[];
  /** Heads of columns that are not read. */
  readonly ignored: readonly string[];
}

const plain = (head: string): string => head.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Heads of Shopify's files, old and new, and of Squarespace's, without their marks. */
const others: readonly (readonly [string, FileField])[] = Object.entries({
  handle: 'handle',
  producturl: 'handle',
  productpage: 'page',
  name: 'title',
  bodyhtml: 'description',
  producttypenoneditable: 'type',
  visible: 'published',
  published: 'published',
  publishedononlinestore: 'published',
  optionname1: 'option1Name',
  optionname2: 'option2Name',
  optionname3: 'option3Name',
  optionname4: 'option4Name',
  optionvalue1: 'option1Value',
  optionvalue2: 'option2Value',
  optionvalue3: 'option3Value',
  optionvalue4: 'option4Value',
  variantsku: 'sku',
  variantbarcode: 'barcode',
  variantprice: 'price',
  compareatprice: 'compareAtPrice',
  variantcompareatprice: 'compareAtPrice',
  variantinventorytracker: 'inventoryTracker',
  inventorytracker: 'inventoryTracker',
  variantinventoryqty: 'stock',
  inventoryquantity: 'stock',
  [plain(stockHeads.stock)]: 'stock',
  variantgrams: 'weight',
  weightvaluegrams: 'weight',
  variantimage: 'variantPicture',
  variantimageurl: 'variantPicture',
  imagesrc: 'pictures',
  productimageurl: 'pictures',
  hostedimageurls: 'pictures',
});

const fieldsByHead = new Map<string, FileField>([
  ...others,
  ...(Object.keys(productHeads) as ProductField[]).map(
    (field) => [plain(productHeads[field]), field] as const,
  ),
]);

const shopifyHeads = new Set(['variantprice', 'variantcompareatprice', 'compareatprice', 'bodyhtml']);

/** What the columns of a file mean, by its first line; null when it names no products. */
export function recogniseHeads(cells: readonly string[]): FileColumns | null {
  const heads = cells.map(plain);
  const dialect: FileDialect = heads.some((head) => shopifyHeads.has(head))
    ? 'shopify'
    : heads.includes('producttypenoneditable') || heads.includes('hostedimageurls')
      ? 'squarespace'
      : 'vitrine';
  const seen = new Set<FileField>();
  const fields = heads.map((head): FileField | null => {
    const field = fieldsByHead.get(head);
    // Shopify's type is any text of the owner's.
    if (field === undefined || seen.has(field) || (dialect === 'shopify' && field === 'type')) return null;
    seen.add(field);
    return field;
  });
  const isStock = seen.has('sku') && seen.has('stock') && !seen.has('handle') && !seen.has('price');
  if (!isStock && !seen.has('handle') && !seen.has('title')) return null;
  return {
    kind: isStock ? 'stock' : 'products',
    dialect,
    fields: isStock
      ? fields.map((field) =>
          field === 'sku' || field === 'stock' || field === 'exportedStock' ? field : null,
        )
      : fields,
    ignored: cells.filter((_, at) => fields[at] === null && heads[at] !== '').slice(0, 50),
  };
}
