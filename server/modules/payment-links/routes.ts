import * as calls from '@vitrine/contracts/payment-links.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { linkPageRoute } from './link-page.ts';
import { changePaymentLink, createPaymentLink, deletePaymentLink, listPaymentLinks } from './service.ts';

/** The owner's payment links, and where they lead. */
export const paymentLinksRoutes: readonly Route[] = [
  route(calls.listPaymentLinks, {
    handler: ({ platform, site }) => listPaymentLinks(platform, site),
  }),
  route(calls.createPaymentLink, {
    handler: ({ platform, site, body }) => createPaymentLink(platform, site, body),
  }),
  route(calls.changePaymentLink, {
    handler: ({ platform, site, params, body }) => changePaymentLink(platform, site, params.id, body),
  }),
  route(calls.deletePaymentLink, {
    handler: ({ platform, site, params }) => deletePaymentLink(platform, site, params.id),
  }),
  linkPageRoute,
];
