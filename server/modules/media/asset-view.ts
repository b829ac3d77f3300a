import type { FileView } from '@vitrine/blocks/block.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { plainName } from '@vitrine/domain/files/file-address.ts';
import type { AssetRow } from './repository.ts';

const folderOf = (websiteId: string, assetId: string, filesKey: string): string =>
  `${websiteId}/${assetId}${filesKey === '' ? '' : `.${filesKey}`}`;

/** Folder of an asset's present files in the file store. */
export const assetFolder = ({
  websiteId,
  id,
  filesKey,
}: Pick<AssetRow, 'websiteId' | 'id' | 'filesKey'>): string => folderOf(websiteId, id, filesKey);

/** Folders of all files that are stored of an asset: the present ones, and those it had before it was replaced. */
export const foldersOfAsset = (
  row: Pick<AssetRow, 'websiteId' | 'id' | 'filesKey' | 'replaced'>,
): readonly string[] => [
  assetFolder(row),
  ...(row.replaced === null ? [] : [folderOf(row.websiteId, row.id, row.replaced.filesKey)]),
];

/** Name of the single file of a video, audio file or attachment in its folder; its type is in the row. */
export const ORIGINAL = 'original';

const grey = '888888';
const noColours = { topLeft: grey, topRight: grey, bottomLeft: grey, bottomRight: grey, center: grey };

/** With `crop` that of one crop of a picture, by its key. */
export const assetUrl = (row: Pick<AssetRow, 'id' | 'filename'>, crop?: string): string =>
  `/media/${row.id}/${crop === undefined ? '' : `${crop}/`}${row.filename}`;

/** A stored file of a crop: `crop-1250-0-5000-10000-750w.webp`. */
export const cropFile = (key: string, file: string): string => `crop-${key}-${file}`;

export function viewPicture(row: AssetRow): PictureView {
  const { isTransparent, ...colorData } = row.colorData ?? { ...noColours, isTransparent: undefined };
  return {
    id: row.id,
    assetUrl: assetUrl(row),
    width: row.width,
    height: row.height,
    altText: row.altText,
    focalPoint: row.focalPoint,
    colorData,
    widths: row.widths,
    ...(row.crops.length > 0 ? { crops: row.crops } : {}),
    ...(isTransparent === true ? { isTransparent } : {}),
  };
}

/** A video, audio file or attachment; null for pictures, and for documents, which have no public address. */
export function viewFile(row: AssetRow): FileView | null {
  const { id, kind, filename, contentType, byteSize } = row;
  if (kind === 'picture' || kind === 'document') return null;
  const shown = kind === 'attachment' ? 'document' : kind;
  return { id, kind: shown, assetUrl: assetUrl(row), filename: plainName(filename), contentType, byteSize };
}
