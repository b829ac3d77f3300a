import * as calls from '@vitrine/contracts/posts.ts';
import { changePosts } from '@vitrine/contracts/posts-bulk.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { exportPostRows, postList } from './post-list.ts';
import { giveUpChanges, planChanges } from './planned-changes.ts';
import { changePostStatus } from './post-status.ts';
import { createPost, listBlogs, postChangesOf, updatePost, viewPost } from './posts.ts';

/** The owner's posts. */
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
    handler: async ({ platform, site }) => ok(await listBlogs(platform, site)),
  }),
  route(calls.createPost, {
    handler: ({ platform, site, body }) => createPost(platform, site, body),
  }),
  route(calls.getPost, {
    handler: ({ platform, site, params }) => viewPost(platform, site, params.id),
  }),
  route(calls.updatePost, {
    handler: ({ platform, site, params, body }) => updatePost(platform, site, params.id, body),
  }),
  route(calls.changePostStatus, {
    handler: ({ platform, site, owner, params, body }) =>
      changePostStatus(platform, site, params.id, body, owner.accountId),
  }),
  route(calls.planPostChanges, {
    handler: ({ platform, site, owner, params, body }) =>
      planChanges(platform, site, { ...params, ...body }, owner.accountId),
  }),
  route(calls.giveUpPostChanges, {
    handler: ({ platform, site, params, query }) => giveUpChanges(platform, site, { ...params, ...query }),
  }),
  route(calls.listPostChanges, {
    handler: ({ platform, site, params }) => postChangesOf(platform.db, site.websiteId, params.id),
  }),
];
