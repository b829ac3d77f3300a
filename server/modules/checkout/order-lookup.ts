import { errorMessage } from '@vitrine/contracts/errors.ts';
import { orderGateForm, orderLookupForm, type OrderLookupView } from '@vitrine/contracts/order-lookup.ts';
import { isBuyersAnswer, readOrderNumber } from '@vitrine/domain/order/is-buyer.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as text from '@vitrine/domain/text/en/order-lookup.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { crumbProblemOfLink, issueCrumb } from '../../platform/http/crumb.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { countCall } from '../rate-limits/index.ts';
import { grantOrderAccess } from './order-access.ts';
import { findOrderByNumber, type PlacedOrderFacts } from './order-repository.ts';

/** Page type code: order status. spec: site-platform 2 */
const ORDER_STATUS = 211;
/** Tries at one order, from wherever they come, and from one address at any order. */
const perOrder = { points: 20, seconds: 60 * 60 };
const perAddress = { points: 30, seconds: 10 * 60 };

type FieldErrors = Readonly<Record<string, string>>;

/** /order-lookup: the way back to an order by its number and e-mail address. */
export function orderLookupRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/order-lookup', (request, reply) => sendLookup(platform, request, reply, {}));

  app.post('/order-lookup', async (request, reply) => {
    const body = parseBody(orderLookupForm, request);
    const { number: typed, email } = body.ok ? body.value : { number: '', email: '' };
    const kept = { number: typed, email };
    const problem = crumbProblemOfLink(request, platform.config);
    if (problem !== null) {
      return sendLookup(platform, request, reply, { kept, problem: errorMessage({ code: problem }) }, 403);
    }
    const number = readOrderNumber(typed);
    const errors = {
      ...(number === null ? { number: text.numberMissing } : {}),
      ...(email.includes('@') ? {} : { email: text.emailMissing }),
    };
    if (number === null || Object.keys(errors).length > 0) {
      return sendLookup(platform, request, reply, { kept, errors }, 422);
    }
    const wait = await waitFor(platform, request, `number ${number}`);
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      return sendLookup(platform, request, reply, { kept, problem: tooOften(wait) }, 429);
    }
    const order = await findOrderByNumber(platform.db, request.site.websiteId, number);
    // The same answer whichever of the two is wrong: it tells nobody which orders there are.
    if (order === null || !email.includes('@') || !isBuyersAnswer(order, email)) {
      return sendLookup(platform, request, reply, { kept, problem: text.lookupFailed }, 404);
    }
    grantOrderAccess(request, reply, platform.config, order.orderId);
    return reply.header('cache-control', 'no-store').redirect(`/order-status/${order.accessToken}`, 303);
  });
}

/** Shown in place of an order whose link was opened in another browser. */
export function sendOrderGate(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  accessToken: string,
  state: { readonly answer?: string; readonly problem?: string } = {},
  status = 200,
): Promise<FastifyReply> {
  return send(
    platform,
    request,
    reply,
    {
      action: `/order-status/${accessToken}`,
      title: text.gateTitle,
      lead: text.gateLead,
      problem: state.problem ?? '',
      fields: [
        {
          name: 'answer',
          label: text.gateLabel,
          hint: text.gateHint,
          value: state.answer ?? '',
          error: '',
          inputMode: 'text',
          autoComplete: 'email',
        },
      ],
      button: text.open,
    },
    status,
  );
}

/** Reads what was typed at the gate. True: it is the buyer, and this browser may show the order from now on. */
export async function openOrderGate(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  order: PlacedOrderFacts & { readonly accessToken: string },
): Promise<true | FastifyReply> {
  const { accessToken, orderId } = order;
  const body = parseBody(orderGateForm, request);
  const answer = body.ok ? body.value.answer : '';
  const again = (problem: string, status: number): Promise<FastifyReply> =>
    sendOrderGate(platform, request, reply, accessToken, { answer, problem }, status);
  const forged = crumbProblemOfLink(request, platform.config);
  if (forged !== null) return again(errorMessage({ code: forged }), 403);
  const wait = await waitFor(platform, request, `order ${orderId}`);
  if (wait > 0) {
    reply.header('retry-after', String(wait));
    return again(tooOften(wait), 429);
  }
  if (!isBuyersAnswer(order, answer)) return again(text.gateFailed, 403);
  grantOrderAccess(request, reply, platform.config, orderId);
  return true;
}

/** Counts a try before it is looked at; 0 when it may be made, otherwise the seconds to wait. */
async function waitFor(platform: Platform, request: FastifyRequest, which: string): Promise<number> {
  const { websiteId } = request.site;
  const counted = await Promise.all([
    countCall(platform, { websiteId, name: 'order-lookup@', address: request.ip }, perAddress),
    countCall(platform, { websiteId, name: 'order-lookup', who: which }, perOrder),
  ]);
  return Math.max(...counted);
}

function tooOften(seconds: number): string {
  const n = Math.ceil(seconds / 60);
  const wait = n <= 1 ? text.oneMinute : fillText(text.minutes, { n });
  return fillText(text.tooManyTries, { wait });
}

function sendLookup(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  state: {
    readonly kept?: { readonly number: string; readonly email: string };
    readonly errors?: FieldErrors;
    readonly problem?: string;
  },
  status = 200,
): Promise<FastifyReply> {
  const { kept = { number: '', email: '' }, errors = {}, problem = '' } = state;
  return send(
    platform,
    request,
    reply,
    {
      action: '/order-lookup',
      title: text.lookupTitle,
      lead: text.lookupLead,
      problem,
      fields: [
        {
          name: 'number',
          label: text.numberLabel,
          hint: text.numberExample,
          value: kept.number,
          error: errors['number'] ?? '',
          inputMode: 'numeric',
          autoComplete: 'off',
        },
        {
          name: 'email',
          label: text.emailLabel,
          hint: '',
          value: kept.email,
          error: errors['email'] ?? '',
          inputMode: 'email',
          autoComplete: 'email',
        },
      ],
      button: text.find,
    },
    status,
  );
}

async function send(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  view: Omit<OrderLookupView, 'crumb' | 'contactEmail'>,
  status: number,
): Promise<FastifyReply> {
  const { site } = request;
  const crumb = issueCrumb(request, reply, platform.config);
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  const lookup: OrderLookupView = { ...view, crumb, contactEmail: site.settings.contactEmail };
  const html = await renderSystemPage(platform, site, {
    name: 'order-status',
    title: view.title,
    pageType: ORDER_STATUS,
    context: { order: { lookup } },
  });
  return sendSystemPage(reply, html, status);
}
