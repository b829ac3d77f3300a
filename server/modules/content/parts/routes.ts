import * as calls from '@vitrine/contracts/parts.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import {
  deleteShared,
  listShared,
  openShared,
  renameShared,
  restoreShared,
  shareSection,
} from './shared-sections.ts';

/** Bytes of a section that is shared: it comes whole. */
const BODY_LIMIT = 5 * 1024 * 1024;

/** The shared sections of a website, for owners. Their blocks are edited as drafts, like those of pages. */
export const partRoutes: readonly Route[] = [
  route(calls.listParts, {
    handler: async ({ platform, site }) => ok({ parts: await listShared(platform, site) }),
  }),
  route(calls.getPart, { handler: ({ platform, site, params }) => openShared(platform, site, params.id) }),
  route(calls.createPart, {
    bodyLimit: BODY_LIMIT,
    handler: ({ platform, site, body }) => shareSection(platform, site, body),
  }),
  route(calls.renamePart, {
    handler: ({ platform, site, params, body }) => renameShared(platform, site, params.id, body.name),
  }),
  route(calls.deletePart, {
    handler: ({ platform, site, params }) => deleteShared(platform, site, params.id),
  }),
  route(calls.restorePart, {
    handler: ({ platform, site, params }) => restoreShared(platform, site, params.id),
  }),
];
