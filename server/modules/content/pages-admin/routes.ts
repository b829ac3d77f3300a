import * as calls from '@vitrine/contracts/pages.ts';
import { MAX_CODE_KB } from '@vitrine/domain/code/page-code.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { addPage, copyPage } from './add-page.ts';
import { listPagesOf } from './listed-pages.ts';
import { changeStatusOf } from '../page-status/change-status.ts';
import { movePageOf } from './move-page.ts';
import { deletePageOf, listDeletedOf, restorePageOf } from './page-bin.ts';
import { changeSettingsOfPage, settingsOfPage } from './page-settings.ts';

/** Bytes: room for both codes as JSON, and for those that are too long, which are answered with a sentence of their own. */
const SETTINGS_BODY_LIMIT = 8 * MAX_CODE_KB * 1024;

/** The owner's tree of pages. */
export const pageRoutes: readonly Route[] = [
  route(calls.listPages, {
    handler: async ({ platform, site }) => ok({ pages: [...(await listPagesOf(platform, site))] }),
  }),
  route(calls.createPage, { handler: ({ platform, site, body }) => addPage(platform, site, body) }),
  route(calls.duplicatePage, {
    handler: ({ platform, site, params }) => copyPage(platform, site, params.id),
  }),
  route(calls.getPageSettings, {
    handler: ({ platform, site, owner, params }) => settingsOfPage(platform, site, params.id, owner),
  }),
  route(calls.updatePageSettings, {
    bodyLimit: SETTINGS_BODY_LIMIT,
    handler: ({ platform, site, owner, params, body }) =>
      changeSettingsOfPage(platform, site, { ...body, id: params.id }, owner),
  }),
  route(calls.movePage, {
    handler: ({ platform, site, params, body }) => movePageOf(platform, site, { ...body, id: params.id }),
  }),
  route(calls.unpublishPage, {
    handler: ({ platform, site, owner, params, body }) =>
      changeStatusOf(platform, site, { ...body, id: params.id, to: 'draft' }, owner.accountId),
  }),
  route(calls.deletePage, {
    handler: ({ platform, site, params, query }) => deletePageOf(platform, site, { ...query, id: params.id }),
  }),
  route(calls.listDeletedPages, {
    handler: async ({ platform, site }) => ok(await listDeletedOf(platform, site)),
  }),
  route(calls.restorePage, {
    handler: ({ platform, site, params }) => restorePageOf(platform, site, params.id),
  }),
];
