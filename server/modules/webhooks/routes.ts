import * as calls from '@vitrine/contracts/webhooks.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { replayDelivery, viewSubmissionDelivery } from './submission-delivery.ts';
import { dropWebhook, rotateSecret, setWebhook, tryWebhook, viewWebhook } from './webhooks.ts';

/** Tests of one owner: each makes a request to somebody else's server. */
const testLimit: CallLimit = { name: 'webhook-tests', points: 20, seconds: 60 };

/** Where forms send their submissions, and what came of it. */
export const webhookRoutes: readonly Route[] = [
  route(calls.getWebhook, {
    handler: ({ platform, site, params }) => viewWebhook(platform, site.websiteId, params.id),
  }),
  route(calls.saveWebhook, {
    handler: ({ platform, site, params, body }) => setWebhook(platform, site.websiteId, params.id, body),
  }),
  route(calls.removeWebhook, {
    handler: ({ platform, site, params, body }) =>
      dropWebhook(platform, site.websiteId, params.id, body.seen),
  }),
  route(calls.rotateWebhookSecret, {
    handler: ({ platform, site, params }) => rotateSecret(platform, site.websiteId, params.id),
  }),
  route(calls.testWebhook, {
    limit: testLimit,
    handler: ({ platform, site, params }) => tryWebhook(platform, site.websiteId, params.id),
  }),
  route(calls.getSubmissionDelivery, {
    handler: ({ platform, site, params }) => viewSubmissionDelivery(platform, site.websiteId, params.id),
  }),
  route(calls.replaySubmission, {
    handler: ({ platform, site, params }) => replayDelivery(platform, site.websiteId, params.id),
  }),
];
