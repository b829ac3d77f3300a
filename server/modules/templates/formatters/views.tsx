import { type Context, Formatter, type Variable } from '@squarespace/template-engine';
import type { CartPageProps } from '@vitrine/blocks/views/cart/cart-page.props.ts';
import { AddOnStrip, type AddOnStripProps } from '@vitrine/blocks/add-on/add-on-strip.render.tsx';
import { CartPageWithForms } from '@vitrine/blocks/views/cart/cart-page-with-forms.render.tsx';
import { CheckoutForm } from '@vitrine/blocks/views/checkout/checkout-form.render.tsx';
import type { CheckoutPageProps } from '@vitrine/blocks/views/checkout/checkout-form.props.ts';
import { ShopNote } from '@vitrine/blocks/views/checkout/shop-note.render.tsx';
import type { OrderSummaryProps } from '@vitrine/blocks/views/checkout/order-summary.props.ts';
import { OrderLookup } from '@vitrine/blocks/views/checkout/order-lookup.render.tsx';
import { OrderSummary } from '@vitrine/blocks/views/checkout/order-summary.render.tsx';
import type { OrderLookupView } from '@vitrine/contracts/order-lookup.ts';
import type { DownloadPageView } from '@vitrine/contracts/downloads.ts';
import type { DonatePageView } from '@vitrine/contracts/donations.ts';
import { DonatePage } from '@vitrine/blocks/views/donation/donate-page.render.tsx';
import { DownloadPage } from '@vitrine/blocks/views/download/download-page.render.tsx';
import { GiftCardForm } from '@vitrine/blocks/views/gift-card/gift-card-form.render.tsx';
import type { GiftCardFormView } from '@vitrine/contracts/gift-cards.ts';
import { islandHtml, type IslandLoad } from '@vitrine/blocks/island.tsx';
import type { ProductPurchaseProps } from '@vitrine/blocks/views/product/product-purchase.props.ts';
import { WholeProductPurchase } from '@vitrine/blocks/views/product/whole-product-purchase.tsx';
import type { SubscriptionPageProps } from '@vitrine/blocks/views/subscription/subscription-page.props.ts';
import { SubscriptionPage } from '@vitrine/blocks/views/subscription/subscription-page.render.tsx';
import { inLocale } from '@vitrine/blocks/locale.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { swatchesOf } from '@vitrine/domain/product/swatches.ts';
import { storefrontCommerce, type StorefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { itemOf } from './item-context.ts';
import { localeIn } from './locale-in-context.ts';
import { storeCurrency } from './money-formatters.ts';

/** A React view as an island with its props, hydrated by the boot script. */
function renderIsland<Props extends object>(
  locale: Locale,
  name: string,
  load: IslandLoad,
  View: ComponentType<Props>,
  props: Props,
): string {
  return islandHtml(locale, { name, load, props, children: <View {...props} /> });
}

/** `{item|product-purchase}`: options, quantity and the add-to-cart button. */
class ProductPurchaseFormatter extends Formatter {
  override apply(_args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const item = itemOf(first.node);
    if (item === null || item.product === null) {
      first.set('');
      return;
    }
    const notice = ctx.resolve(['notice']);
    const props: ProductPurchaseProps = {
      websiteId: ctx.resolve(['website', 'id']).asString(),
      product: item.product,
      currency: storeCurrency(ctx),
      fullUrl: item.fullUrl,
      swatches: swatchesOf(item.product, item.images),
      store: storeOf(ctx),
      notice: notice.isMissing()
        ? null
        : { code: notice.get('code').asString(), message: notice.get('message').asString() },
    };
    first.set(renderIsland(localeIn(ctx), 'product-purchase', 'touch', WholeProductPurchase, props));
  }
}

/** The store settings from the site's context. */
function storeOf(ctx: Context): StorefrontCommerce {
  const settings: unknown = ctx.resolve(['websiteSettings', 'storeSettings']).value;
  if (typeof settings !== 'object' || settings === null || !('scarcity' in settings))
    return storefrontCommerce(commerceSettingsOf({}), 'en');
  // Set by siteContext with the same function.
  const {
    storeCurrency: _currency,
    selectedCurrency: _selected,
    ...store
  } = settings as StorefrontCommerce & Record<'storeCurrency' | 'selectedCurrency', unknown>;
  return store;
}

/** A view whose props are the value, which one of our services has built. */
class WholeFormatter<Props extends object> extends Formatter {
  readonly #render: (props: Props, locale: Locale) => string;

  constructor(render: (props: Props, locale: Locale) => string) {
    super();
    this.#render = render;
  }

  override apply(_args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    const value: unknown = first.node.value;
    first.set(typeof value === 'object' && value !== null ? this.#render(value as Props, localeIn(ctx)) : '');
  }
}

/** React views by the formatter's name. */
export const views: Readonly<Record<string, Formatter>> = {
  'product-purchase': new ProductPurchaseFormatter(),
  'add-ons': new WholeFormatter<AddOnStripProps>((props, locale) =>
    renderToStaticMarkup(inLocale(locale, <AddOnStrip {...props} />)),
  ),
  'cart-page': new WholeFormatter<CartPageProps>((props, locale) =>
    renderIsland(locale, 'cart-page', 'idle', CartPageWithForms, props),
  ),
  'checkout-form': new WholeFormatter<CheckoutPageProps>(
    ({ shopNote, ...props }, locale) =>
      (shopNote === undefined ? '' : renderToStaticMarkup(inLocale(locale, <ShopNote {...shopNote} />))) +
      renderIsland(locale, 'checkout-form', 'idle', CheckoutForm, props),
  ),
  'donate-page': new WholeFormatter<DonatePageView>((props, locale) =>
    renderToStaticMarkup(inLocale(locale, <DonatePage {...props} />)),
  ),
  'download-page': new WholeFormatter<DownloadPageView>((props, locale) =>
    renderToStaticMarkup(inLocale(locale, <DownloadPage {...props} />)),
  ),
  'gift-card-form': new WholeFormatter<GiftCardFormView>((props, locale) =>
    renderIsland(locale, 'gift-card-form', 'idle', GiftCardForm, props),
  ),
  'subscription-page': new WholeFormatter<SubscriptionPageProps>((props, locale) =>
    renderToStaticMarkup(inLocale(locale, <SubscriptionPage {...props} />)),
  ),
  'order-summary': new WholeFormatter<OrderSummaryProps | { readonly lookup: OrderLookupView }>(
    (props, locale) =>
      renderToStaticMarkup(
        inLocale(locale, 'lookup' in props ? <OrderLookup {...props.lookup} /> : <OrderSummary {...props} />),
      ),
  ),
};
