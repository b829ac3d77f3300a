import { emptyDocument } from '@vitrine/domain/page/page-document.ts';
import { pageTypesText } from '@vitrine/domain/text/page-types.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallLimit } from '../../../platform/rate-limits/index.ts';
import { findPreview, getCollection, readDraftDocument } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';
import { sendCodeFrame } from '../render/code-frames.ts';
import { makePreview, renderSystemPage } from '../render/render-page.ts';
import { sendSystemPage } from '../render/send-system-page.ts';
import { previewBar } from './preview-bar.ts';
import { quietHeaders, sandboxHeaders } from './sandbox.ts';

/** Opening previews, which are rendered each time. A whole office may look at one from the same address. */
const previewLimit: CallLimit = { name: 'page-preview', points: 60, seconds: 60, addressPoints: 300 };

const secret = z.string().regex(/^[\w-]{20,64}$/);
const folderOf = (token: string): string => `/_v/preview/${token}/code`;

/** What is said of a link that has ended or never was one. */
async function sendEnded(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  status: 404 | 410,
): Promise<FastifyReply> {
  reply.headers(quietHeaders);
  const { title, sentence: text } = pageTypesText(site.locale).preview;
  const page = await renderSystemPage(platform, site, {
    name: 'sentence',
    title,
    pageType: NOT_FOUND,
    context: { sentence: { title, text } },
  });
  return sendSystemPage(reply, page, status);
}
/** Page type code of a page that is not there. spec: site-platform 1 */
const NOT_FOUND = 100;

/** Drafts of pages for whoever has a link. Rendered for each view: no cache, feed, sitemap or search knows them. */
export const previewRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/_v/preview/:token',
    auth: 'visitor',
    limit: previewLimit,
    params: z.object({ token: secret }),
    invalid: ({ platform, site, reply }) => sendEnded(platform, site, reply, 404),
    handler: async ({ platform, site, reply, params: { token } }) => {
      const { websiteId } = site;
      const preview = await findPreview(platform, websiteId, token);
      if (preview.kind === 'unknown') return sendEnded(platform, site, reply, 404);
      if (preview.kind === 'ended') return sendEnded(platform, site, reply, 410);
      const { pageId, endsOn } = preview;
      const [collection, found] = await Promise.all([
        getCollection(platform, websiteId, pageId),
        readDraftDocument(platform, websiteId, pageId),
      ]);
      // Deleted since, or a later server has written it, which alone can show it.
      if (collection === null || !found.ok) return sendEnded(platform, site, reply, 410);
      const page = await makePreview(platform, site, collection, {
        document: found.value ?? emptyDocument,
        codeFolder: folderOf(token),
        bar: previewBar(site, endsOn),
      });
      reply.headers(quietHeaders);
      reply.headers(sandboxHeaders);
      return sendSystemPage(reply, page);
    },
  }),
  pageRoute({
    method: 'GET',
    path: '/_v/preview/:token/code/:blockId',
    auth: 'visitor',
    limit: previewLimit,
    params: z.object({ token: secret, blockId: z.string().min(1).max(100) }),
    handler: async ({ platform, site, reply, params: { token, blockId } }) => {
      const preview = await findPreview(platform, site.websiteId, token);
      const found =
        preview.kind === 'open' ? await readDraftDocument(platform, site.websiteId, preview.pageId) : null;
      const document = found?.ok === true ? found.value : null;
      reply.headers(quietHeaders);
      return sendCodeFrame(reply, document, blockId, 'no-store');
    },
  }),
];
