import { type Context, PredicatePlugin, Predicates } from '@squarespace/template-engine';
import { isOnSale, isSoldOut } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { productOf } from './item-context.ts';

/** A question about the product the template stands at; the shop's own rules answer it. */
class ProductPredicate extends PredicatePlugin {
  readonly #holds: (product: Product) => boolean;
  /** The package's own, for what is shaped like a product and is none of ours. */
  readonly #other: PredicatePlugin | undefined;

  constructor(name: string, holds: (product: Product) => boolean) {
    super();
    this.#holds = holds;
    this.#other = Predicates[name];
  }

  override apply(args: string[], ctx: Context): boolean {
    const product = productOf(ctx.node());
    return product === null ? this.#other?.apply(args, ctx) === true : this.#holds(product);
  }
}

/** spec: storefront-commerce 4 "Product display state" */
export const productPredicates: Readonly<Record<string, PredicatePlugin>> = {
  'sold-out?': new ProductPredicate('sold-out?', isSoldOut),
  'on-sale?': new ProductPredicate('on-sale?', isOnSale),
};
