export { importFile, type FileUpload } from './import-file.ts';
export { MAX_FILE_BYTES } from './limits.ts';
export { makeAvifs, startAvifs } from './make-avifs.ts';
export { mediaRoutes } from './routes.ts';
export {
  filesByIds,
  findDocument,
  importDocument,
  importPicture,
  picturesByIds,
  removeMediaOfWebsite,
  type DocumentUpload,
  type DocumentView,
  type PictureUpload,
  type StoredDocument,
} from './service.ts';
