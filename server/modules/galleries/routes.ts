import * as calls from '@vitrine/contracts/galleries.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { createGallery, listGalleries, viewGallery } from './galleries.ts';
import { movePictures, removePictures, restorePictures, showPictures } from './many-pictures.ts';
import { addPictures, listPictures, updatePicture } from './pictures.ts';

/** The owner's galleries and their pictures. */
export const galleryRoutes: readonly Route[] = [
  route(calls.listGalleries, {
    handler: async ({ platform, site }) => ok(await listGalleries(platform, site)),
  }),
  route(calls.createGallery, {
    handler: ({ platform, site, body }) => createGallery(platform, site, body),
  }),
  route(calls.getGallery, {
    handler: ({ platform, site, params }) => viewGallery(platform, site, params.id),
  }),
  route(calls.listGalleryPictures, {
    handler: ({ platform, site, params, query }) => listPictures(platform, site, params.id, query),
  }),
  route(calls.addGalleryPictures, {
    handler: ({ platform, site, params, body }) => addPictures(platform, site, params.id, body),
  }),
  route(calls.updateGalleryPicture, {
    handler: ({ platform, site, params, body }) => updatePicture(platform, site, params, body),
  }),
  route(calls.moveGalleryPictures, {
    handler: ({ platform, site, params, body }) => movePictures(platform, site, params.id, body),
  }),
  route(calls.showGalleryPictures, {
    handler: ({ platform, site, owner, params, body }) =>
      showPictures(platform, site, params.id, body, owner.accountId),
  }),
  route(calls.removeGalleryPictures, {
    handler: ({ platform, site, owner, params, body }) =>
      removePictures(platform, site, params.id, body.ids, owner.accountId),
  }),
  route(calls.restoreGalleryPictures, {
    handler: ({ platform, site, owner, params, body }) =>
      restorePictures(platform, site, params.id, body.ids, owner.accountId),
  }),
];
