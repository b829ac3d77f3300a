import * as calls from '@vitrine/contracts/saved-sections.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { deleteSaved, listSaved, renameSaved, saveOne } from './saved-sections.ts';

/** Sections that owners saved to add them again. */
export const savedSectionRoutes: readonly Route[] = [
  route(calls.listSavedSections, {
    handler: async ({ platform, site }) => ok({ sections: await listSaved(platform, site.websiteId) }),
  }),
  route(calls.saveSection, {
    bodyLimit: 2 * calls.MAX_SAVED_KB * 1024,
    handler: ({ platform, site, body }) => saveOne(platform, site.websiteId, body),
  }),
  route(calls.renameSavedSection, {
    handler: ({ platform, site, params, body }) =>
      renameSaved(platform, site.websiteId, params.id, body.name),
  }),
  route(calls.deleteSavedSection, {
    handler: async ({ platform, site, params }) => {
      await deleteSaved(platform, site.websiteId, params.id);
      return ok(null);
    },
  }),
];
