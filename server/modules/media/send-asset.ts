import { readByteRange } from '@vitrine/domain/download/byte-range.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Platform } from '../../platform/platform.ts';
import { assetFolder, cropFile, ORIGINAL } from './asset-view.ts';
import { chooseRendition } from './picture-widths.ts';
import type { AssetRow } from './repository.ts';

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .removeHeader('etag')
    .removeHeader('accept-ranges')
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('Not found\n');
}

/** Nothing in a drawing may run or load, even when its own address is opened. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Sends a picture, or a crop of it, in the requested width. A browser that accepts AVIF gets a smaller one at the same address if it
 * exists, so caches must vary by Accept.
 */
export async function sendPicture(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: {
    readonly picture: AssetRow;
    readonly crop: AssetRow['crops'][number] | null;
    readonly format: string | undefined;
  },
): Promise<FastifyReply> {
  const { picture, crop, format } = asked;
  const isDrawing = picture.contentType === 'image/svg+xml';
  const rendition = isDrawing ? ORIGINAL : chooseRendition(format, crop?.widths ?? picture.widths);
  if (rendition === null) return sendNotFound(reply);
  const name = rendition.replace(/\.webp$/, '');
  // A crop is made while its owner waits, which AVIF would take too long for.
  const asAvif = crop === null && picture.avifNames.includes(name) && takesAvif(request.headers.accept);
  const whole = `${name}.${asAvif ? 'avif' : 'webp'}`;
  const file = isDrawing ? ORIGINAL : crop === null ? whole : cropFile(crop.key, whole);
  const etag = etagOf(picture, `-${file}`);
  if (isDrawing) reply.header('content-security-policy', DRAWING_POLICY);
  else reply.header('vary', 'Accept');
  setHeaders(reply, etag);
  // Nothing between server and owner may give it to others.
  if (picture.heldOn !== null) reply.header('cache-control', 'private, no-store');
  if (isKnown(request, etag)) return reply.code(304).send();
  const bytes = await platform.files.get(`${assetFolder(picture)}/${file}`);
  if (bytes === null) {
    const { websiteId, id } = picture;
    platform.log.error({ websiteId, assetId: id, file }, 'a stored picture has lost its file');
    return sendNotFound(reply);
  }
  return reply.type(asAvif ? 'image/avif' : picture.contentType).send(bytes);
}

/** Sends a video, audio file or attachment, or the requested range of it (RFC 9110). */
export async function sendFile(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  asset: AssetRow,
): Promise<FastifyReply> {
  const { websiteId, id, byteSize: size } = asset;
  const key = `${assetFolder(asset)}/${ORIGINAL}`;
  const etag = etagOf(asset, '');
  setHeaders(reply, etag);
  reply.header('accept-ranges', 'bytes').type(asset.contentType);
  if (isKnown(request, etag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const isSame = condition === undefined || condition === etag;
  const range = isSame ? readByteRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    // An error of this request, not of the file: not to be cached.
    reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store');
    return reply.removeHeader('etag').type('text/plain; charset=utf-8').send('');
  }
  if ((await platform.files.size(key)) !== size) {
    platform.log.error({ websiteId, assetId: id }, 'a stored file is gone or cut short');
    return sendNotFound(reply);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(platform.files.stream(key, { start, end }));
}

/** Of a file that was never replaced it has no version, as it had before files could be. */
const etagOf = ({ id, version }: AssetRow, rest: string): string =>
  `"${id}${version === 1 ? '' : `.v${version}`}${rest}"`;

function setHeaders(reply: FastifyReply, etag: string): void {
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff');
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/** Longest Accept header that is parsed, characters; browsers send about 150. */
const MAX_ACCEPT = 1000;

/** Whether an Accept header lists AVIF explicitly; a bare wildcard comes from programs that render nothing. */
function takesAvif(accept: string | undefined): boolean {
  if (accept === undefined || accept.length > MAX_ACCEPT) return false;
  return new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes().includes('image/avif');
}
