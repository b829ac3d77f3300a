import { blockDataAsJson } from '@vitrine/blocks/block-data-json.ts';
import { readBlockData } from '@vitrine/contracts/block-data.ts';
import { canvasOfDraft } from '@vitrine/contracts/page-drafts.ts';
import { emptyDocument } from '@vitrine/domain/page/page-document.ts';
import { ok } from '@vitrine/domain/result.ts';
import { sendFailure } from '../../../platform/http/failures.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import {
  getCollection,
  getPart,
  readDraftDocument,
  readLiveDocument,
  readVersionDocument,
} from '../../content/index.ts';
import { structureOf } from '../lookup/structure.ts';
import { loadBlockData } from '../render/block-data.ts';
import { makeCanvas, makePartCanvas, makePostCanvas } from '../render/render-page.ts';
import { withOwnStylesApart } from '../design/own-styles-apart.ts';
import { stillPage } from './still-page.ts';

/**
 * Policy of the canvas. It has no sandbox, since the editor around it works in its document; without a source for
 * scripts none runs, and forms and frames lead nowhere.
 */
const canvasPolicy =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** What the editor of pages shows. */
export const canvasRoutes: readonly Route[] = [
  route(canvasOfDraft, {
    csp: canvasPolicy,
    handler: async ({ platform, reply, site, params, query }) => {
      const { websiteId } = site;
      const [collection, part, found] = await Promise.all([
        getCollection(platform, websiteId, params.id),
        getPart(platform, websiteId, params.id),
        query.version !== undefined
          ? readVersionDocument(platform, websiteId, params.id, query.version)
          : query.live === undefined
            ? readDraftDocument(platform, websiteId, params.id)
            : readLiveDocument(platform, { websiteId, pageId: params.id }),
      ]);
      if (!found.ok) return sendFailure(reply, found.error);
      const edited = found.value ?? emptyDocument;
      const html =
        collection !== null
          ? await makeCanvas(platform, site, collection, edited)
          : part !== null
            ? await makePartCanvas(platform, site, part, edited)
            : await makePostCanvas(platform, site, params.id, edited);
      if (html === null) return sendFailure(reply, { code: 'CONTENT_NOT_FOUND' });
      const page = await withOwnStylesApart(platform, site, stillPage(html));
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    },
  }),
  route(readBlockData, {
    handler: async ({ platform, site, body }) => {
      const structure = await structureOf(platform, site);
      return ok(blockDataAsJson(await loadBlockData(platform, site, structure, body)));
    },
  }),
];
