export { mediaRoutes } from './routes.ts';
export {
  findDocument,
  importDocument,
  importPicture,
  picturesByIds,
  removeMediaOfWebsite,
  MAX_ALT_TEXT,
  MAX_FILE_BYTES,
  type DocumentUpload,
  type DocumentView,
  type PictureUpload,
  type StoredDocument,
} from './service.ts';
