import * as calls from '@vitrine/contracts/payment-links.ts';
import { fail, type Failure, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import type { Site } from '../websites/index.ts';
import { linkPageRoute } from './link-page.ts';
import { exportLinkRows, paymentLinkList } from './payment-links-list.ts';
import { changePaymentLink, createPaymentLink, deletePaymentLink, usesPaymentLinks } from './service.ts';

/** The calls of the list are refused while the store's setting is off. */
const whileOn = {
  before: async ({ site }: { readonly site: Site }): Promise<Failure<'PAYMENT_LINKS_OFF'> | null> =>
    usesPaymentLinks(site) ? null : fail('PAYMENT_LINKS_OFF').error,
};

/** The owner's payment links, and where they lead. */
export const paymentLinksRoutes: readonly Route[] = [
  route(calls.listPaymentLinks, {
    ...whileOn,
    handler: ({ platform, site, query }) => paymentLinkList.page(platform, site, query),
  }),
  route(calls.countPaymentLinks, {
    ...whileOn,
    handler: async ({ platform, site, query }) => ok(await paymentLinkList.count(platform, site, query)),
  }),
  route(calls.exportPaymentLinks, {
    ...whileOn,
    handler: ({ platform, site, query, reply }) => exportLinkRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedPaymentLinks, {
    ...whileOn,
    handler: ({ platform, site, query, body, reply }) =>
      exportLinkRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.changePaymentLinks, {
    ...whileOn,
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'payment-links', accountId: owner.accountId }),
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
