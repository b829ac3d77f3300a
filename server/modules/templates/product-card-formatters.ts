import { type Context, Formatter, type Variable } from '@squarespace/template-engine';
import { formFields, formTarget } from '@vitrine/blocks/product/form-target.ts';
import { addButtonDisabled, addButtonText } from '@vitrine/domain/product/add-button.ts';
import { packCard } from '@vitrine/domain/product/card-product.ts';
import { scarcityLine } from '@vitrine/domain/product/scarcity.ts';
import type { CommerceSettings } from '@vitrine/domain/store/commerce-settings.ts';
import { escapeHtml } from './escape-html.ts';
import { itemOf } from './item-context.ts';
import { storeCurrency } from './money-formatters.ts';
import { productAt } from './product-at.ts';
import { productPriceHtml } from './product-price-html.ts';
import { scriptJson } from './text-formatters.ts';

/** A product's price as lists show it. spec: storefront-commerce 9 */
class ProductPriceFormatter extends Formatter {
  override apply(_args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const product = productAt(first.node);
    first.set(
      product === null
        ? ''
        : `<span class="product-price">${productPriceHtml(product, storeCurrency(ctx))}</span>`,
    );
  }
}

/** `{@|product-scarcity}`: "Only 3 left", where the store and the product say so. spec: storefront-commerce 3 */
class ProductScarcityFormatter extends Formatter {
  override apply(_args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const product = itemOf(first.node)?.product ?? null;
    const settings: unknown = ctx.resolve(['websiteSettings', 'storeSettings', 'scarcity']).value;
    // Made by siteContext from the store's own settings.
    const line =
      product === null || typeof settings !== 'object' || settings === null
        ? null
        : scarcityLine(product, null, settings as CommerceSettings['scarcity']);
    first.set(line === null ? '' : `<p class="product-scarcity">${escapeHtml(line)}</p>`);
  }
}

/**
 * `{@|product-add}`: the card's button. It posts where nothing is left to choose and leads to the product's page
 * where something is; the boot script takes both over. spec: storefront-commerce 2, 4
 */
class ProductAddFormatter extends Formatter {
  override apply(_args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const item = itemOf(first.node);
    if (item === null || item.product === null) {
      first.set('');
      return;
    }
    const { product } = item;
    // Where something is left to choose or to answer, the product's page is the place for it.
    const isOpen = product.variants.length !== 1 || product.customForm !== null;
    const target = isOpen ? { method: 'get', action: item.fullUrl } : formTarget(product);
    const fields = isOpen
      ? []
      : [...formFields(product, ctx.resolve(['website', 'id']).asString()), ['quantity', '1'] as const];
    const state = addButtonDisabled(product) ? ' disabled' : '';
    const hidden = fields.map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    );
    first.set(
      `<form class="card__buy" method="${target.method}" action="${escapeHtml(target.action)}" data-add data-url="${escapeHtml(item.fullUrl)}">` +
        `<script type="application/json">${scriptJson(packCard(product))}</script>${hidden.join('')}` +
        `<button class="button button--quiet card__add" type="submit" data-state="idle" aria-describedby="item-${product.id}"${state}>` +
        `${escapeHtml(addButtonText(product))}</button></form>`,
    );
  }
}

/** What a card of a product shows beyond its fields. */
export const productCardFormatters: Readonly<Record<string, Formatter>> = {
  'product-price': new ProductPriceFormatter(),
  'product-scarcity': new ProductScarcityFormatter(),
  'product-add': new ProductAddFormatter(),
};
