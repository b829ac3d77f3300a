import { mediaText } from '@vitrine/domain/text/media.ts';
import type { FileView } from '@vitrine/blocks/block.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { assetFolder, ORIGINAL, viewFile, viewPicture } from './asset-view.ts';
import { cleanDrawing, looksLikeSvg } from './clean-drawing.ts';
import { cleanFilename } from './clean-filename.ts';
import { fileRow } from './file-row.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { MAX_ALT_TEXT, MAX_FILE_BYTES } from './limits.ts';
import { readPictureHeader } from './read-picture.ts';
import { recogniseFile } from './recognise-file.ts';
import { isRenderingFull, renderInTurn } from './render-in-turn.ts';
import { renderPicture, type RenderedPicture } from './render-picture.ts';
import {
  findAsset,
  findFiles,
  findPictures,
  insertAsset,
  selectAssetIds,
  updateAltTexts,
  type AssetRow,
} from './repository.ts';

/** Why a picture is not taken. */
export type PictureFailure =
  | 'FILE_TOO_LARGE'
  | 'MALFORMED_REQUEST'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_UNREADABLE'
  | 'RATE_LIMITED';

export interface PictureUpload {
  readonly bytes: Uint8Array;
  /** Its name on the owner's computer; cleaned here. */
  readonly filename: string;
  readonly altText: string;
  /** Fractions of width and height, 0 to 1; the middle when absent. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** None when absent, or when it is gone by the time the picture is made. */
  readonly folderId?: string | null;
  /**
   * A visitor's: photographs only, and nothing is stored of what a camera notes, such as the place. It is held, see
   * `holdPictures`.
   */
  readonly isVisitors?: true;
}

