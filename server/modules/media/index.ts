export { importFile } from './import-file.ts';
export { MAX_FILE_BYTES } from './limits.ts';
export { makeAvifs, avifPoller } from './make-avifs.ts';
export { mediaRoutes } from './routes.ts';
export {
  filesByIds,
  findDocument,
  importDocument,
  importPicture,
  picturesByIds,
  type StoredDocument,
} from './service.ts';
