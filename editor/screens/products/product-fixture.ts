import type { OwnerVariantView, ProductDetail } from '@vitrine/contracts/admin-products.ts';

/** A variant for tests. */
export const aVariant = (id: string, change: Partial<OwnerVariantView> = {}): OwnerVariantView => ({
  id,
  sku: id.toUpperCase(),
  attributes: {},
  priceMinor: 3400,
  onSale: false,
  salePriceMinor: 0,
  unlimited: false,
  qtyInStock: 12,
  isOnSaleNow: false,
  barcode: '',
  weightGrams: 0,
  imageId: null,
  lowAt: 5,
  isLow: false,
  hasSold: false,
  ...change,
});

/** A product for tests, with one variant. */
export const aProduct = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 'mug',
  revision: 3,
  title: 'Stoneware Mug',
  description: '<p>Thrown by hand.</p>',
  summary: '',
  type: 'physical',
  status: 'published',
  publishedOn: '2026-11-01T10:00:00.000Z',
  deletedOn: null,
  fullUrl: '/shop/p/stoneware-mug',
  currency: 'USD',
  pictures: [],
  variantOptions: [],
  variants: [aVariant('a')],
  subscriptionPlan: null,
  subscriptionOptions: [],
  customForm: null,
  urlId: 'stoneware-mug',
  listUrl: '/shop',
  seoTitle: '',
  seoDescription: '',
  seoHidden: false,
  tags: [],
  categories: [],
  addButtonText: '',
  related: [],
  saleStartsOn: null,
  saleEndsOn: null,
  scarcityShown: null,
  scarcityText: '',
  backInStock: true,
  installments: true,
  buyNow: true,
  variantSelector: 'dropdown',
  swatches: {},
  donation: null,
  taxClass: 'standard',
  files: [],
  downloadLimit: null,
  downloadDays: null,
  updatedOn: '2026-03-02T15:00:00.000Z',
  ...change,
});

/** A mug in two colors and two sizes: Oat and Moss, S and L, with 3 in stock each. */
export const aMug = (): ProductDetail =>
  aProduct({
    variantOptions: ['Color', 'Size'],
    variants: ['Oat', 'Moss'].flatMap((Color) =>
      ['S', 'L'].map((Size) =>
        aVariant(`${Color}-${Size}`.toLowerCase(), { attributes: { Color, Size }, qtyInStock: 3 }),
      ),
    ),
  });
