import * as calls from '@vitrine/contracts/page-drafts.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { comparePage } from './compare-page.ts';
import { discardDraft, restoreVersion, saveOperations } from './change-draft.ts';
import { answerAsk, askForPage, leasePage, releasePage } from './leases.ts';
import { openDraft } from './open-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { listVersions } from './versions.ts';

/** Bytes of one save: sections that are pasted come whole. */
const SAVE_BODY_LIMIT = 5 * 1024 * 1024;

const pageOf = ({ websiteId }: { readonly websiteId: string }, { id }: { readonly id: string }) => ({
  websiteId,
  pageId: id,
});
const editorOf = ({ accountId }: { readonly accountId: string }, { tab }: { readonly tab: string }) => ({
  accountId,
  tab,
});

/** The drafts and versions of pages, for owners. */
export const draftRoutes: readonly Route[] = [
  route(calls.openDraft, {
    handler: ({ platform, site, params }) => openDraft(platform.db, pageOf(site, params)),
  }),
  route(calls.leaseDraft, {
    handler: ({ platform, site, owner, params, body }) =>
      leasePage(platform, pageOf(site, params), editorOf(owner, body), body.takeOver),
  }),
  route(calls.askForDraft, {
    handler: ({ platform, site, owner, params, body }) =>
      askForPage(platform, pageOf(site, params), editorOf(owner, body)),
  }),
  route(calls.answerAsk, {
    handler: ({ platform, site, owner, params, body }) =>
      answerAsk(platform, pageOf(site, params), editorOf(owner, body), body),
  }),
  route(calls.releaseDraft, {
    handler: ({ platform, site, params, query }) => releasePage(platform, pageOf(site, params), query.tab),
  }),
  route(calls.saveOperations, {
    bodyLimit: SAVE_BODY_LIMIT,
    handler: ({ platform, site, owner, params, body }) =>
      saveOperations(platform, pageOf(site, params), editorOf(owner, body), body),
  }),
  route(calls.discardDraft, {
    handler: ({ platform, site, owner, params, query }) =>
      discardDraft(platform, pageOf(site, params), editorOf(owner, query), query.revision),
  }),
  route(calls.publishDraft, {
    handler: ({ platform, site, owner, params, body }) =>
      publishDraft(platform, pageOf(site, params), editorOf(owner, body), body.revision),
  }),
  route(calls.listVersions, {
    handler: ({ platform, site, params }) => listVersions(platform, pageOf(site, params)),
  }),
  route(calls.comparePage, {
    handler: ({ platform, site, params, query }) =>
      comparePage(platform.db, pageOf(site, params), query.version ?? null),
  }),
  route(calls.restoreVersion, {
    handler: ({ platform, site, owner, params, body }) =>
      restoreVersion(platform, pageOf(site, params), editorOf(owner, body), {
        revision: body.revision,
        versionId: params.version,
      }),
  }),
];
