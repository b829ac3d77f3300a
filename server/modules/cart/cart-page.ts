import type { CartPageProps, EstimatePlace } from '@vitrine/blocks/cart/cart-page.props.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { countries } from '@vitrine/domain/region/countries.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { priceChanged } from '@vitrine/domain/text/en/cart-page.ts';
import { yourCart } from '@vitrine/domain/text/en/cart.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { issueCrumb } from '../../platform/http/crumb.ts';
import type { Platform } from '../../platform/platform.ts';
import { addOnsFor, renderSystemPage, sendSystemPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { cartIdOfRequest } from './cart-cookie.ts';
import type { CartRecord } from './cart-record.ts';
import { cartView, emptyCart } from './cart-view.ts';
import { notePricesShown, readCart } from './repository.ts';

/** Page type of the cart. spec: site-platform 2 */
const SHOW_CART = 200;

/** What went wrong with the form that was posted. */
export type CartPageFaults = Pick<CartPageProps, 'notice' | 'faults'>;

/** Shows the cart page, made for its visitor and never cached; a price that changed is told once. */
export async function sendCartPage(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  faults: CartPageFaults = {},
  status = 200,
): Promise<FastifyReply> {
  const { site } = request;
  const now = platform.clock.now();
  const cartId = cartIdOfRequest(request);
  const stored = cartId === null ? null : await readCart(platform.db, site.websiteId, cartId);
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
    ...faults,
  };
  const html = await renderSystemPage(platform, site, {
    name: 'cart',
    title: yourCart,
    pageType: SHOW_CART,
    context: {
      shoppingCart,
      addOns: await addOnsFor(platform, site, [...new Set(cart.lines.map((line) => line.itemId))]),
    },
  });
  if (changes.length > 0) await notePricesShown(platform.db, site.websiteId, cart);
  return sendSystemPage(reply, html, status);
}

/** A sentence for each line that has another price than when it was last seen. */
function priceChanges(site: Site, cart: CartRecord): readonly string[] {
  const { currency } = site.settings.store;
  return cart.lines.flatMap((line) => {
    const { shownPriceMinor: before, unitPriceMinor: now } = line;
    if (!line.isAvailable || line.isPriceNamed === true || before === null || before === now) return [];
    return [
      fillText(priceChanged, {
        productName: line.title,
        before: formatMoney({ minor: before, currency }),
        now: formatMoney({ minor: now, currency }),
      }),
    ];
  });
}

function formsOf(cart: CartRecord): Readonly<Record<string, CustomForm>> {
  return Object.fromEntries(
    cart.lines.flatMap(({ customForm }) => (customForm === null ? [] : [[customForm.id, customForm]])),
  );
}

function placesOf(site: Site): readonly EstimatePlace[] {
  const { deliveryCountries } = site.settings.store;
  return countries
    .filter(({ code }) => deliveryCountries.includes(code))
    .map(({ code, name, regionLabel, regions, postalCode }) => ({
      code,
      name,
      regionLabel,
      regions,
      postalCodeLabel: postalCode.label,
    }));
}
