import * as text from '@vitrine/domain/text/en/checkout.ts';
import * as titles from '@vitrine/domain/text/en/checkout-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { issueCrumb } from '../../platform/http/crumb.ts';
import { parseParams } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { viewOrderByToken } from '../orders/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { orderProps } from './checkout-view.ts';

const orderParams = z.object({ accessToken: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
/** Seconds after which the page of an order that is being confirmed asks again. */
const RECEIVED_REFRESH = 4;
/** Page type codes. spec: site-platform 1 */
const pageTypes = { orderConfirmed: 202, orderReceived: 207, orderStatus: 211 } as const;

/** An order's own page: right after paying (`justPlaced`), and the lasting one. */
export async function sendOrder(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  justPlaced: boolean,
): Promise<FastifyReply> {
  const { site } = request;
  const params = parseParams(orderParams, request);
  const order = params.ok
    ? await viewOrderByToken(platform, site.websiteId, params.value.accessToken, justPlaced)
    : null;
  if (order === null) {
    reply.callNotFound();
    return reply;
  }
  // A link that opens an order is nobody else's: not for search engines, and not for the sites it links to.
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  issueCrumb(request, reply, platform.config);
  const html = await renderSystemPage(platform, site, {
    name: justPlaced ? 'order-confirmed' : 'order-status',
    title: justPlaced ? titles.orderConfirmedTitle : titles.orderStatusTitle,
    pageType: justPlaced ? pageTypes.orderConfirmed : pageTypes.orderStatus,
    context: { order: orderProps(site, order) },
  });
  return sendSystemPage(reply, html);
}

/** While a payment is being confirmed: the page asks again by itself, and says that nothing has to be done. */
export async function sendOrderReceived(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'same-origin')
    .header('refresh', String(RECEIVED_REFRESH));
  issueCrumb(request, reply, platform.config);
  const html = await renderSystemPage(platform, request.site, {
    name: 'order-received',
    title: titles.orderReceivedTitle,
    pageType: pageTypes.orderReceived,
    context: {
      received: { title: text.receivedHeading, sentence: text.receivedSentence, hint: text.receivedHint },
    },
  });
  return sendSystemPage(reply, html);
}
