import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { addressName, plainName } from '@vitrine/domain/files/file-address.ts';
import { inMegabytes, likelyKind } from '@vitrine/domain/files/file-limits.ts';
import { cropPixels, readCropKey } from '@vitrine/domain/picture/crop.ts';
import { MAX_SOLD_FILE_BYTES } from '@vitrine/domain/product/product-files.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Readable } from 'node:stream';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { assetFolder, cropFile, ORIGINAL } from './asset-view.ts';
import { fileLimits, limitBytes, peek, TooManyBytes } from './import-file.ts';
import { extensionOf } from './import-sold-file.ts';
import { wholePicture } from './import-upload.ts';
import { MAX_FORMER_NAMES, viewAsset } from './owner-assets.ts';
import { readPictureHeader } from './read-picture.ts';
import { recogniseFile, SNIFFED_BYTES } from './recognise-file.ts';
import { renderInTurn } from './render-in-turn.ts';
import { renderPicture } from './render-picture.ts';
import { type AssetRow, findAsset, saveContent } from './repository.ts';
import { DOCUMENT_FILE, type PictureFailure, readPicture } from './service.ts';
import type { AssetKind, ReplacedFile } from './tables.ts';

type Refusal =
  | PictureFailure
  | 'FILE_CHANGED'
  | 'FILE_EMPTY'
  | 'FILE_KIND_DIFFERS'
  | 'FILE_NOT_FOUND'
  | 'FILE_UNSUPPORTED';

interface ArrivingContent {
  readonly stream: Readable;
  /** On the owner's computer, for messages. */
  readonly filename: string;
}

/** What replacing a file changes of it, and the extension of its name. */
interface NewContent {
  readonly facts: Partial<AssetRow>;
  readonly extension: string;
}

/** What is to be chosen instead of a file of another kind. */
const kindWords: Readonly<Record<AssetKind, string>> = {
  picture: 'a picture',
  video: 'a video',
  audio: 'an audio file',
  attachment: 'a PDF',
  document: 'a file',
};

/**
 * Replaces the content of a file wherever it is used: it keeps its id, name, text and focal point, its crops are made
 * of the new picture before anybody sees it, and its former addresses lead to the new one. What it was before is kept,
 * see `restoreContent`. Nothing remains of an upload that breaks off or is refused. Fails as imports do, and with
 * FILE_KIND_DIFFERS, FILE_NOT_FOUND, FILE_CHANGED (replaced in another window meanwhile). Rethrows errors of the stream.
 */
export async function replaceContent(
  platform: Platform,
  websiteId: string,
  id: string,
  arriving: ArrivingContent,
): Promise<Result<AssetView, Refusal>> {
  const row = await findAsset(platform.db, websiteId, id);
  if (row === null) return fail('FILE_NOT_FOUND');
  const filesKey = newId(platform.clock.now());
  const folder = assetFolder({ websiteId, id, filesKey });
  let isSaved = false;
  try {
    const content = await storeContent(platform, row, folder, arriving);
    if (!content.ok) return content;
    const saved = await saveReplaced(platform, row, filesKey, content.value);
    isSaved = saved.ok;
    if (isSaved && row.replaced !== null)
      await platform.files.remove(assetFolder({ websiteId, id, filesKey: row.replaced.filesKey }));
    return saved;
  } finally {
    if (!isSaved) await platform.files.remove(folder);
  }
}

async function storeContent(
  platform: Platform,
  row: AssetRow,
  folder: string,
  { stream, filename }: ArrivingContent,
): Promise<Result<NewContent, Refusal>> {
  const { head, rest } = await peek(stream, SNIFFED_BYTES);
  if (head.byteLength === 0) return fail('FILE_EMPTY', { params: { fileName: filename } });
  const recognised = await recogniseFile(head, filename);
  const { kind } = row;
  const another = fail('FILE_KIND_DIFFERS', { params: { fileName: filename, kind: kindWords[kind] } });
  if (kind === 'document') {
    const byteSize = await storeStream(platform, `${folder}/${DOCUMENT_FILE}`, {
      bytes: limitBytes(head, rest, MAX_SOLD_FILE_BYTES),
      max: MAX_SOLD_FILE_BYTES,
      filename,
    });
    if (!byteSize.ok) return byteSize;
    const contentType = recognised?.contentType ?? 'application/octet-stream';
    return ok({ facts: { contentType, byteSize: byteSize.value }, extension: extensionOf(filename) });
  }
  if (kind === 'picture') {
    if (recognised !== null) return another;
    const bytes = await wholePicture(head, rest, filename);
    return bytes.ok ? storePicture(platform, row, folder, { bytes: bytes.value, filename }) : bytes;
  }
  if (recognised?.kind !== kind) {
    if (recognised !== null || likelyKind({ type: '', name: filename }) === 'picture') return another;
    return fail('FILE_UNSUPPORTED', { params: { fileName: filename, fileTypeMessage: '' } });
  }
  const byteSize = await storeStream(platform, `${folder}/${ORIGINAL}`, {
    bytes: limitBytes(head, rest, fileLimits[kind]),
    max: fileLimits[kind],
    filename,
  });
  if (!byteSize.ok) return byteSize;
  const { contentType, extension } = recognised;
  return ok({ facts: { contentType, byteSize: byteSize.value }, extension });
}

