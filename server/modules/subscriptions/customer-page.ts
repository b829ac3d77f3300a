import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import { errorCatalogue, errorMessage, type ErrorCode } from '@vitrine/contracts/errors.ts';
import {
  subscriptionForm,
  subscriptionPageQuery,
  subscriptionParams,
} from '@vitrine/contracts/subscriptions.ts';
import type { Failure } from '@vitrine/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { crumbProblemOfLink, issueCrumb } from '../../platform/http/crumb.ts';
import { parseBody, parseParams, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { otherWrites } from '../../platform/http/limits.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { cardFields, providerOf, providerView } from '../payments/index.ts';
import { changeByCustomer, resumeSaving, type ChangeOutcome } from './change-subscription.ts';
import { pageView, type SubscriptionPageData } from './page-view.ts';
import { findByToken, listEvents, readRenewalProduct, type SubscriptionRecord } from './repository.ts';
import { subscriptionPath } from './subscription-mails.ts';

/** Page type code: the customer's pages about their purchases. spec: site-platform 1 */
const PAGE_TYPE = 206;
/** Events shown; about two years of a weekly subscription. */
const MAX_EVENTS = 120;

/**
 * The page on which a customer manages a subscription. Its address is the credential, so it works with cookies off, is
 * never cached and is not indexed by search engines.
 */
export const customerPageRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/subscription/:accessToken',
    auth: 'visitor',
    csp: cardFields,
    handler: async ({ platform, request, reply }) => {
      const text = subscriptionsText(request.site.locale);
      const record = await openSubscription(platform, request);
      if (record === null) return notFound(reply);
      const kept = await readSavedForm<RefusedChange>(platform, request);
      if (kept !== null) return sendPage(platform, request, reply, record, kept);
      const query = parseQuery(subscriptionPageQuery, request);
      const { step, done, notice, saving } = query.ok ? query.value : {};
      if (saving !== undefined) {
        const resumed = await resumeSaving(platform, request.site, record, saving);
        if (resumed !== null && resumed.ok) return answerChange(reply, record, resumed.value);
        if (resumed !== null) return sendPage(platform, request, reply, record, { failure: resumed.error });
      }
      return sendPage(platform, request, reply, record, {
        isCanceling: step === 'cancel',
        ...(done === undefined ? {} : { notice: { isError: false, text: text.done[done] } }),
        ...(notice === undefined ? {} : { notice: { isError: true, text: text.stillDeclined } }),
      });
    },
  }),

  pageRoute({
    method: 'POST',
    path: '/subscription/:accessToken',
    auth: 'visitor',
    crumb: 'handler',
    limit: otherWrites,
    csp: cardFields,
    handler: async ({ platform, request, reply }) => {
      const record = await openSubscription(platform, request);
      if (record === null) return notFound(reply);
      const problem = crumbProblemOfLink(request, platform.config);
      const refuse = async (failure: Failure<ErrorCode>): Promise<FastifyReply> => {
        const refused: RefusedChange = { failure };
        if (await redirectToForm(platform, request, reply, subscriptionPath(record), refused)) return reply;
        const present = (await openSubscription(platform, request)) ?? record;
        return sendPage(platform, request, reply, present, refused);
      };
      if (problem !== null) return refuse({ code: problem });
      const form = parseBody(subscriptionForm, request);
      if (!form.ok) return refuse(form.error);
      const changed = await changeByCustomer(platform, request.site, record, form.value);
      if (changed.ok) return answerChange(reply, record, changed.value);
      return refuse(changed.error);
    },
  }),
];

interface RefusedChange {
  readonly failure: Failure<ErrorCode>;
}

function openSubscription(platform: Platform, request: FastifyRequest): Promise<SubscriptionRecord | null> {
  const params = parseParams(subscriptionParams, request);
  return params.ok
    ? findByToken(platform.db, request.site.websiteId, params.value.accessToken)
    : Promise.resolve(null);
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Redirects to the page with the result, so that a reload repeats nothing. */
function answerChange(reply: FastifyReply, record: SubscriptionRecord, outcome: ChangeOutcome): FastifyReply {
  const path = subscriptionPath(record);
  reply.header('cache-control', 'no-store');
  if (outcome.kind === 'action') return reply.redirect(outcome.url, 303);
  if (outcome.kind === 'declined') return reply.redirect(`${path}?notice=declined`, 303);
  return reply.redirect(`${path}?done=${outcome.done}`, 303);
}

async function sendPage(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  record: SubscriptionRecord,
  state: Partial<Pick<SubscriptionPageData, 'notice' | 'isCanceling'>> & {
    readonly failure?: Failure<ErrorCode>;
  },
): Promise<FastifyReply> {
  const { site } = request;
  const text = subscriptionsText(site.locale);
  const { failure, notice = null, isCanceling = false } = state;
  const [events, product] = await Promise.all([
    listEvents(platform.db, site.websiteId, record.id, MAX_EVENTS),
    readRenewalProduct(platform.db, site.websiteId, record.variantId),
  ]);
  const provider = await providerOf(platform, request.site.websiteId);
  const subscription = pageView({
    record,
    product,
    events,
    settings: site.settings,
    now: platform.clock.now(),
    crumb: issueCrumb(request, reply, platform.config),
    testMode: provider.testMode,
    provider: await providerView(platform, request.site.websiteId),
    notice: failure === undefined ? notice : { isError: true, text: errorMessage(failure, site.locale) },
    fieldErrors: failure?.fields ?? {},
    isCanceling,
  });
  // The address is a credential: not for search engines, and not sent to linked sites as the referrer.
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  const html = await renderSystemPage(platform, site, {
    name: 'subscription',
    title: text.pageTitle,
    pageType: PAGE_TYPE,
    context: { subscription },
  });
  return sendSystemPage(reply, html, failure === undefined ? 200 : errorCatalogue[failure.code].status);
}
