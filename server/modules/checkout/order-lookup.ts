import { waitText } from '@vitrine/domain/time/wait-text.ts';
import { orderLookupText } from '@vitrine/domain/text/order-lookup.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { orderGateForm, orderLookupForm, type OrderLookupView } from '@vitrine/contracts/order-lookup.ts';
import { matchesBuyer, readOrderNumber } from '@vitrine/domain/order/is-buyer.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { crumbProblemOfLink, issueCrumb } from '../../platform/http/crumb.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { otherWrites } from '../../platform/http/limits.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { countCall } from '../../platform/rate-limits/index.ts';
import { grantOrderAccess } from './order-access.ts';
import { findOrderByNumber, type OrderPageData } from './order-repository.ts';

/** Page type code: order status. spec: site-platform 2 */
const ORDER_STATUS = 211;
/** Attempts at one order from all addresses, and from one address at all orders. */
const perOrder = { points: 20, seconds: 60 * 60 };
const perAddress = { points: 30, seconds: 10 * 60 };

const LOOKUP = '/order-lookup';

/** The state of a form's page besides its questions. */
interface FormState {
  /** What was typed, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
  readonly problem?: string;
  readonly status: number;
  /** Seconds until the next attempt; 0 when it is allowed now. */
  readonly retryAfter?: number;
}

const emptyForm: FormState = { values: {}, status: 200 };

/** /order-lookup: the way back to an order by its number and email address. */
export const orderLookupRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: LOOKUP,
    auth: 'visitor',
    handler: async ({ platform, request, reply }) =>
      sendLookup(platform, request, reply, (await readSavedForm<FormState>(platform, request)) ?? emptyForm),
  }),

  pageRoute({
    method: 'POST',
    path: LOOKUP,
    auth: 'visitor',
    crumb: 'handler',
    limit: otherWrites,
    handler: async ({ platform, request, reply }) => {
      const text = orderLookupText(request.site.locale);
      const body = parseBody(orderLookupForm, request);
      const { number: typed, email } = body.ok ? body.value : { number: '', email: '' };
      const refuse = async (state: Omit<FormState, 'values'>): Promise<FastifyReply> => {
        const page = { ...state, values: { number: typed, email } };
        if (await redirectToForm(platform, request, reply, LOOKUP, page)) return reply;
        return sendLookup(platform, request, reply, page);
      };
      const forged = crumbProblemOfLink(request, platform.config);
      if (forged !== null)
        return refuse({ problem: errorMessage({ code: forged }, request.site.locale), status: 403 });
      const number = readOrderNumber(typed);
      const errors = {
        ...(number === null ? { number: text.numberMissing } : {}),
        ...(email.includes('@') ? {} : { email: text.emailMissing }),
      };
      if (number === null || Object.keys(errors).length > 0) return refuse({ errors, status: 422 });
      const wait = await waitFor(platform, request, `number ${number}`);
      if (wait > 0) return refuse(tooOften(wait, request.site.locale));
      const order = await findOrderByNumber(platform.db, request.site.websiteId, number);
      // The same response whichever of the two is wrong, so that nobody learns which orders exist.
      if (order === null || !matchesBuyer(order, email)) {
        return refuse({ problem: text.lookupFailed, status: 404 });
      }
      grantOrderAccess(request, reply, platform.config, order.orderId);
      return reply.header('cache-control', 'no-store').redirect(`/order-status/${order.accessToken}`, 303);
    },
  }),
];

/** Shown in place of an order whose link was opened in another browser. */
export async function sendOrderGate(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  accessToken: string,
): Promise<FastifyReply> {
  const state = (await readSavedForm<FormState>(platform, request)) ?? emptyForm;
  return sendGate(platform, request, reply, accessToken, state);
}

