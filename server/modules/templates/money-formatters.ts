import { type Context, Formatter, type Node, type Variable } from '@squarespace/template-engine';
import { type CurrencyCode, isCurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { Money } from '@vitrine/domain/money/money.ts';
import { parseDecimal } from '@vitrine/domain/money/parse-money.ts';
import { isOnSale, isSoldOut, lowestPrice } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import * as text from '@vitrine/domain/text/en/commerce.ts';
import { escapeHtml } from './escape-html.ts';
import { productOf } from './item-context.ts';

/** The store's currency as the page's context says it. */
export function storeCurrency(ctx: Context): CurrencyCode {
  const code = ctx.resolve(['websiteSettings', 'storeSettings', 'storeCurrency']).asString();
  return isCurrencyCode(code) ? code : 'USD';
}

/**
 * The amount in a node: `{value|decimalValue, currency|currencyCode}` in major units, or a number of minor units of
 * the store's currency. Null when it is neither.
 */
export function moneyOf(node: Node, ctx: Context): Money | null {
  const decimal = node.get('decimalValue').isMissing() ? node.get('value') : node.get('decimalValue');
  if (!decimal.isMissing()) {
    const code = (
      node.get('currencyCode').isMissing() ? node.get('currency') : node.get('currencyCode')
    ).asString();
    const parsed = parseDecimal(decimal.asString(), isCurrencyCode(code) ? code : storeCurrency(ctx));
    return parsed.ok ? parsed.value : null;
  }
  const minor = node.asNumber();
  if (node.asString() === '' || !Number.isSafeInteger(minor)) return null;
  return { minor, currency: storeCurrency(ctx) };
}

/** `$28.00`, or '' where there is no amount. */
function formatNode(node: Node, ctx: Context, trim: boolean): string {
  const money = moneyOf(node, ctx);
  return money === null ? '' : formatMoney(money, { trimZeroFraction: trim });
}

class MoneyFormatter extends Formatter {
  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first !== undefined) first.set(escapeHtml(formatNode(first.node, ctx, args.includes('trim'))));
  }
}

/** One of a product's prices; '' when the item is no product. */
class PriceFormatter extends Formatter {
  readonly #pick: (product: Product) => number | null;

  constructor(pick: (product: Product) => number | null) {
    super();
    this.#pick = pick;
  }

  override apply(_args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const product = productOf(first.node);
    const minor = product === null ? null : this.#pick(product);
    first.set(minor === null ? '' : escapeHtml(formatMoney({ minor, currency: storeCurrency(ctx) })));
  }
}

const highestPrice = ({ variants }: Product): number | null =>
  variants.length === 0 ? null : Math.max(...variants.map(({ priceMinor }) => priceMinor));

/** `{@|product-status}`: the mark of a product that is sold out or on sale. spec: storefront-commerce 4 */
class ProductStatusFormatter extends Formatter {
  override apply(_args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const product = productOf(first.node);
    if (product !== null && isSoldOut(product)) {
      const own = ctx.resolve(['websiteSettings', 'storeSettings', 'customSoldOutText']).asString();
      first.set(`<p class="product-mark sold-out">${escapeHtml(own.trim() === '' ? text.soldOut : own)}</p>`);
    } else if (product !== null && isOnSale(product))
      first.set(`<p class="product-mark sale">${text.sale}</p>`);
    else first.set('');
  }
}

class CartSubtotalFormatter extends Formatter {
  override apply(_args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const minor = first.node.get('subtotalCents').asNumber();
    const price = formatMoney({
      minor: Number.isSafeInteger(minor) ? minor : 0,
      currency: storeCurrency(ctx),
    });
    first.set(`<span class="sqs-cart-subtotal">${escapeHtml(price)}</span>`);
  }
}

const money = new MoneyFormatter();

/** Money as people read it; the package's own are silent no-ops or lack the symbol. */
export const moneyFormatters: Readonly<Record<string, Formatter>> = {
  money,
  'money-format': money,
  moneyFormat: money,
  'money-string': money,
  'i18n-money-format': money,
  'bookkeeper-money-format': money,
  'from-price': new PriceFormatter(lowestPrice),
  'normal-price': new PriceFormatter(highestPrice),
  'sale-price': new PriceFormatter(lowestPrice),
  'product-status': new ProductStatusFormatter(),
  'cart-subtotal': new CartSubtotalFormatter(),
};
