import { pageWithoutCode } from '@vitrine/contracts/pages.ts';
import { emptyDocument } from '@vitrine/domain/page/page-document.ts';
import { withoutCodeBar } from '@vitrine/domain/text/en/admin.ts';
import { sendFailure } from '../../../platform/http/failures.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { getCollection, readDraftDocument, readLiveDocument } from '../../content/index.ts';
import { makePreview } from '../render/render-page.ts';
import { sendSystemPage } from '../render/send-system-page.ts';
import { barOf } from './preview-bar.ts';
import { quietHeaders, sandboxHeaders } from './sandbox.ts';

/** A page that its own code hides or breaks, without that code. */
export const withoutCodeRoutes: readonly Route[] = [
  route(pageWithoutCode, {
    handler: async ({ platform, reply, site, params: { id: pageId } }) => {
      const { websiteId } = site;
      const [collection, live] = await Promise.all([
        getCollection(platform, websiteId, pageId),
        readLiveDocument(platform, { websiteId, pageId }),
      ]);
      if (collection === null) return sendFailure(reply, { code: 'CONTENT_NOT_FOUND' });
      // What visitors do not see yet is shown as it is edited.
      const shown =
        live.ok || live.error.code !== 'CONTENT_NOT_FOUND'
          ? live
          : await readDraftDocument(platform, websiteId, pageId);
      if (!shown.ok) return sendFailure(reply, shown.error);
      const page = await makePreview(platform, site, collection, {
        document: shown.value ?? emptyDocument,
        bar: barOf(withoutCodeBar),
      });
      reply.headers({ ...quietHeaders, ...sandboxHeaders });
      return sendSystemPage(reply, page);
    },
  }),
];
