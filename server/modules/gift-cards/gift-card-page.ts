import { giftCardsText } from '@vitrine/domain/text/gift-cards.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import type { GiftCardFormView } from '@vitrine/contracts/gift-cards.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { GiftCardErrors, GiftCardDetails } from '@vitrine/domain/gift-card/gift-card-details.ts';
import { dayIn, lastSendDay } from '@vitrine/domain/gift-card/send-day.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { unitPrice } from '@vitrine/domain/product/product-rules.ts';
import { isGiftCard } from '@vitrine/domain/add-flow/decide-add.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { issueCrumb } from '../../platform/http/crumb.ts';
import type { Platform } from '../../platform/platform.ts';
import { listItems } from '../content/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';

/** Page type code of a checkout; the gift card page is its first step. spec: site-platform 1 */
const CHECKOUT_PAGE = 201;
/** Most characters of an invalid field that are shown again. */
const MAX_SHOWN = 4000;

/** A gift card that can be bought, or the sentence that explains why not. */
export type FoundGiftCard =
  | { readonly ok: true; readonly item: ItemView & { readonly product: NonNullable<ItemView['product']> } }
  | { readonly ok: false; readonly sentence: string };

/** Looks up the product and denomination in an address of the gift card page. */
export async function findGiftCardProduct(
  platform: Platform,
  site: Site,
  query: { readonly websiteId: string; readonly giftCardProductId: string },
): Promise<FoundGiftCard> {
  const text = giftCardsText(site.locale);
  if (query.websiteId !== '' && query.websiteId !== site.websiteId) {
    return { ok: false, sentence: text.otherSite };
  }
  const itemId = query.giftCardProductId.toLowerCase();
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(itemId);
  const { items } = isId
    ? await listItems(platform, site.websiteId, { collectionId: itemId, limit: 1, itemIds: [itemId] })
    : { items: [] };
  const item = items[0];
  const product = item?.product ?? null;
  if (item === undefined || product === null || !isGiftCard(product)) {
    return { ok: false, sentence: text.unknownProduct };
  }
  return { ok: true, item: { ...item, product } };
}

/** Today in the site's time zone. */
export function todayAt(platform: Platform, site: Site): string {
  return dayIn(platform.clock.now(), site.settings.timeZone);
}

/** The form's initial values. */
export function initialGiftCardDetails(today: string): GiftCardDetails {
  return { recipientName: '', recipientEmail: '', senderName: '', message: '', sendOn: today };
}

/** What the form's page shows besides the product. */
export interface GiftCardPage {
  readonly sku: string;
  readonly facts: GiftCardDetails;
  readonly message: string | null;
  readonly fieldErrors: GiftCardErrors;
  readonly status: number;
}

/** The typed values, shortened to what is shown again. */
export function visibleDetails(facts: GiftCardDetails): GiftCardDetails {
  return {
    recipientName: facts.recipientName.slice(0, MAX_SHOWN),
    recipientEmail: facts.recipientEmail.slice(0, MAX_SHOWN),
    senderName: facts.senderName.slice(0, MAX_SHOWN),
    message: facts.message.slice(0, MAX_SHOWN),
    sendOn: facts.sendOn.slice(0, MAX_SHOWN),
  };
}

/** Sends the gift card form: empty, or with the typed values and their errors. */
export async function sendGiftCardForm(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  item: Extract<FoundGiftCard, { ok: true }>['item'],
  page: GiftCardPage,
): Promise<FastifyReply> {
  const { site } = request;
  const text = giftCardsText(site.locale);
  const { currency } = site.settings.store;
  const today = todayAt(platform, site);
  const { facts } = page;
  const { variants } = item.product;
  const [only] = variants;
  const sku = page.sku === '' && variants.length === 1 && only !== undefined ? only.sku : page.sku;
  const view: GiftCardFormView = {
    crumb: issueCrumb(request, reply, platform.config),
    websiteId: site.websiteId,
    productId: item.id,
    title: item.title,
    fullUrl: item.fullUrl,
    assetUrl: item.mainImage?.assetUrl ?? null,
    imageAlt: item.mainImage?.altText ?? '',
    denominations: variants.map((variant) => {
      const price = formatMoney({ minor: unitPrice(variant), currency }, site.locale, {
        trimZeroFraction: true,
      });
      const label = Object.values(variant.attributes).join(', ');
      return { sku: variant.sku, label: label === '' ? price : label, price };
    }),
    values: { sku, ...visibleDetails(facts) },
    firstDay: today,
    lastDay: lastSendDay(today),
    notice:
      page.message === null
        ? null
        : { title: commerceText(site.locale).unableToPurchaseGiftCard, message: page.message },
    fieldErrors: page.fieldErrors,
  };
  const html = await renderSystemPage(platform, site, {
    name: 'gift-card',
    title: text.giftCardTitle,
    pageType: CHECKOUT_PAGE,
    context: { giftCard: view },
    checkout: { request, back: { url: item.fullUrl, label: text.backToProduct } },
  });
  return sendSystemPage(reply, html, page.status);
}

/** Sends the page that says there is nothing to buy here, and how to contact the shop. */
export async function sendNoGiftCard(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  sentence: string,
): Promise<FastifyReply> {
  const text = giftCardsText(request.site.locale);
  issueCrumb(request, reply, platform.config);
  const html = await renderSystemPage(platform, request.site, {
    name: 'not-found',
    title: text.giftCardTitle,
    pageType: CHECKOUT_PAGE,
    context: { notFound: { title: commerceText(request.site.locale).unableToPurchaseGiftCard, sentence } },
  });
  return sendSystemPage(reply, html, 404);
}
