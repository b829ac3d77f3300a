import { deleteFollowing, repeatEvent } from '@vitrine/contracts/event-series.ts';
import { listPostOrder, movePosts } from '@vitrine/contracts/post-order.ts';
import * as statusCalls from '@vitrine/contracts/post-status.ts';
import * as calls from '@vitrine/contracts/posts.ts';
import { changePosts } from '@vitrine/contracts/posts-bulk.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { exportPostRows, postList } from './post-list.ts';
import { giveUpChanges, planChanges } from './planned-changes.ts';
import { changePostStatus } from './post-status.ts';
import { createPost, listBlogs, postChangesOf, updatePost } from './posts.ts';
import { viewPost } from './view-post.ts';
import * as order from './post-order.ts';
import { binFollowing, repeatPost } from './repeat-post.ts';

/** The owner's posts, events, projects and lessons. */
export const postRoutes: readonly Route[] = [
  route(calls.listPosts, {
    handler: ({ platform, site, query }) => postList.page(platform, site, query),
  }),
  route(calls.countPosts, {
    handler: async ({ platform, site, query }) => ok(await postList.count(platform, site, query)),
  }),
  route(calls.exportPosts, {
    handler: ({ platform, site, query, reply }) => exportPostRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedPosts, {
    handler: ({ platform, site, query, body, reply }) =>
      exportPostRows(platform, site, { ...query, ...body }, reply),
  }),
  route(changePosts, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'posts', accountId: owner.accountId }),
  }),
  route(calls.listBlogs, {
    handler: async ({ platform, site, query }) => ok(await listBlogs(platform, site, query.kind)),
  }),
  route(listPostOrder, {
    handler: ({ platform, site, query }) => order.listPostOrder(platform, site, query),
  }),
  route(movePosts, {
    handler: ({ platform, site, body }) => order.movePosts(platform, site, body),
  }),
  route(calls.createPost, {
    handler: ({ platform, site, body }) => createPost(platform, site, body),
  }),
  route(calls.getPost, {
    handler: ({ platform, site, params }) => viewPost(platform, site, params.id),
  }),
  route(calls.updatePost, {
    handler: ({ platform, site, owner, params, body }) =>
      updatePost(platform, site, params.id, body, owner.accountId),
  }),
  route(repeatEvent, {
    handler: ({ platform, site, params, body }) => repeatPost(platform, site, params.id, body),
  }),
  route(deleteFollowing, {
    handler: ({ platform, site, owner, params, query }) =>
      binFollowing(platform, site, params.id, query.revision, owner.accountId),
  }),
  route(statusCalls.changePostStatus, {
    handler: ({ platform, site, owner, params, body }) =>
      changePostStatus(platform, site, params.id, body, owner.accountId),
  }),
  route(statusCalls.planPostChanges, {
    handler: ({ platform, site, owner, params, body }) =>
      planChanges(platform, site, { ...params, ...body }, owner.accountId),
  }),
  route(statusCalls.giveUpPostChanges, {
    handler: ({ platform, site, params, query }) => giveUpChanges(platform, site, { ...params, ...query }),
  }),
  route(statusCalls.listPostChanges, {
    handler: ({ platform, site, params }) => postChangesOf(platform.db, site.websiteId, params.id),
  }),
];
