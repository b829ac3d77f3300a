import {
  ProductPurchase,
  type ProductPurchaseCalls,
  type ProductPurchaseProps,
} from '@vitrine/blocks/product/product-purchase.render.tsx';
import type { ReactNode } from 'react';
import { addEntry } from '../cart/cart-store.ts';
import { showPicture } from './show-picture.ts';
import type { Wakeable } from './wakeable.ts';

const calls: ProductPurchaseCalls = { addEntry, showPicture };

export default function ProductPurchaseIsland({
  awake,
  ...props
}: ProductPurchaseProps & Wakeable): ReactNode {
  return <ProductPurchase {...props} {...(awake ? { calls } : {})} />;
}
