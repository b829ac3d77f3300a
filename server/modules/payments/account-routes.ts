import * as calls from '@vitrine/contracts/payment-accounts.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  changeManualPayment,
  connectAccount,
  disconnectPayments,
  testAccount,
  viewPaymentSettings,
} from './connect-account.ts';

/** The owner's payments screen. */
export const paymentAccountRoutes: readonly Route[] = [
  route(calls.getPaymentSettings, {
    handler: async ({ platform, site }) => ok(await viewPaymentSettings(platform, site.websiteId)),
  }),
  route(calls.testPaymentAccount, {
    handler: ({ platform, site, params, body }) =>
      testAccount(platform, site.websiteId, params.provider, body.settings),
  }),
  route(calls.connectPaymentAccount, {
    handler: ({ platform, site, params, body }) => connectAccount(platform, site, params.provider, body),
  }),
  route(calls.putManualPayment, {
    handler: ({ platform, site, body }) => changeManualPayment(platform, site.websiteId, body),
  }),
  route(calls.disconnectPayments, {
    handler: ({ platform, site, body }) => disconnectPayments(platform, site.websiteId, body.seen),
  }),
];
