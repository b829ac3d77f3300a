import { mediaText } from '@vitrine/domain/text/media.ts';
import type { MultipartFile } from '@fastify/multipart';
import * as calls from '@vitrine/contracts/admin-media.ts';
import { MAX_SOLD_FILE_BYTES } from '@vitrine/domain/product/product-files.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parse } from '../../platform/http/parse.ts';
import { readUpload, uploadField } from '../../platform/http/uploads.ts';
import * as z from 'zod';
import { cropPicture } from './crops.ts';
import { MAX_VIDEO_BYTES } from './limits.ts';
import { countAssetsOf, listAssetsOf } from './asset-list.ts';
import { usesOfAssetsOf } from './asset-uses.ts';
import { deleteAssetsOf, eraseAsset, listDeleted, previewDeleted, restoreAssetsOf } from './bin.ts';
import {
  createFolderOf,
  deleteFolderOf,
  isFolder,
  listFoldersOf,
  moveAssetsOf,
  updateFolderOf,
} from './folders.ts';
import { assetForOwner, updateAsset } from './owner-assets.ts';
import { replaceContent, restoreContent } from './replace-asset.ts';
import { DRAWING_POLICY } from './send-asset.ts';
import { importSoldFile } from './import-sold-file.ts';
import { importUpload } from './import-upload.ts';

/** Milliseconds an owner's video may take to arrive. */
const UPLOAD_TIME = 30 * 60_000;

/** The fields of an upload besides its text; '' is none. */
const uploadFields = z.object({
  folderId: z.union([z.literal(''), z.uuid('Choose a folder of the list.')]),
  kind: z.enum(['', 'picture', 'video', 'audio', 'attachment'], 'Choose a kind of file.'),
});

function readFields(file: MultipartFile) {
  const parsed = parse(uploadFields, {
    folderId: uploadField(file, 'folderId'),
    kind: uploadField(file, 'kind'),
  });
  if (!parsed.ok) return parsed;
  const { folderId, kind } = parsed.value;
  return ok({ folderId: folderId === '' ? null : folderId, wanted: kind === '' ? null : kind });
}

/** The owner's files. */
export const mediaAdminRoutes: readonly Route[] = [
  route(calls.listAssets, {
    handler: ({ platform, site, query }) => listAssetsOf(platform, site.websiteId, query),
  }),
  route(calls.countAssets, {
    handler: ({ platform, site, query }) => countAssetsOf(platform, site.websiteId, query),
  }),
  route(calls.moveAssets, {
    handler: ({ platform, site, body }) => moveAssetsOf(platform, site.websiteId, body),
  }),
  route(calls.usesOfAssets, {
    handler: async ({ platform, site, body }) =>
      ok(await usesOfAssetsOf(platform.db, site.websiteId, body.ids)),
  }),
  route(calls.deleteAssets, {
    handler: async ({ platform, site, body }) =>
      ok({ deleted: [...(await deleteAssetsOf(platform, site.websiteId, body.ids))] }),
  }),
  route(calls.listDeletedAssets, {
    handler: async ({ platform, site, query }) =>
      ok(await listDeleted(platform.db, site.websiteId, query.after)),
  }),
  route(calls.restoreAssets, {
    handler: async ({ platform, site, body }) =>
      ok({ restored: [...(await restoreAssetsOf(platform, site.websiteId, body.ids))] }),
  }),
  route(calls.previewDeletedAsset, {
    handler: async ({ platform, site, params, reply }) => {
      const preview = await previewDeleted(platform, site.websiteId, params.id);
      if (preview === null) return sendFailure(reply, { code: 'FILE_NOT_FOUND' });
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', DRAWING_POLICY)
        .header('x-content-type-options', 'nosniff')
        .type(preview.contentType)
        .send(preview.bytes);
    },
  }),
  route(calls.listFolders, {
    handler: async ({ platform, site }) => ok(await listFoldersOf(platform, site.websiteId)),
  }),
  route(calls.createFolder, {
    handler: ({ platform, site, body }) => createFolderOf(platform, site.websiteId, body),
  }),
  route(calls.updateFolder, {
    handler: ({ platform, site, params, body }) => updateFolderOf(platform, site.websiteId, params.id, body),
  }),
  route(calls.deleteFolder, {
    handler: ({ platform, site, params, query }) =>
      deleteFolderOf(platform, site.websiteId, params.id, query.files),
  }),
  route(calls.replaceAsset, {
    fileBytes: MAX_VIDEO_BYTES + 1,
    bodyTime: UPLOAD_TIME,
    handler: async ({ platform, request, site, params }) => {
      const upload = await readUpload(request, mediaText(site.locale).chooseFile);
      if (!upload.ok) return upload;
      const { file: stream, filename } = upload.value;
      const replaced = await replaceContent(platform, site.websiteId, params.id, {
        stream,
        filename: filename === '' ? 'file' : filename,
      });
      // The rest of the body is read and discarded, otherwise the browser would not read the response.
      stream.resume();
      return replaced;
    },
  }),
  route(calls.restoreAssetContent, {
    handler: ({ platform, site, params }) => restoreContent(platform, site.websiteId, params.id),
  }),
  route(calls.updateAsset, {
    handler: ({ platform, site, params, body }) => updateAsset(platform, site.websiteId, params.id, body),
  }),
  route(calls.cropAsset, {
    handler: ({ platform, site, params, body }) => cropPicture(platform, site.websiteId, params.id, body),
  }),
  route(calls.removeAsset, {
    handler: async ({ platform, site, params }) =>
      (await deleteAssetsOf(platform, site.websiteId, [params.id])).length > 0
        ? ok(null)
        : fail('FILE_NOT_FOUND'),
  }),
  route(calls.uploadAsset, {
    fileBytes: MAX_VIDEO_BYTES + 1,
    bodyTime: UPLOAD_TIME,
    handler: async ({ platform, request, site }) => {
      const upload = await readUpload(request, mediaText(site.locale).chooseFile);
      if (!upload.ok) return upload;
      const file = upload.value;
      const fields = readFields(file);
      if (!fields.ok) {
        file.file.resume();
        return fields;
      }
      const { folderId, wanted } = fields.value;
      if (folderId !== null && !(await isFolder(platform.db, site.websiteId, folderId))) {
        file.file.resume();
        return fail('FOLDER_NOT_FOUND');
      }
      const taken = await importUpload(platform, site.websiteId, {
        stream: file.file,
        filename: file.filename === '' ? 'file' : file.filename,
        altText: uploadField(file, 'altText').trim(),
        folderId,
        wanted,
      });
      if (taken.ok) {
        if (request.raw.socket.destroyed) {
          // Cancelled or cut off while it was worked on: whoever sent it believes that it did not arrive.
          await eraseAsset(platform, site.websiteId, taken.value.id);
          return fail('FILE_NOT_FOUND');
        }
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
