import type { ShowNumber } from './en-lists.ts';

/** Texts of the products' files: CSV out and in. */
export const productCsv = {
  menu: 'Export',
  menuLabel: 'Export products or stock',
  all: 'All products',
  shown: 'The products shown',
  products: 'Products (CSV)',
  productsHint: 'Everything about them, a line for each variant',
  stock: 'Stock only (CSV)',
  stockHint: 'Five columns to count and change',
  import: 'Import',
  importWords: 'csv upload spreadsheet shopify squarespace file stock',
  importTitle: 'Import products',
};

const products = (show: ShowNumber, count: number): string =>
  `${show(count)} ${count === 1 ? 'product' : 'products'}`;

/** Texts of the screen that imports a file. */
export const productImport = {
  title: 'Import products',
  startTitle: 'Choose a CSV file',
  start:
    'Files of products or stock that were exported here, and those of Shopify and Squarespace, are recognized by their columns. You see what will change before anything does.',
  choose: 'Choose a file',
  dropHint: 'Or drop it here. At most 100 MB.',
  other: 'Choose another file',
  back: 'Back to the comparison',
  products: 'Back to products',
  tooLarge: 'This file is larger than 100 MB. Split it into several files.',
  sending: (name: string) => `Sending ${name}`,
  reading: (name: string) => `Comparing ${name} with your shop`,
  readingHint: 'Nothing is changed yet. You can leave this page: it goes on.',
  problems: {
    'no-columns':
      'The first line of this file names no columns of products. It needs at least “URL handle” and “Title”, or “SKU” and “New stock”.',
    empty: 'This file has no products.',
    'too-many': 'This file has more than 200,000 products. Split it into several files.',
    broken: 'This file could not be read to its end. Try it once more.',
  },
  summary: (file: string, parts: string) => `${file}: ${parts}. Nothing is changed before you import it.`,
  done: (show: ShowNumber, file: string, applied: number) => `${file}: ${products(show, applied)} imported.`,
  parts: { create: 'new', update: 'changed', unchanged: 'unchanged', error: 'with problems' },
  part: (show: ShowNumber, count: number, name: string) => `${show(count)} ${name}`,
  ignored: (heads: string) => `Columns that are not read: ${heads}.`,
  apply: (show: ShowNumber, count: number) => `Import ${products(show, count)}`,
  report: 'Download the problems (CSV)',
  noun: { one: 'product', many: 'products' },
  search: 'Name or address',
  searchLabel: 'Search the file by name or address',
  more: 'Show more products',
  outcome: 'Result',
  outcomes: { create: 'New', update: 'Changed', unchanged: 'Unchanged', error: 'Problem' },
  applied: 'Imported',
  product: 'Product',
  line: 'Line',
  lineOf: (line: number) => `Line ${line}`,
  changes: 'What changes',
  change: (field: string, variant: string) => (variant === '' ? field : `${field}, ${variant}`),
  empty: 'empty',
  becomes: 'becomes',
  moreChanges: (show: ShowNumber, count: number) => `and ${show(count)} more`,
  created: (show: ShowNumber, variants: number) =>
    variants === 1 ? 'One variant' : `${show(variants)} variants`,
  views: { create: 'New', update: 'Changed', error: 'Problems' },
};
