import * as calls from '@vitrine/contracts/mail-delivery.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { makeEventsAddress } from './events-address.ts';
import { lookUpSenderDomain, viewMailDelivery } from './mail-delivery.ts';
import { removeServer, saveServer, tryServer } from './mail-server.ts';
import { liftSuppression } from './suppressions-repository.ts';
import { listSuppressions } from './suppressions.ts';
import { takeMailEvents } from './take-events.ts';

/** Bytes of a report: 1,000 events with everything that services add to them. */
const REPORT_LIMIT = 2 * 1024 * 1024;

/** How mails are sent, and to which addresses they are not. */
export const mailDeliveryRoutes: readonly Route[] = [
  route(calls.getMailDelivery, {
    handler: async ({ platform, site }) => ok(await viewMailDelivery(platform, site)),
  }),
  route(calls.testMailServer, {
    handler: ({ platform, site, owner, body }) => tryServer(platform, site, owner, body),
  }),
  route(calls.saveMailServer, {
    handler: ({ platform, site, body }) => saveServer(platform, site, body),
  }),
  route(calls.removeMailServer, {
    handler: ({ platform, site, body }) => removeServer(platform, site, body.seen),
  }),
  route(calls.getSenderDomain, {
    handler: async ({ platform, site, query }) =>
      ok(await lookUpSenderDomain(platform, site, query.selector)),
  }),
  route(calls.makeEventsAddress, {
    handler: async ({ platform, site }) => {
      await makeEventsAddress(platform, site.websiteId);
      return ok(await viewMailDelivery(platform, site));
    },
  }),
  route(calls.listSuppressions, {
    handler: async ({ platform, site, query }) => ok(await listSuppressions(platform, site.websiteId, query)),
  }),
  route(calls.liftSuppression, {
    handler: async ({ platform, site, params }) => {
      const now = new Date(platform.clock.now());
      return (await liftSuppression(platform.db, site.websiteId, params.id, now))
        ? ok(null)
        : fail('MAIL_SUPPRESSION_NOT_FOUND');
    },
  }),
  route(calls.receiveMailEvents, {
    limit: { unlimited: 'its address is secret; a service may report a thousand bounces at once' },
    bodyLimit: REPORT_LIMIT,
    handler: ({ platform, params, request }) => takeMailEvents(platform, params, request.body),
  }),
];
