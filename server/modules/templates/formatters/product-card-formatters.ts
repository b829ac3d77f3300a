import { localeIn } from './locale-in-context.ts';
import { type Context, Formatter, type Node, type Variable } from '@squarespace/template-engine';
import { formFields, formTarget } from '@vitrine/blocks/views/product/form-target.ts';
import { addButtonDisabled, cardButtonText } from '@vitrine/domain/product/add-button.ts';
import { packCard } from '@vitrine/domain/product/card-product.ts';
import { scarcityLine } from '@vitrine/domain/product/scarcity.ts';
import type { CommerceSettings } from '@vitrine/domain/store/commerce-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { boundedJson } from '../engine/bounded-json.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { itemOf } from './item-context.ts';
import { storeCurrency } from './money-formatters.ts';
import { isUnpriced, productAt } from './product-at.ts';
import { productPriceHtml } from './product-price-html.ts';
import { scriptJson } from './text-formatters.ts';
import { valueFormatters } from '../engine/value-formatter.ts';

/** A product's price as HTML; 'Unavailable' where it is unknown. spec: site-platform 8, 9 */
export function priceHtml(node: Node, ctx: Context): string | null {
  const product = productAt(node);
  if (product === null) return null;
  // Without variants there is no price.
  return productPriceHtml(
    isUnpriced(node) ? { ...product, variants: [] } : product,
    storeCurrency(ctx),
    localeIn(ctx),
  );
}

/** "Only 3 left", where store and product settings show it. spec: storefront-commerce 3 */
function scarcity(node: Node, ctx: Context): string {
  const product = itemOf(node)?.product ?? null;
  if (product === null) return plainScarcity(node, ctx);
  const settings: unknown = ctx.resolve(['websiteSettings', 'storeSettings', 'scarcity']).value;
  // Set by siteContext from the store's settings.
  const line =
    typeof settings !== 'object' || settings === null
      ? null
      : scarcityLine(product, null, settings as CommerceSettings['scarcity']);
  return line === null ? '' : `<p class="product-scarcity">${escapeHtml(line)}</p>`;
}

/** The same for a plain object, from the language's context fields. */
function plainScarcity(node: Node, ctx: Context): string {
  const facts = ctx.resolve(['productMerchandisingContext']).get(node.get('id').asString());
  const views: unknown = facts.get('scarcityTemplateViews').value;
  if (!facts.get('scarcityEnabled').asBoolean() || !Array.isArray(views)) return '';
  return views
    .slice(0, 250)
    .map((_view, at) => {
      const view = facts.path(['scarcityTemplateViews', at]);
      const line = fillText(facts.get('scarcityText').asString(), {
        qtyInStock: view.get('qtyInStock').asString(),
      });
      const attributes = view.get('attributes');
      const data = attributes.isMissing()
        ? ''
        : ` data-variant-attributes="${escapeHtml(boundedJson(attributes.value, 0, ctx))}" hidden`;
      return `<p class="product-scarcity"${data}>${escapeHtml(line)}</p>`;
    })
    .join('');
}

/**
 * `{@|product-add}`: the card's button. It posts when there is nothing to choose, otherwise it links to the product's
 * page; the boot script enhances both. spec: storefront-commerce 2, 4
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
    // Options and custom forms are filled in on the product's page.
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
        `${escapeHtml(cardButtonText(product, localeIn(ctx)))}</button></form>`,
    );
  }
}

/** Formatters of a product card. */
export const productCardFormatters: Readonly<Record<string, Formatter>> = {
  ...valueFormatters({
    'product-price': (node, _args, ctx) => {
      const html = priceHtml(node, ctx);
      return html === null ? '' : `<span class="product-price">${html}</span>`;
    },
    'product-scarcity': (node, _args, ctx) => scarcity(node, ctx),
  }),
  'product-add': new ProductAddFormatter(),
};
