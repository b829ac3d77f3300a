import * as calls from '@vitrine/contracts/list-providers.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import {
  chooseList,
  connectAccount,
  disconnect,
  outsideLists,
  retryAll,
  viewConnection,
} from './connection.ts';

/** Calls of one owner that ask somebody else's server. */
const askLimit: CallLimit = { name: 'list-provider-calls', points: 30, seconds: 60 };

/** The outside provider that gets the audience too. */
export const listProviderRoutes: readonly Route[] = [
  route(calls.getListProvider, {
    handler: async ({ platform, site }) => ok(await viewConnection(platform, site.websiteId)),
  }),
  route(calls.connectListProvider, {
    limit: askLimit,
    handler: ({ platform, site, body }) => connectAccount(platform, site.websiteId, body),
  }),
  route(calls.listOutsideLists, {
    limit: askLimit,
    handler: ({ platform, site }) => outsideLists(platform, site.websiteId),
  }),
  route(calls.saveListProvider, {
    limit: askLimit,
    handler: ({ platform, site, body }) => chooseList(platform, site.websiteId, body),
  }),
  route(calls.retryListProvider, {
    limit: askLimit,
    handler: ({ platform, site }) => retryAll(platform, site.websiteId),
  }),
  route(calls.disconnectListProvider, {
    handler: ({ platform, site, body }) => disconnect(platform, site.websiteId, body.seen),
  }),
];
