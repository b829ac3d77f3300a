import type { ProductStatus } from '@vitrine/domain/product/product-status.ts';
import type { ToneName } from '../../ui/tone.tsx';

/** The colour of each status. */
export const statusTones = {
  published: 'green',
  scheduled: 'blue',
  draft: 'grey',
  archived: 'grey',
} as const satisfies Record<ProductStatus, ToneName>;
