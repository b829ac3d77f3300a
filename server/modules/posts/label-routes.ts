import * as calls from '@vitrine/contracts/post-labels.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  createAuthor,
  createLabel,
  deleteAuthor,
  deleteLabel,
  listAuthors,
  listLabels,
  mergeLabel,
  renameLabel,
  undoLabelChange,
  updateAuthor,
} from '../content/index.ts';

/** Tags, categories and authors of posts. */
export const labelRoutes: readonly Route[] = [
  route(calls.listPostLabels, {
    handler: ({ platform, site, query }) => listLabels(platform, site, query),
  }),
  route(calls.createPostLabel, {
    handler: ({ platform, site, body }) => createLabel(platform, site, body),
  }),
  route(calls.renamePostLabel, {
    handler: ({ platform, site, params, body }) => renameLabel(platform, site, params.id, body),
  }),
  route(calls.mergePostLabel, {
    handler: ({ platform, site, params, body }) => mergeLabel(platform, site, params.id, body),
  }),
  route(calls.deletePostLabel, {
    handler: ({ platform, site, params, query }) => deleteLabel(platform, site, params.id, query.revision),
  }),
  route(calls.undoPostLabel, {
    handler: ({ platform, site, params }) => undoLabelChange(platform, site, params.id),
  }),
  route(calls.listAuthors, {
    handler: async ({ platform, site }) => ok(await listAuthors(platform, site)),
  }),
  route(calls.createAuthor, {
    handler: ({ platform, site, body }) => createAuthor(platform, site, body),
  }),
  route(calls.updateAuthor, {
    handler: ({ platform, site, params, body }) => updateAuthor(platform, site, params.id, body),
  }),
  route(calls.deleteAuthor, {
    handler: ({ platform, site, params, query }) => deleteAuthor(platform, site, params.id, query),
  }),
];
