import type { AssetRow } from './repository.ts';

/** The facts of an asset without pixels. */
type FileFacts = Pick<
  AssetRow,
  'websiteId' | 'id' | 'kind' | 'filename' | 'contentType' | 'byteSize' | 'createdOn'
> &
  Partial<Pick<AssetRow, 'folderId' | 'heldOn'>>;

/** What a file is that was never replaced, in no folder. */
const unreplaced = {
  folderId: null,
  version: 1,
  filesKey: '',
  replaced: null,
  replacedOn: null,
} as const;

/** The row of an asset without pixels: video, audio, an attachment or a document. */
export const fileRow = (facts: FileFacts): AssetRow => ({
  width: 0,
  height: 0,
  widths: [],
  crops: [],
  focalPoint: { x: 0.5, y: 0.5 },
  colorData: null,
  altText: '',
  formerNames: [],
  avifDue: null,
  avifTries: 0,
  avifNames: [],
  heldOn: null,
  ...unreplaced,
  ...facts,
});
