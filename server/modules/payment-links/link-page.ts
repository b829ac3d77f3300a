import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { paymentLinksText } from '@vitrine/domain/text/payment-links.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { openDirectCheckoutCart } from '../cart/index.ts';
import { variantsForLines } from '../catalog/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { linkLimit } from './limits.ts';
import { findLinkByToken, type PaymentLinkRecord } from './repository.ts';
import { usesPaymentLinks } from './service.ts';

/** Page type code of the checkout. spec: site-platform 1 */
const CHECKOUT = 201;

const linkParams = z.object({ token: z.string().regex(/^[\w-]{16,64}$/) });

/** Why a link opens no checkout. */
type Closed = 'invalid' | 'soldOut' | 'unavailable';

/** Opens a cart with what the link sells, at its current price. Its secret. */
async function openLinkedCart(
  platform: Platform,
  site: Site,
  link: PaymentLinkRecord,
): Promise<{ readonly secret: string } | { readonly closed: Closed; readonly product: string }> {
  const variant = (await variantsForLines(platform.db, site.websiteId, [link.variantId])).get(link.variantId);
  if (variant === undefined) return { closed: 'unavailable', product: '' };
  const opened = await openDirectCheckoutCart(platform, site, {
    purpose: 'payment-link',
    itemId: variant.itemId,
    sku: variant.sku,
    quantity: link.quantity,
    additionalFields: '',
    paymentLinkId: link.id,
  });
  if (opened.ok) return opened.value;
  const closed = opened.error.code === 'OUT_OF_STOCK' ? 'soldOut' : 'unavailable';
  return { closed, product: variant.title };
}

async function sendClosed(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  { closed, product }: { readonly closed: Closed; readonly product: string },
): Promise<FastifyReply> {
  const text = paymentLinksText(site.locale);
  const { contactEmail } = site.settings;
  const title = {
    invalid: text.invalidTitle,
    soldOut: text.soldOutTitle,
    unavailable: text.unavailableTitle,
  }[closed];
  const sentences = [
    fillText(text[closed], { shop: site.title, product }),
    ...(contactEmail === '' ? [] : [fillText(text.contact, { email: contactEmail })]),
  ];
  const html = await renderSystemPage(platform, site, {
    name: 'sentence',
    title,
    pageType: CHECKOUT,
    context: { sentence: { title, text: sentences.join(' ') } },
  });
  return sendSystemPage(reply, html, closed === 'invalid' ? 404 : 410);
}

/** Where a payment link leads: to the checkout of a new cart, for whoever opens it. */
export const linkPageRoute: Route = pageRoute({
  method: 'GET',
  path: '/checkout/link/:token',
  auth: 'visitor',
  limit: linkLimit,
  params: linkParams,
  invalid: ({ platform, site, reply }) =>
    sendClosed(platform, site, reply, { closed: 'invalid', product: '' }),
  handler: async ({ platform, site, reply, params }) => {
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
    const link = usesPaymentLinks(site)
      ? await findLinkByToken(platform.db, site.websiteId, params.token)
      : null;
    if (link === null || !link.isEnabled)
      return sendClosed(platform, site, reply, { closed: 'invalid', product: '' });
    const opened = await openLinkedCart(platform, site, link);
    if ('closed' in opened) return sendClosed(platform, site, reply, opened);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/checkout/pay?cartToken=${opened.secret}`, 303);
  },
});
