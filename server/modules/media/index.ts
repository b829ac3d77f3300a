export { cleanFilename } from './clean-filename.ts';
export { drawArtwork } from './draw-artwork.ts';
export { drawIcon } from './draw-icon.ts';
export { holdPictures, inlinePictures } from './held-pictures.ts';
export { importFile } from './import-file.ts';
export { MAX_FILE_BYTES } from './limits.ts';
export { lockPictureNames } from './lock-picture-names.ts';
export { moveAssetsToBinIn } from './bin.ts';
export { makeAvifs } from './make-avifs.ts';
export {
  changeAltTexts,
  existingAssets,
  filesByIds,
  findDocument,
  importDocument,
  importPicture,
  type PictureFailure,
  picturesByIds,
  type StoredDocument,
} from './service.ts';
