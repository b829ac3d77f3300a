import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { localeIn } from './locale-in-context.ts';
import { type Context, Formatter, Formatters, type Node, type Variable } from '@squarespace/template-engine';
import { type CurrencyCode, isCurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { Money } from '@vitrine/domain/money/money.ts';
import { parseDecimal } from '@vitrine/domain/money/parse-money.ts';
import { isOnSale, isSoldOut, lowestPrice } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { productAt } from './product-at.ts';
import { valueFormatter, valueFormatters } from '../engine/value-formatter.ts';

/** The store's currency from the page's context. */
export function storeCurrency(ctx: Context): CurrencyCode {
  const code = ctx.resolve(['websiteSettings', 'storeSettings', 'storeCurrency']).asString();
  return isCurrencyCode(code) ? code : 'USD';
}

/**
 * The amount in a node: `{value|decimalValue, currency|currencyCode}` in major units, or a number of minor units of
 * the store's currency, or of `currency`. Null when it is neither.
 */
function moneyOf(node: Node, ctx: Context, currency?: CurrencyCode): Money | null {
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
  return { minor, currency: currency ?? storeCurrency(ctx) };
}

const packageMoney = Formatters['money'];

/**
 * `$28.00`, or '' where there is no amount. With options (`style:name`, `symbol:narrow`) and for currencies that
 * stores cannot use, in CLDR format.
 */
class MoneyFormatter extends Formatter {
  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const [code] = args;
    const money = moneyOf(first.node, ctx, code !== undefined && isCurrencyCode(code) ? code : undefined);
    const isPlain = !args.some((arg) => arg.includes(':'));
    if (money !== null && isPlain && !isForeign(first.node))
      first.set(escapeHtml(formatMoney(money, localeIn(ctx), { trimZeroFraction: args.includes('trim') })));
    else if (isShort(first.node.get('decimalValue')) && isShort(first.node.get('value')))
      packageMoney?.apply(args, vars, ctx);
    else first.set('');
  }
}

/** Whether the currency is not one that stores can use. */
function isForeign(node: Node): boolean {
  const code = node.get('currencyCode').asString() || node.get('currency').asString();
  return code !== '' && !isCurrencyCode(code);
}

/** Whether an amount is short enough to format: `1e5000` would have 5,000 digits. */
function isShort(amount: Node): boolean {
  const digits = amount.asString();
  return digits.length <= 30 && !/e/i.test(digits);
}

const most = (prices: readonly number[]): number => Math.max(...prices);
const least = (prices: readonly number[]): number => Math.min(...prices);

const highestPrice = ({ variants }: Product): number =>
  variants.length === 0 ? 0 : most(variants.map(({ priceMinor }) => priceMinor));

/** The lowest sale price; the normal price when none is on sale. */
function salePrice(product: Product): number {
  const reduced = product.variants.filter(({ onSale }) => onSale);
  return reduced.length === 0
    ? (lowestPrice(product) ?? 0)
    : least(reduced.map(({ salePriceMinor }) => salePriceMinor));
}

/** One of a product's prices in minor units, for `|money-format` to write; '' when the node is not a product. */
function priceFormatter(pick: (product: Product) => number): Formatter {
  return valueFormatter((node) => {
    const product = productAt(node);
    return product === null ? '' : pick(product);
  });
}

const money = new MoneyFormatter();

/** Formatted money; the package's own formatters do nothing or lack the symbol. */
export const moneyFormatters: Readonly<Record<string, Formatter>> = {
  money,
  'money-format': money,
  moneyFormat: money,
  'money-string': money,
  'i18n-money-format': money,
  'bookkeeper-money-format': money,
  'from-price': priceFormatter((product) => lowestPrice(product) ?? 0),
  'normal-price': priceFormatter(highestPrice),
  'sale-price': priceFormatter(salePrice),
  ...valueFormatters({
    // The badge of a product that is sold out or on sale. spec: storefront-commerce 4, site-platform 8
    'product-status': (node, _args, ctx) => {
      const text = commerceText(localeIn(ctx));
      const product = productAt(node);
      if (product === null) return '';
      if (isSoldOut(product)) {
        const own =
          ctx
            .resolve(['productMerchandisingContext'])
            .get(node.get('id').asString())
            .get('customSoldOutText')
            .asString() ||
          ctx.resolve(['websiteSettings', 'storeSettings', 'customSoldOutText']).asString() ||
          ctx.resolve(['localizedStrings', 'productSoldOutText']).asString();
        return `<p class="product-mark sold-out">${escapeHtml(own.trim() === '' ? text.soldOut : own)}</p>`;
      }
      if (!isOnSale(product)) return '';
      const own = ctx.resolve(['localizedStrings', 'productSaleText']).asString();
      return `<p class="product-mark sale">${escapeHtml(own.trim() === '' ? text.sale : own)}</p>`;
    },
    'cart-subtotal': (node, _args, ctx) => {
      const minor = node.get('subtotalCents').asNumber();
      const price = formatMoney(
        {
          minor: Number.isSafeInteger(minor) ? minor : 0,
          currency: storeCurrency(ctx),
        },
        localeIn(ctx),
      );
      return `<span class="sqs-cart-subtotal">${escapeHtml(price)}</span>`;
    },
  }),
};
