import * as calls from '@vitrine/contracts/audience.ts';
import * as lists from '@vitrine/contracts/mailing-lists.ts';
import * as segments from '@vitrine/contracts/segments.ts';
import { getSubscriberImport, startSubscriberImport } from '@vitrine/contracts/subscriber-imports.ts';
import { MAX_SUBSCRIBER_FILE } from '@vitrine/domain/audience/audience-limits.ts';
import { ok } from '@vitrine/domain/result.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { eraseSubscriber, readSubscriberData } from './erase-subscriber.ts';
import { startImport, viewNewestImport } from './imports.ts';
import { addList, changeList, removeList, viewLists } from './lists.ts';
import { addSegment, changeSegment, previewSegment, removeSegment, viewSegments } from './segments.ts';
import { exportSubscriberRows, subscriberList } from './subscriber-list.ts';
import { addSubscriber, changeSubscriber, unsubscribeByOwner, viewSubscriber } from './subscribers.ts';
import { selectUsedTags } from './used-tags.ts';

/** Milliseconds a file may take to arrive. */
const UPLOAD_TIME = 10 * 60_000;

const subscriberRoutes: readonly Route[] = [
  route(calls.listSubscribers, {
    handler: ({ platform, site, query }) => subscriberList.page(platform, site, query),
  }),
  route(calls.countSubscribers, {
    handler: async ({ platform, site, query }) => ok(await subscriberList.count(platform, site, query)),
  }),
  route(calls.exportSubscribers, {
    handler: ({ platform, site, query, reply }) => exportSubscriberRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedSubscribers, {
    handler: ({ platform, site, query, body, reply }) =>
      exportSubscriberRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.changeSubscribers, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'audience', accountId: owner.accountId }),
  }),
  route(calls.listSubscriberTags, {
    handler: async ({ platform, site }) => ok({ tags: await selectUsedTags(platform.db, site.websiteId) }),
  }),
  route(calls.addSubscriber, {
    handler: ({ platform, site, owner, body }) => addSubscriber(platform, site, owner.accountId, body),
  }),
  route(calls.getSubscriber, {
    handler: ({ platform, site, params }) => viewSubscriber(platform, site.websiteId, params.id),
  }),
  route(calls.editSubscriber, {
    handler: ({ platform, site, owner, params, body }) =>
      changeSubscriber(platform, site.websiteId, { ...body, id: params.id, accountId: owner.accountId }),
  }),
  route(calls.unsubscribeSubscriber, {
    handler: ({ platform, site, owner, params }) =>
      unsubscribeByOwner(platform, site.websiteId, { id: params.id, accountId: owner.accountId }),
  }),
  route(calls.exportSubscriberData, {
    handler: async ({ platform, site, params, reply }) => {
      const data = await readSubscriberData(platform, site, params.id);
      if (!data.ok) return sendFailure(reply, data.error);
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscriber.json"')
        .send(JSON.stringify(data.value, null, 2));
    },
  }),
  route(calls.eraseSubscriber, {
    handler: ({ platform, site, owner, params }) =>
      eraseSubscriber(platform, site, { id: params.id, accountId: owner.accountId }),
  }),
];

const listRoutes: readonly Route[] = [
  route(lists.listMailingLists, {
    handler: async ({ platform, site }) => ok({ lists: await viewLists(platform, site.websiteId) }),
  }),
  route(lists.createMailingList, {
    handler: ({ platform, site, body }) => addList(platform, site.websiteId, body),
  }),
  route(lists.changeMailingList, {
    handler: ({ platform, site, params, body }) => changeList(platform, site.websiteId, params.id, body),
  }),
  route(lists.deleteMailingList, {
    handler: ({ platform, site, params }) => removeList(platform, site.websiteId, params.id),
  }),
];

const segmentRoutes: readonly Route[] = [
  route(segments.listSegments, {
    handler: async ({ platform, site }) => ok({ segments: await viewSegments(platform, site.websiteId) }),
  }),
  route(segments.previewSegment, {
    handler: ({ platform, site, body }) => previewSegment(platform, site, body),
  }),
  route(segments.createSegment, {
    handler: ({ platform, site, body }) => addSegment(platform, site.websiteId, body),
  }),
  route(segments.changeSegment, {
    handler: ({ platform, site, params, body }) => changeSegment(platform, site.websiteId, params.id, body),
  }),
  route(segments.deleteSegment, {
    handler: ({ platform, site, params }) => removeSegment(platform, site.websiteId, params.id),
  }),
];

const importRoutes: readonly Route[] = [
  route(startSubscriberImport, {
    fileBytes: MAX_SUBSCRIBER_FILE,
    bodyTime: UPLOAD_TIME,
    handler: ({ platform, site, owner, request }) =>
      startImport(platform, site.websiteId, owner.accountId, request),
  }),
  route(getSubscriberImport, {
    handler: async ({ platform, site }) => ok({ import: await viewNewestImport(platform, site.websiteId) }),
  }),
];

/** The owner's view of the audience. */
export const ownerRoutes: readonly Route[] = [
  ...subscriberRoutes,
  ...listRoutes,
  ...segmentRoutes,
  ...importRoutes,
];
