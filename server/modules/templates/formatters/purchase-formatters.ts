import { productListText } from '@vitrine/domain/text/product-list.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { localeIn } from './locale-in-context.ts';
import { type Context, Formatter, type Node, type Variable } from '@squarespace/template-engine';
import { addButtonText } from '@vitrine/domain/product/add-button.ts';
import {
  isSubscribable,
  showsQuantityInput,
  showsVariantSelector,
} from '@vitrine/domain/product/product-rules.ts';
import { type Product, productTypes } from '@vitrine/domain/product/product.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { BoundedContext } from '../engine/bounded-context.ts';
import { boundedJson } from '../engine/bounded-json.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { views } from './views.tsx';
import { formatterWork } from '../engine/formatter-work.ts';
import { itemOf } from './item-context.ts';
import { productAt } from './product-at.ts';
import { priceHtml, productCardFormatters } from './product-card-formatters.ts';
import { valueFormatters } from '../engine/value-formatter.ts';

type Shape = (product: Product, node: Node, ctx: Context) => string;

const id = (node: Node): string => escapeHtml(node.get('id').asString());

/**
 * Options, quantity and button of a product. An item of this site gets one working form: the button renders the options
 * too, so that templates which output them separately show each once. A plain object gets the language's own markup, for
 * a theme's scripts.
 */
class PurchaseFormatter extends Formatter {
  readonly #ours: Formatter | null;
  readonly #plain: Shape;

  constructor(ours: Formatter | null, plain: Shape) {
    super();
    this.#ours = ours;
    this.#plain = plain;
  }

  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const { node } = first;
    if (itemOf(node) !== null) {
      if (this.#ours === null) first.set('');
      else this.#ours.apply(args, vars, ctx);
      return;
    }
    const product = productAt(node);
    first.set(product === null ? '' : this.#plain(product, node, ctx));
  }
}

/** The full form on the product's page, the card's button in a list. */
class AddFormatter extends Formatter {
  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const isOwnPage = ctx.resolve(['item']).value === vars[0]?.node.value;
    const name = isOwnPage ? 'product-purchase' : 'product-add';
    if (ctx instanceof BoundedContext && !ctx.spend(formatterWork(name, null))) vars[0]?.set('');
    else (isOwnPage ? views : productCardFormatters)[name]?.apply(args, vars, ctx);
  }
}

const addButton: Shape = (product, node, ctx) => {
  const label = escapeHtml(addButtonText(product, localeIn(ctx)));
  return (
    `<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-button-element--primary" role="button" tabindex="0"` +
    ` data-collection-id="${escapeHtml(node.get('collectionId').asString())}" data-item-id="${id(node)}" data-product-type="${productTypes[product.type]}"` +
    `${isSubscribable(product) ? ' data-is-subscription="true"' : ''} data-original-label="${label}">` +
    `<div class="sqs-add-to-cart-button-inner">${label}</div></div></div>`
  );
};

const quantityInput: Shape = (product, node, ctx) => {
  const locale = localeIn(ctx);
  const text = commerceText(locale);
  const settings = ctx.resolve(['websiteSettings', 'storeSettings', 'multipleQuantityAllowedForServices']);
  const multipleQuantityAllowedForServices =
    settings.isMissing() || settings.isNull() || settings.asBoolean();
  if (!showsQuantityInput(product, { multipleQuantityAllowedForServices })) return '';
  const label = escapeHtml(
    ctx.resolve(['localizedStrings', 'productQuantityInputLabel']).asString() || text.quantityLabel,
  );
  return `<div class="product-quantity-input" data-item-id="${id(node)}"><div class="quantity-label">${label}:</div><input aria-label="${label}" size="4" max="9999" min="1" value="1" type="number" step="1"></div>`;
};