async function storeStream(
  platform: Platform,
  key: string,
  { bytes, max, filename }: { bytes: AsyncGenerator<Buffer>; max: number; filename: string },
): Promise<Result<number, 'FILE_TOO_LARGE'>> {
  try {
    return ok(await platform.files.putStream(key, bytes));
  } catch (error) {
    if (!(error instanceof TooManyBytes)) throw error;
    return fail('FILE_TOO_LARGE', { params: { fileName: filename, maxSize: inMegabytes(max) } });
  }
}

/** The picture in all its sizes, and each crop of it that is in use. */
async function storePicture(
  platform: Platform,
  row: AssetRow,
  folder: string,
  { bytes, filename }: { readonly bytes: Buffer; readonly filename: string },
): Promise<Result<NewContent, Refusal>> {
  const read = await readPicture(platform, bytes, filename);
  if (!read.ok) return read;
  const { facts, extension, files } = read.value;
  for (const [name, file] of files) await platform.files.put(`${folder}/${name}`, file);
  const crops = extension === 'svg' ? [] : await storeCrops(platform, row, folder, { bytes, filename });
  return ok({ facts: { ...facts, crops, avifNames: [], avifTries: 0 }, extension });
}

async function storeCrops(
  platform: Platform,
  row: AssetRow,
  folder: string,
  { bytes, filename }: { readonly bytes: Buffer; readonly filename: string },
): Promise<AssetRow['crops']> {
  const crops: AssetRow['crops'] = [];
  const header = await readPictureHeader(bytes, filename);
  if (!header.ok) return crops;
  for (const { key } of row.crops) {
    const crop = readCropKey(key);
    if (crop === null) continue;
    const region = cropPixels(crop, header.value);
    const { files, widths } = await renderInTurn(() => renderPicture(bytes, header.value, region));
    for (const [name, file] of files) await platform.files.put(`${folder}/${cropFile(key, name)}`, file);
    crops.push({ key, widths: [...widths] });
  }
  return crops;
}

function saveReplaced(
  platform: Platform,
  { websiteId, id, version }: AssetRow,
  filesKey: string,
  { facts, extension }: NewContent,
): Promise<Result<AssetView, 'FILE_CHANGED' | 'FILE_NOT_FOUND'>> {
  return platform.db.transaction(async (tx) => {
    const row = await findAsset(tx, websiteId, id, { lock: true });
    if (row === null) return fail('FILE_NOT_FOUND');
    if (row.version !== version) return fail('FILE_CHANGED');
    const name = plainName(row.filename).replace(/\.[^.]*$/, `.${extension}`);
    const changed = withContent(row, name, {
      ...facts,
      filesKey,
      replaced: asReplaced(row),
      replacedOn: new Date(platform.clock.now()),
    });
    await saveContent(tx, changed);
    await bumpRevision(tx, websiteId);
    return ok(viewAsset(changed));
  });
}

/**
 * Takes the last replacement of a file back. Crops that were made since then are made again when they are asked for.
 * Fails with FILE_NOT_FOUND, FILE_NOT_REPLACED (there is none, or it is too long ago).
 */
export async function restoreContent(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<Result<AssetView, 'FILE_NOT_FOUND' | 'FILE_NOT_REPLACED'>> {
  const restored = await platform.db.transaction(async (tx) => {
    const row = await findAsset(tx, websiteId, id, { lock: true });
    if (row === null) return fail('FILE_NOT_FOUND');
    if (row.replaced === null) return fail('FILE_NOT_REPLACED');
    const { isAvifDue, filename, ...facts } = row.replaced;
    const changed = withContent(row, plainName(row.filename).replace(/\.[^.]*$/, extensionIn(filename)), {
      ...facts,
      avifDue: isAvifDue ? new Date(platform.clock.now()) : null,
      avifTries: 0,
      replaced: null,
      replacedOn: null,
    });
    await saveContent(tx, changed);
    await bumpRevision(tx, websiteId);
    return ok({ view: viewAsset(changed), folder: assetFolder(row) });
  });
  if (!restored.ok) return restored;
  await platform.files.remove(restored.value.folder);
  return ok(restored.value.view);
}

const extensionIn = (filename: string): string => /\.[^.]*$/.exec(filename)?.[0] ?? '';

/** A file with other content: the next version, at an address of its own. What is sold has no address. */
function withContent(row: AssetRow, name: string, content: Partial<AssetRow>): AssetRow {
  const version = row.version + 1;
  const filename = row.kind === 'document' ? name : addressName(name, version);
  const isRenamed = plainName(row.filename) !== name;
  return {
    ...row,
    ...content,
    version,
    filename,
    formerNames: isRenamed ? [row.filename, ...row.formerNames].slice(0, MAX_FORMER_NAMES) : row.formerNames,
  };
}

const asReplaced = (row: AssetRow): ReplacedFile => ({
  filesKey: row.filesKey,
  filename: row.filename,
  contentType: row.contentType,
  byteSize: row.byteSize,
  width: row.width,
  height: row.height,
  widths: row.widths,
  crops: row.crops,
  colorData: row.colorData,
  avifNames: row.avifNames,
  isAvifDue: row.avifDue !== null,
});