export interface DocumentUpload {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** A document as its owner sees it; it has no public address. */
export interface DocumentView {
  readonly id: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
}

/** A document's file name in its folder, whatever its kind. */
export const DOCUMENT_FILE = 'document.pdf';

const isFraction = (value: number): boolean => value >= 0 && value <= 1;

const tooLarge = (fileName: string) =>
  fail('FILE_TOO_LARGE', { params: { fileName, maxSize: inMegabytes(MAX_FILE_BYTES) } });

/** Writes every file, then the row; on failure the files are removed again. */
async function store(
  platform: Platform,
  row: AssetRow,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const folder = assetFolder(row);
  try {
    for (const [name, bytes] of files) await platform.files.put(`${folder}/${name}`, bytes);
    await insertAsset(platform.db, row);
  } catch (error) {
    await platform.files.remove(folder);
    throw error;
  }
}

/** What a picture is by its bytes: the columns of its row, and its stored files by their names. */
export interface PictureContent {
  readonly facts: Pick<
    AssetRow,
    'contentType' | 'byteSize' | 'width' | 'height' | 'widths' | 'colorData' | 'avifDue'
  >;
  readonly extension: 'webp' | 'svg';
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Renders a picture, or cleans a drawing. `filename` is that of its messages. Fails as `importPicture` does. */
export async function readPicture(
  platform: Platform,
  bytes: Uint8Array,
  filename: string,
): Promise<Result<PictureContent, PictureFailure>> {
  if (bytes.byteLength > MAX_FILE_BYTES) return tooLarge(filename);
  if (looksLikeSvg(bytes)) return readDrawing(bytes, filename);
  const header = await readPictureHeader(bytes, filename);
  if (!header.ok) return header;
  if (isRenderingFull()) return fail('RATE_LIMITED');
  return renderInTurn(async (): Promise<Result<PictureContent, PictureFailure>> => {
    let rendered: RenderedPicture;
    try {
      rendered = await renderPicture(bytes, header.value);
    } catch {
      return fail('PICTURE_UNREADABLE', { params: { fileName: filename } });
    }
    const { width, height, animated } = header.value;
    return ok({
      extension: 'webp',
      facts: {
        contentType: 'image/webp',
        byteSize: rendered.files.get('full.webp')?.byteLength ?? 0,
        width,
        height,
        widths: [...rendered.widths],
        colorData: rendered.colorData,
        avifDue: animated ? null : new Date(platform.clock.now()),
      },
      files: new Map([['source', bytes], ...rendered.files]),
    });
  });
}

/** An SVG, rewritten from an allow-list; the original bytes are not stored. */
function readDrawing(bytes: Uint8Array, filename: string): Result<PictureContent, 'PICTURE_UNREADABLE'> {
  const drawing = cleanDrawing(bytes);
  if (drawing === null) return fail('PICTURE_UNREADABLE', { params: { fileName: filename } });
  const file = Buffer.from(drawing.svg);
  const white = 'ffffff';
  return ok({
    extension: 'svg',
    facts: {
      contentType: 'image/svg+xml',
      byteSize: file.byteLength,
      width: drawing.width,
      height: drawing.height,
      widths: [],
      colorData: {
        topLeft: white,
        topRight: white,
        bottomLeft: white,
        bottomRight: white,
        center: white,
        isTransparent: true,
      },
      avifDue: null,
    },
    files: new Map([[ORIGINAL, file]]),
  });
}

/** The files of a picture with its largest rendition, which has pixels only, in place of the file that was sent. */
function withoutSource(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const full = files.get('full.webp');
  return full === undefined ? files : new Map([...files, ['source', full]]);
}

/**
 * Imports a picture: recognised by content, rotated upright, without EXIF, in every standard width as WebP; AVIF
 * follows in the background. The original is stored too, but never served. An SVG is sanitised and stays an SVG. spec:
 * site-platform 9. Fails with FILE_TOO_LARGE (above 20 MB), PICTURE_UNREADABLE, PICTURE_TOO_MANY_PIXELS (above 50
 * million, before anything is decoded), MALFORMED_REQUEST (alt text above 250 characters), RATE_LIMITED (too many
 * uploads waiting).
 */
export async function importPicture(
  platform: Platform,
  websiteId: string,
  upload: PictureUpload,
): Promise<Result<PictureView, PictureFailure>> {
  const { bytes, filename, altText, focalPoint = { x: 0.5, y: 0.5 }, folderId = null } = upload;
  if (upload.isVisitors === true && looksLikeSvg(bytes))
    return fail('PICTURE_UNREADABLE', { params: { fileName: filename } });
  if (altText.length > MAX_ALT_TEXT)
    return fail('MALFORMED_REQUEST', { fields: { altText: mediaText('en').altTextTooLong } });
  if (!isFraction(focalPoint.x) || !isFraction(focalPoint.y)) {
    return fail('MALFORMED_REQUEST', { fields: { focalPoint: mediaText('en').focalPointOutside } });
  }
  const content = await readPicture(platform, bytes, filename);
  if (!content.ok) return content;
  const { facts, extension } = content.value;
  const files = upload.isVisitors === true ? withoutSource(content.value.files) : content.value.files;
  const now = platform.clock.now();
  const row: AssetRow = {
    ...fileRow({
      websiteId,
      id: newId(now),
      kind: 'picture',
      filename: cleanFilename(filename, extension, extension === 'svg' ? 'drawing' : 'picture'),
      createdOn: new Date(now),
      folderId,
      heldOn: upload.isVisitors === true ? new Date(now) : null,
      contentType: facts.contentType,
      byteSize: facts.byteSize,
    }),
    ...facts,
    focalPoint: { x: focalPoint.x, y: focalPoint.y },
    altText,
  };
  await store(platform, row, files);
  return ok(viewPicture(row));
}

/** Imports a PDF that a digital product delivers. It is never publicly reachable. */
export async function importDocument(
  platform: Platform,
  websiteId: string,
  upload: DocumentUpload,
): Promise<Result<DocumentView, 'DOCUMENT_UNREADABLE' | 'FILE_TOO_LARGE'>> {
  const { bytes, filename } = upload;
  if (bytes.byteLength > MAX_FILE_BYTES) return tooLarge(filename);
  const recognised = await recogniseFile(bytes, filename);
  const tail = Buffer.from(bytes.subarray(-1024)).toString('latin1');
  if (recognised?.extension !== 'pdf' || !tail.includes('%%EOF')) {
    return fail('DOCUMENT_UNREADABLE', { params: { fileName: filename } });
  }
  const now = platform.clock.now();
  const row = fileRow({
    websiteId,
    id: newId(now),
    kind: 'document',
    filename: cleanFilename(filename, 'pdf', 'document'),
    contentType: 'application/pdf',
    byteSize: bytes.byteLength,
    createdOn: new Date(now),
  });
  await store(platform, row, new Map([[DOCUMENT_FILE, bytes]]));
  return ok({ id: row.id, filename: row.filename, contentType: row.contentType, byteSize: row.byteSize });
}

/** A document in the file store. */
export interface StoredDocument extends DocumentView {
  /** Its key in the file store. */
  readonly fileKey: string;
}

/** A document with its key in the file store; null when this website has no such document, or its file is missing. */
export async function findDocument(
  platform: Platform,
  websiteId: string,
  assetId: string,
): Promise<StoredDocument | null> {
  const row = await findAsset(platform.db, websiteId, assetId);
  if (row?.kind !== 'document') return null;
  const fileKey = `${assetFolder(row)}/${DOCUMENT_FILE}`;
  const byteSize = await platform.files.size(fileKey);
  const { id, filename, contentType } = row;
  return byteSize === null ? null : { id, filename, contentType, byteSize, fileKey };
}

/** Pictures by id, of this website only; unknown ids, other websites' and documents are left out. */
export async function picturesByIds(
  platform: { readonly db: Queryable },
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PictureView>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await findPictures(platform.db, websiteId, wanted);
  return new Map(rows.map((row) => [row.id, viewPicture(row)]));
}

/** Video, audio and attachments by id, of this website only; others are left out. */
export async function filesByIds(
  platform: { readonly db: Queryable },
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileView>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await findFiles(platform.db, websiteId, wanted);
  return new Map(
    rows.flatMap((row) => {
      const view = viewFile(row);
      return view === null ? [] : [[row.id, view]];
    }),
  );
}

/** A stored asset for the route that serves it; null when this website does not have it, or sells it. */
export async function findServedAsset(
  platform: Platform,
  websiteId: string,
  assetId: string,
): Promise<AssetRow | null> {
  const row = await findAsset(platform.db, websiteId, assetId);
  return row?.kind === 'document' ? null : row;
}

/** Changes alt texts of pictures inside the caller's transaction, which must also call `bumpRevision`. */
export async function changeAltTexts(
  db: Queryable,
  websiteId: string,
  texts: readonly { readonly id: string; readonly altText: string }[],
): Promise<void> {
  if (texts.length > 0) await updateAltTexts(db, websiteId, texts);
}

/** Which of these files the website still has, of any kind. One query; none without ids. */
export async function existingAssets(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(ids)];
  return new Set(wanted.length === 0 ? [] : await selectAssetIds(db, websiteId, wanted));
}
