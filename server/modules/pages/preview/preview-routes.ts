import { emptyDocument } from '@vitrine/domain/page/page-document.ts';
import { pageTypesText } from '@vitrine/domain/text/page-types.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { pagePolicy } from '../../../platform/http/security-headers.ts';
import { pageRoute, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallLimit } from '../../../platform/rate-limits/index.ts';
import { findPreview, getCollection, readDraftDocument } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';
import { sendCodeFrame } from '../render/code-frames.ts';
import { makePreview, renderSystemPage } from '../render/render-page.ts';
import { sendSystemPage } from '../render/send-system-page.ts';
import { previewBar } from './preview-bar.ts';

/** Opening previews, which are rendered each time. A whole office may look at one from the same address. */
const previewLimit: CallLimit = { name: 'page-preview', points: 60, seconds: 60, addressPoints: 300 };

/**
 * A preview runs the scripts of its website in an origin of its own: they reach neither the session of an owner who
 * opens it nor a visitor's cart, and what they send is refused as another site's would be. Links lead out of it, to the
 * live pages.
 */
const sandbox =
  'sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const secret = z.string().regex(/^[\w-]{20,64}$/);
const folderOf = (token: string): string => `/_v/preview/${token}/code`;

/** Headers of everything below the address of a preview. */
function quiet(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
}

/** What is said of a link that has ended or never was one. */
async function sendEnded(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  status: 404 | 410,
): Promise<FastifyReply> {
  quiet(reply);
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
      quiet(reply);
      reply.headers({
        // Without the sources of the website's own settings: what counts visits is one of them.
        'content-security-policy': `${pagePolicy()}; ${sandbox}`,
        // Browsers refuse pages that have both it and a sandbox.
        'cross-origin-opener-policy': 'unsafe-none',
      });
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
      quiet(reply);
      return sendCodeFrame(reply, document, blockId, 'no-store');
    },
  }),
];
