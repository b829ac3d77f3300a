import type { ProductSelling, ProductType } from '../product/product.ts';
import type { ProductStatus } from '../product/product-status.ts';

/** Most options of a product, each with a column for its name and one for its value. */
export const OPTION_COLUMNS = 4;

/** The columns of the products' file, in order: their heads by what they mean. One line is one variant. */
export const productHeads = {
  handle: 'URL handle',
  page: 'Store page',
  title: 'Title',
  description: 'Description',
  summary: 'Summary',
  type: 'Type',
  subscription: 'Subscription',
  status: 'Status',
  publishOn: 'Publish on',
  tags: 'Tags',
  categories: 'Categories',
  option1Name: 'Option1 name',
  option1Value: 'Option1 value',
  option2Name: 'Option2 name',
  option2Value: 'Option2 value',
  option3Name: 'Option3 name',
  option3Value: 'Option3 value',
  option4Name: 'Option4 name',
  option4Value: 'Option4 value',
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  salePrice: 'Sale price',
  onSale: 'On sale',
  saleStarts: 'Sale starts',
  saleEnds: 'Sale ends',
  stock: 'Stock',
  exportedStock: 'Exported stock',
  lowAt: 'Low stock at',
  weight: 'Weight (grams)',
  variantPicture: 'Variant picture',
  pictures: 'Pictures',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  seoHidden: 'Hidden from search engines',
  addButton: 'Button text',
  taxClass: 'Tax category',
  optionSelector: 'Option selector',
  buyNow: 'Buy now',
  installments: 'Installments',
  scarcity: 'Scarcity shown',
  scarcityText: 'Scarcity text',
  backInStock: 'Waiting list',
  downloadLimit: 'Downloads per file',
  downloadDays: 'Download days',
  related: 'Related products',
} as const;
export type ProductField = keyof typeof productHeads;

/** The columns of the stock's file. */
export const stockHeads = {
  sku: 'SKU',
  title: 'Title',
  variant: 'Variant',
  exportedStock: 'Exported stock',
  stock: 'New stock',
} as const;

/** The words of a cell. */
export const typeWords: Readonly<Record<ProductType, string>> = {
  physical: 'Physical',
  digital: 'Digital',
  service: 'Service',
  giftCard: 'Gift card',
  paywall: 'Paywall',
};
export const statusWords: Readonly<Record<ProductStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
};
export const selectorWords: Readonly<Record<ProductSelling['variantSelector'], string>> = {
  dropdown: 'Drop-down lists',
  radio: 'Buttons',
};
export const UNLIMITED = 'Unlimited';
export const YES = 'Yes';
export const NO = 'No';

/** The columns of each option. */
export const optionFields = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
  ['option4Name', 'option4Value'],
] as const satisfies readonly (readonly [ProductField, ProductField])[] & {
  readonly length: typeof OPTION_COLUMNS;
};
