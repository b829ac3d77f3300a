import { checkoutPagesText } from '@vitrine/domain/text/checkout-pages.ts';
import { donationsText } from '@vitrine/domain/text/donations.ts';
import { donationForm, donationQuery, type DonationFormView } from '@vitrine/contracts/donations.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { cartTokenQuery } from '@vitrine/contracts/gift-cards.ts';
import { readDonation, writeDonationDetails } from '@vitrine/domain/donation/donation.ts';
import { type DonationTerms, type Product, sellingOf } from '@vitrine/domain/product/product.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { crumbProblem, issueCrumb } from '../../platform/http/crumb.ts';
import { parseBody, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { cartIdOfSecret, openDirectCheckoutCart } from '../cart/index.ts';
import { postCheckoutFor, sendCheckoutFor, type CheckoutPlace, checkoutLimit } from '../checkout/index.ts';
import { cardFields } from '../payments/index.ts';
import { listItems } from '../content/index.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';

const PATH = '/checkout/donate';
const PAYMENT_PATH = `${PATH}/payment`;
/** Page type code. spec: site-platform 1 */
const DONATE_PAGE = 203;
/** Some words of a megabyte are answered by their field rather than by a bare refusal. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** Most characters of a refused field that are shown again. */
const MAX_SHOWN = 4000;

/** Something that is given to. */
interface Fund {
  readonly item: ItemView;
  readonly product: Product;
  readonly terms: DonationTerms;
}

/** What the donate page shows besides the fund. */
type DonatePage = Pick<DonationFormView, 'values' | 'notice' | 'fieldErrors'> & { readonly status: number };

/** The donate page and the payment after it. Nothing here is ever cached. */
export const donationRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: PATH,
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      const query = parseQuery(donationQuery, request);
      const fund = query.ok ? await findFund(platform, request, query.value.itemId) : null;
      if (fund === null) return sendUnknown(platform, request, reply);
      const kept = await readSavedForm<DonatePage>(platform, request);
      if (kept !== null) return sendDonate(platform, request, reply, fund, kept);
      return sendDonate(platform, request, reply, fund, {
        values: { amount: '', ownAmount: '', name: '', message: '' },
        notice: null,
        fieldErrors: {},
        status: 200,
      });
    },
  }),

  pageRoute({
    method: 'POST',
    path: PATH,
    auth: 'visitor',
    crumb: 'handler',
    limit: checkoutLimit,
    bodyLimit: BODY_LIMIT,
    handler: async ({ platform, request, reply }) => {
      const { site } = request;
      const text = donationsText(site.locale);
      const problem = crumbProblem(request, platform.config);
      const body = parseBody(donationForm, request);
      const fund = body.ok ? await findFund(platform, request, body.value.itemId) : null;
      if (fund === null || !body.ok) return sendUnknown(platform, request, reply);
      const { amount, ownAmount, name, message: words } = body.value;
      const values = {
        amount,
        ownAmount: ownAmount.slice(0, MAX_SHOWN),
        name: name.slice(0, MAX_SHOWN),
        message: words.slice(0, MAX_SHOWN),
      };
      const refuse = async (
        message: string,
        status: number,
        fieldErrors: DonationFormView['fieldErrors'] = {},
      ) => {
        const page = { values, notice: { title: text.unable, message }, fieldErrors, status };
        const address = `${PATH}?itemId=${fund.product.id}`;
        if (await redirectToForm(platform, request, reply, address, page)) return reply;
        return sendDonate(platform, request, reply, fund, page);
      };
      // Nothing was changed by a forged or stale form: its sender sees it again, with a crumb that counts.
      if (problem !== null) return refuse(errorMessage({ code: problem }, site.locale), 403);
      const read = readDonation(
        { amount, ownAmount, name, message: words },
        fund.terms,
        site.settings.store.currency,
        site.locale,
      );
      if (!read.ok) {
        const [only, ...more] = Object.values(read.fields);
        return refuse(more.length === 0 && only !== undefined ? only : text.pleaseCheck, 422, read.fields);
      }
      const opened = await openDirectCheckoutCart(platform, site, {
        purpose: 'donation',
        itemId: fund.product.id,
        sku: fund.product.variants[0]?.sku ?? '',
        quantity: 1,
        additionalFields: writeDonationDetails(read.donation),
        namedPriceMinor: read.donation.amountMinor,
      });
      if (!opened.ok) return refuse(errorMessage(opened.error, site.locale), 409);
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${PAYMENT_PATH}?cartToken=${opened.value.secret}`, 303);
    },
  }),

  pageRoute({
    method: 'GET',
    path: PAYMENT_PATH,
    auth: 'visitor',
    csp: cardFields,
    handler: ({ platform, request, reply }) => sendCheckoutFor(platform, request, reply, placeOf(request)),
  }),
  pageRoute({
    method: 'POST',
    path: PAYMENT_PATH,
    auth: 'visitor',
    crumb: 'handler',
    limit: checkoutLimit,
    csp: cardFields,
    handler: ({ platform, request, reply }) => postCheckoutFor(platform, request, reply, placeOf(request)),
  }),
];

/** The cart a payment's address names. */
function placeOf(request: FastifyRequest): CheckoutPlace {
  const query = parseQuery(cartTokenQuery, request);
  if (!query.ok) return { cartId: null, action: PAYMENT_PATH };
  const { cartToken } = query.value;
  return { cartId: cartIdOfSecret(cartToken), action: `${PAYMENT_PATH}?cartToken=${cartToken}` };
}

async function findFund(
  platform: Platform,
  request: FastifyRequest,
  requestedId: string,
): Promise<Fund | null> {
  const itemId = requestedId.toLowerCase();
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(itemId)) return null;
  const { items } = await listItems(platform, request.site.websiteId, {
    collectionId: itemId,
    limit: 1,
    itemIds: [itemId],
  });
  const item = items[0];
  const product = item?.product ?? null;
  if (item === undefined || product === null) return null;
  const terms = sellingOf(product).donation;
  return terms === null ? null : { item, product, terms };
}

async function sendDonate(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  fund: Fund,
  { status, ...form }: DonatePage,
): Promise<FastifyReply> {
  const { site } = request;
  const { item, product, terms } = fund;
  const view: DonationFormView = {
    ...form,
    crumb: issueCrumb(request, reply, platform.config),
    itemId: product.id,
    currency: site.settings.store.currency,
    terms,
  };
  const html = await renderSystemPage(platform, site, {
    name: 'donate',
    title: item.title,
    pageType: DONATE_PAGE,
    context: {
      donate: {
        title: item.title,
        excerpt: item.excerpt,
        assetUrl: item.mainImage?.assetUrl ?? null,
        imageAlt: item.mainImage?.altText ?? '',
        form: view,
      },
    },
    checkout: {
      request,
      back: {
        url: item.fullUrl,
        label: fillText(checkoutPagesText(site.locale).backTo, { title: item.title }),
      },
    },
  });
  return sendSystemPage(reply, html, status);
}

async function sendUnknown(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = donationsText(request.site.locale);
  issueCrumb(request, reply, platform.config);
  const html = await renderSystemPage(platform, request.site, {
    name: 'not-found',
    title: text.donateTitle,
    pageType: DONATE_PAGE,
    context: { notFound: { title: text.unable, sentence: text.unknownFund } },
  });
  return sendSystemPage(reply, html, 404);
}
