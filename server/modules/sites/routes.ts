import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import * as calls from '@vitrine/contracts/sites.ts';
import { ok } from '@vitrine/domain/result.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Site } from '../../platform/site.ts';
import { sendExport } from './send-export.ts';
import * as sites from './service.ts';
import { listStarters, readStarterPicture } from './starter-views.ts';

const asking = ({ site, owner }: { readonly site: Site; readonly owner: OwnerView }): sites.Asking => ({
  site,
  accountId: owner.accountId,
});

/** An archive is read from start to end for one owner: a few at a time are plenty. */
const exports = { name: 'site-export', points: 20, seconds: 3600 };

/** Whole sites of an account. Each call checks the role at the site it names, not only at the one it is made to. */
export const sitesRoutes: readonly Route[] = [
  route(calls.listStarters, { handler: async () => ok({ starters: await listStarters() }) }),
  route(calls.getStarterPicture, {
    handler: async ({ params, reply }) => {
      const picture = await readStarterPicture(params.name, params.picture);
      if (picture === null) return sendFailure(reply, { code: 'STARTER_NOT_FOUND' });
      return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(picture);
    },
  }),
  route(calls.listSites, {
    handler: async (context) => ok(await sites.listSites(context.platform, asking(context))),
  }),
  route(calls.makeSite, {
    whileClosed: true,
    handler: (context) => sites.makeSite(context.platform, asking(context), context.body),
  }),
  route(calls.copySite, {
    whileClosed: true,
    handler: (context) => sites.copySite(context.platform, asking(context), context.params.id, context.body),
  }),
  route(calls.renameSite, {
    whileClosed: true,
    handler: (context) =>
      sites.renameSite(context.platform, asking(context), context.params.id, context.body),
  }),
  route(calls.archiveSite, {
    whileClosed: true,
    handler: (context) =>
      sites.archiveSite(context.platform, asking(context), context.params.id, context.body.archived),
  }),
  route(calls.getSiteFacts, {
    handler: (context) => sites.getFacts(context.platform, asking(context), context.params.id),
  }),
  route(calls.exportSite, {
    limit: exports,
    handler: (context) => sendExport(context.platform, asking(context), context.params.id, context.reply),
  }),
  route(calls.eraseSite, {
    whileClosed: true,
    handler: (context) =>
      sites.eraseSite(context.platform, asking(context), context.params.id, context.body.title),
  }),
  route(calls.dismissSiteWork, {
    whileClosed: true,
    handler: (context) => sites.dismissWork(context.platform, asking(context), context.params.id),
  }),
];
