import type { CartPageProps, EstimatePlace } from '@vitrine/blocks/views/cart/cart-page.props.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { deliveryCountriesOf } from '@vitrine/domain/delivery/delivery-at.ts';
import { storeCountries } from '@vitrine/domain/store/store-countries.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { issueCrumb } from '../../platform/http/crumb.ts';
import type { Platform } from '../../platform/platform.ts';
import { redirectToForm } from '../../platform/saved-forms/index.ts';
import { addOnsFor, renderSystemPage, sendSystemPage, type StyledPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { cartIdOfRequest } from './cart-cookie.ts';
import type { CartRecord } from './cart-record.ts';
import { cartView, emptyCart } from './cart-view.ts';
import { mockCart } from './mock-cart.ts';
import { notePricesShown, priceChanges } from './price-changes.ts';
import { readCart } from './repository.ts';

/** Page type of the cart. spec: site-platform 2 */
const SHOW_CART = 200;

/** The failures of the posted form. */
export type CartPageErrors = Pick<CartPageProps, 'notice' | 'faults'>;

/** The state of a refused form, to show it again. */
export interface RefusedCartForm {
  readonly faults: NonNullable<CartPageErrors['faults']>;
  readonly status: number;
}

/** Redirects a refused form of the cart page to the page that shows the failure. */
export async function refuseCartForm(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: RefusedCartForm,
): Promise<FastifyReply> {
  if (await redirectToForm(platform, request, reply, '/cart', refused)) return reply;
  return sendCartPage(platform, request, reply, refused, refused.status);
}

/** Shows the cart page, rendered per visitor and never cached; a price change is shown once. */
export async function sendCartPage(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { notice, faults }: CartPageErrors = {},
  status = 200,
): Promise<FastifyReply> {
  const { site } = request;
  const now = platform.clock.now();
  const cartId = cartIdOfRequest(request);
  const stored = cartId === null ? null : await readCart(platform.db, site.websiteId, cartId, site.locale);
  const cart =
    stored === null || stored.isPurchased || stored.purpose !== 'shopping' ? emptyCart(now) : stored;
  const changes = priceChanges(site, cart);
  const shoppingCart: CartPageProps = {
    cart: cartView(site, cart, now),
    crumb: issueCrumb(request, reply, platform.config),
    changes,
    forms: formsOf(cart),
    places: placesOf(site),
    expressCheckout: commerceSettingsOf(site.settings).expressCheckout,
    ...(notice === undefined ? {} : { notice }),
    ...(faults === undefined ? {} : { faults }),
  };
  const html = await renderSystemPage(platform, site, {
    name: 'cart',
    title: cartText(site.locale).yourCart,
    pageType: SHOW_CART,
    context: {
      shoppingCart,
      addOns: await addOnsFor(platform, site, [...new Set(cart.lines.map((line) => line.itemId))]),
    },
  });
  // A HEAD request has shown nothing yet.
  if (request.method === 'GET') await notePricesShown(platform, site, cart);
  return sendSystemPage(reply, html, status);
}

/** The cart page with a sample cart, the same for everyone, to look at a theme with. */
export async function sampleCartPage(platform: Platform, site: Site): Promise<StyledPage> {
  const cart = mockCart();
  const shoppingCart: CartPageProps = {
    cart: cartView(site, cart, platform.clock.now()),
    crumb: '',
    changes: [],
    forms: {},
    places: placesOf(site),
    expressCheckout: false,
  };
  return renderSystemPage(platform, site, {
    name: 'cart',
    title: cartText(site.locale).yourCart,
    pageType: SHOW_CART,
    context: { shoppingCart, addOns: [] },
  });
}

function formsOf(cart: CartRecord): Readonly<Record<string, CustomForm>> {
  return Object.fromEntries(
    cart.lines.flatMap(({ customForm }) => (customForm === null ? [] : [[customForm.id, customForm]])),
  );
}

function placesOf(site: Site): readonly EstimatePlace[] {
  const served = new Set(deliveryCountriesOf(site.settings.store.delivery));
  return storeCountries(site.settings.store, site.locale)
    .filter(({ code }) => served.has(code))
    .map(({ code, name, regionLabel, regions, postalCode }) => ({
      code,
      name,
      regionLabel,
      regions,
      postalCodeLabel: postalCode.label,
    }));
}