/** Checks the answer at the gate. True: it is the buyer, and this browser may show the order from now on. */
export async function openOrderGate(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  order: OrderPageData & { readonly accessToken: string },
): Promise<true | FastifyReply> {
  const text = orderLookupText(request.site.locale);
  const { accessToken, orderId } = order;
  const body = parseBody(orderGateForm, request);
  const answer = body.ok ? body.value.answer : '';
  const refuse = async (state: Omit<FormState, 'values'>): Promise<FastifyReply> => {
    const page = { ...state, values: { answer } };
    if (await redirectToForm(platform, request, reply, gatePath(accessToken), page)) return reply;
    return sendGate(platform, request, reply, accessToken, page);
  };
  const forged = crumbProblemOfLink(request, platform.config);
  if (forged !== null)
    return refuse({ problem: errorMessage({ code: forged }, request.site.locale), status: 403 });
  const wait = await waitFor(platform, request, `order ${orderId}`);
  if (wait > 0) return refuse(tooOften(wait, request.site.locale));
  if (!matchesBuyer(order, answer)) return refuse({ problem: text.gateFailed, status: 403 });
  grantOrderAccess(request, reply, platform.config, orderId);
  return true;
}

/** Counts an attempt before it is checked; 0 when it is allowed, otherwise the seconds to wait. */
async function waitFor(platform: Platform, request: FastifyRequest, which: string): Promise<number> {
  const { websiteId } = request.site;
  const counted = await Promise.all([
    countCall(platform, { websiteId, name: 'order-lookup@', address: request.ip }, perAddress),
    countCall(platform, { websiteId, name: 'order-lookup', who: which }, perOrder),
  ]);
  return Math.max(...counted);
}

function tooOften(seconds: number, locale: Locale): Omit<FormState, 'values'> {
  const text = orderLookupText(locale);
  const wait = waitText(seconds, locale);
  return { problem: fillText(text.tooManyTries, { wait }), status: 429, retryAfter: seconds };
}

const gatePath = (accessToken: string): string => `/order-status/${accessToken}`;

function sendGate(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  accessToken: string,
  state: FormState,
): Promise<FastifyReply> {
  const text = orderLookupText(request.site.locale);
  return send(platform, request, reply, state, {
    action: gatePath(accessToken),
    title: text.gateTitle,
    lead: text.gateLead,
    fields: [
      {
        name: 'answer',
        label: text.gateLabel,
        hint: text.gateHint,
        inputMode: 'text',
        autoComplete: 'email',
      },
    ],
    button: text.open,
  });
}

function sendLookup(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  state: FormState,
): Promise<FastifyReply> {
  const text = orderLookupText(request.site.locale);
  return send(platform, request, reply, state, {
    action: LOOKUP,
    title: text.lookupTitle,
    lead: text.lookupLead,
    fields: [
      {
        name: 'number',
        label: text.numberLabel,
        hint: text.numberExample,
        inputMode: 'numeric',
        autoComplete: 'off',
      },
      {
        name: 'email',
        label: text.emailLabel,
        hint: '',
        inputMode: 'email',
        autoComplete: 'email',
      },
    ],
    button: text.find,
  });
}

type Field = OrderLookupView['fields'][number];

/** A form's questions, without what its state fills in. */
type Questions = Pick<OrderLookupView, 'action' | 'title' | 'lead' | 'button'> & {
  readonly fields: readonly Omit<Field, 'value' | 'error'>[];
};

async function send(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  state: FormState,
  questions: Questions,
): Promise<FastifyReply> {
  const { site } = request;
  const { values, errors = {}, problem = '', retryAfter = 0 } = state;
  const crumb = issueCrumb(request, reply, platform.config);
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  if (retryAfter > 0) reply.header('retry-after', String(retryAfter));
  const lookup: OrderLookupView = {
    ...questions,
    problem,
    fields: questions.fields.map((field) => ({
      ...field,
      value: values[field.name] ?? '',
      error: errors[field.name] ?? '',
    })),
    crumb,
    contactEmail: site.settings.contactEmail,
  };
  const html = await renderSystemPage(platform, site, {
    name: 'order-status',
    title: questions.title,
    pageType: ORDER_STATUS,
    context: { order: { lookup } },
  });
  return sendSystemPage(reply, html, state.status);
}
