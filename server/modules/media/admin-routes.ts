import { mediaText } from '@vitrine/domain/text/media.ts';
import * as calls from '@vitrine/contracts/admin-media.ts';
import { MAX_SOLD_FILE_BYTES } from '@vitrine/domain/product/product-files.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readUpload, uploadField } from '../../platform/http/uploads.ts';
import { cropPicture } from './crops.ts';
import { MAX_VIDEO_BYTES } from './limits.ts';
import { assetForOwner, listAssetsForOwner, removeAsset, updateAsset } from './owner-assets.ts';
import { importSoldFile } from './import-sold-file.ts';
import { importUpload } from './import-upload.ts';

/** Milliseconds an owner's video may take to arrive. */
const UPLOAD_TIME = 30 * 60_000;

/** The owner's files. */
export const mediaAdminRoutes: readonly Route[] = [
  route(calls.listAssets, {
    handler: async ({ platform, site, query }) =>
      ok(await listAssetsForOwner(platform, site.websiteId, query)),
  }),
  route(calls.updateAsset, {
    handler: ({ platform, site, params, body }) => updateAsset(platform, site.websiteId, params.id, body),
  }),
  route(calls.cropAsset, {
    handler: ({ platform, site, params, body }) => cropPicture(platform, site.websiteId, params.id, body),
  }),
  route(calls.removeAsset, {
    handler: async ({ platform, site, params }) =>
      (await removeAsset(platform, site.websiteId, params.id)) ? ok(null) : fail('FILE_NOT_FOUND'),
  }),
  route(calls.uploadAsset, {
    fileBytes: MAX_VIDEO_BYTES + 1,
    bodyTime: UPLOAD_TIME,
    handler: async ({ platform, request, site }) => {
      const upload = await readUpload(request, mediaText(site.locale).chooseFile);
      if (!upload.ok) return upload;
      const file = upload.value;
      const taken = await importUpload(platform, site.websiteId, {
        stream: file.file,
        filename: file.filename === '' ? 'file' : file.filename,
        altText: uploadField(file, 'altText').trim(),
      });
      if (taken.ok) {
        const asset = await assetForOwner(platform, site.websiteId, taken.value.id);
        return asset === null ? fail('FILE_NOT_FOUND') : ok(asset);
      }
      // The rest of the body is read and discarded, otherwise the browser would not read the response.
      file.file.resume();
      return taken;
    },
  }),
  route(calls.uploadDocument, {
    fileBytes: MAX_SOLD_FILE_BYTES + 1,
    bodyTime: UPLOAD_TIME,
    handler: async ({ platform, request, site }) => {
      const upload = await readUpload(request, mediaText(site.locale).chooseFile);
      if (!upload.ok) return upload;
      const { file: stream, filename } = upload.value;
      const taken = await importSoldFile(platform, site.websiteId, {
        stream,
        filename: filename === '' ? 'file' : filename,
      });
      // The rest of the body is read and discarded, otherwise the browser would not read the response.
      stream.resume();
      if (!taken.ok) return taken;
      const asset = await assetForOwner(platform, site.websiteId, taken.value.id);
      return asset === null ? fail('FILE_NOT_FOUND') : ok(asset);
    },
  }),
];
