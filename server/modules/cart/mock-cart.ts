import { sampleLines } from '@vitrine/domain/text/en/sample-cart.ts';
import type { CartRecord, CartRecordLine } from './cart-record.ts';
import { emptyCart } from './cart-view.ts';

/** 2026-01-01, so that the sample cart never changes. */
const SAMPLE_MADE = Date.UTC(2026, 0, 1);
const sampleId = (last: number): string => `00000000-0000-7000-8000-00000000000${String(last)}`;

/** A sample cart of two lines, the same for everyone, to preview a theme with. */
export function mockCart(): CartRecord {
  return {
    ...emptyCart(SAMPLE_MADE),
    id: sampleId(0),
    lines: sampleLines.map((line, index): CartRecordLine => ({
      ...line,
      id: sampleId(index + 1),
      itemId: sampleId(index + 1),
      variantId: sampleId(index + 1),
      productType: 'physical',
      unlimited: true,
      qtyInStock: 0,
      additionalFields: '',
      taxClass: 'standard',
      weightGrams: 500,
      isPriceNamed: false,
      fullUrl: '/cart',
      assetUrl: null,
      imageAlt: '',
      isAvailable: true,
      shownPriceMinor: null,
      customForm: null,
    })),
  };
}