const variantsSelect: Shape = (product, node, ctx) => {
  const text = commerceText(localeIn(ctx));
  if (!showsVariantSelector(product)) return '';
  const options = product.variantOptions.map((name) => {
    const values = new Set(product.variants.map(({ attributes }) => attributes[name] ?? ''));
    const prompt = escapeHtml(fillText(text.selectOptionPlaceholder, { option: name }));
    const choices = [...values].filter(Boolean).map((value) => {
      const written = escapeHtml(value);
      return `<option value="${written}">${written}</option>`;
    });
    return (
      `<div class="variant-option"><div class="variant-option-title">${escapeHtml(name)}: </div><div class="variant-select-wrapper">` +
      `<select aria-label="${prompt}" data-variant-option-name="${escapeHtml(name)}"><option value="">${prompt}</option>${choices.join('')}</select></div></div>`
    );
  });
  const variants = escapeHtml(boundedJson(node.path(['structuredContent', 'variants']).value, 0, ctx));
  return `<div class="product-variants" data-item-id="${id(node)}" data-variants="${variants}">${options.join('')}</div>`;
};

/** The quick view button; with an address it is a link that works without scripts. */
function quickView(node: Node, group: string, ctx: Context): string {
  const words = escapeHtml(
    ctx.resolve(['localizedStrings', 'productQuickViewText']).asString() ||
      productListText(localeIn(ctx)).quickView,
  );
  const url = node.get('fullUrl').asString();
  const own = node.get(group).asString() || ctx.resolve([group]).asString() || group;
  const data = `data-id="${id(node)}" data-group="${escapeHtml(own)}"`;
  return itemOf(node) === null || url === ''
    ? `<span class="sqs-product-quick-view-button" role="button" tabindex="0" ${data}>${words}</span>`
    : `<a class="sqs-product-quick-view-button" href="${escapeHtml(url)}" data-quick-view ${data}>${words}</a>`;
}

/** The back-in-stock form of a plain object; for an item of this site it is part of the purchase form. */
function backInStockForm(node: Node, ctx: Context): string {
  if (itemOf(node) !== null) return '';
  const all = ctx.resolve(['productMerchandisingContext']);
  const facts = all.get(node.get('id').asString());
  const variants: unknown = facts.get('restockNotificationViews').value;
  if (!Array.isArray(variants)) return '';
  const words = (name: string): string =>
    escapeHtml(facts.path(['restockNotificationMessages', name]).asString());
  return variants
    .slice(0, 250)
    .map((_view, at) => {
      const view = facts.path(['restockNotificationViews', at]);
      return (
        `<div class="product-restock-notification" data-product-id="${id(node)}" data-variant-id="${escapeHtml(view.get('variantId').asString())}"${view.get('hiddenByDefault').asBoolean() ? ' hidden' : ''}>` +
        `<span class="product-restock-cta">${words('CTAText')}</span><form class="product-restock-form" action="#"><input type="email" name="email" aria-label="${words('placeholderText')}" placeholder="${words('placeholderText')}"><input type="submit" value="${words('buttonText')}"></form></div>`
      );
    })
    .join('');
}

const checkout: Shape = (product, node, ctx) =>
  variantsSelect(product, node, ctx) + quantityInput(product, node, ctx) + addButton(product, node, ctx);

/** Purchase formatters under the names of the template language. */
export const purchaseFormatters: Readonly<Record<string, Formatter>> = {
  'product-checkout': new PurchaseFormatter(new AddFormatter(), checkout),
  'add-to-cart-btn': new PurchaseFormatter(new AddFormatter(), addButton),
  'quantity-input': new PurchaseFormatter(null, quantityInput),
  'variants-select': new PurchaseFormatter(null, variantsSelect),
  ...valueFormatters({
    'product-quick-view': (node, [group = ''], ctx) => quickView(node, group, ctx),
    'product-restock-notification': (node, _args, ctx) => backInStockForm(node, ctx),
    // spec: site-platform 9 "Subscription price phrasing"
    'subscription-price': (node, _args, ctx) => {
      const html = priceHtml(node, ctx);
      return html === null ? '' : `<div class="subscription-price">${html}</div>`;
    },
    'variant-descriptor': (node) => {
      const options: unknown = node.get('optionValues').value;
      if (!Array.isArray(options)) return '';
      return options
        .slice(0, 6)
        .map((_option, at) => escapeHtml(node.path(['optionValues', at, 'value']).asString()))
        .join(' / ');
    },
  }),
};
