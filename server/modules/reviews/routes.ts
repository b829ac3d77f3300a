import * as calls from '@vitrine/contracts/reviews.ts';
import { MAX_REVIEW_FILE } from '@vitrine/domain/review/review-limits.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { importReviewFile } from './import-reviews.ts';
import { findReviewedProducts } from './find-reviewed.ts';
import { countPending } from './owner-repository.ts';
import { answerReview, findReview, moderateReview } from './owner-reviews.ts';
import { exportReviewRows, reviewList } from './review-list.ts';
import { setSettings, viewSettings } from './settings.ts';

/** The owner's view of reviews. */
export const ownerRoutes: readonly Route[] = [
  route(calls.listReviews, {
    handler: ({ platform, site, query }) => reviewList.page(platform, site, query),
  }),
  route(calls.countFoundReviews, {
    handler: async ({ platform, site, query }) => ok(await reviewList.count(platform, site, query)),
  }),
  route(calls.exportReviews, {
    handler: ({ platform, site, query, reply }) => exportReviewRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedReviews, {
    handler: ({ platform, site, query, body, reply }) =>
      exportReviewRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.changeReviews, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'reviews', accountId: owner.accountId }),
  }),
  route(calls.findReviewed, {
    handler: async ({ platform, site, query }) =>
      ok({ products: await findReviewedProducts(platform.db, site.websiteId, query.search) }),
  }),
  route(calls.countReviews, {
    handler: async ({ platform, site }) => ok({ pending: await countPending(platform.db, site.websiteId) }),
  }),
  route(calls.getReviewSettings, {
    handler: ({ site }) => ok(viewSettings(site.settings)),
  }),
  route(calls.putReviewSettings, {
    handler: async ({ platform, site, body }) => ok(await setSettings(platform, site, body)),
  }),
  route(calls.importReviews, {
    fileBytes: MAX_REVIEW_FILE,
    handler: ({ platform, site, request }) => importReviewFile(platform, site, request),
  }),
  route(calls.getReview, {
    handler: ({ platform, site, params }) => findReview(platform.db, site.websiteId, params.id),
  }),
  route(calls.moderateReview, {
    handler: ({ platform, site, params }) => moderateReview(platform, site.websiteId, params),
  }),
  route(calls.answerReview, {
    handler: ({ platform, site, params, body }) =>
      answerReview(platform, site.websiteId, { id: params.id, answer: body.answer }),
  }),
];
