import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'identity' | 'gzip' | 'br';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Bytes below which compression costs more than it saves. */
const SMALL = 512;

/** Longest Accept-Encoding that is parsed, characters: a header of 16 KB would take a millisecond. */
const MAX_ACCEPT = 500;

/** An entity tag: a digest of bytes, or of parts that identify them. */
export function tagOf(...parts: readonly (Buffer | string)[]): string {
  const digest = createHash('sha1');
  for (const part of parts) digest.update(part);
  return digest.digest('base64url').slice(0, 20);
}

/** Concatenated bytes; bodies may share pieces. */
export type Pieces = readonly Buffer[];

/** The bytes of all pieces; a single piece is not copied. */
export const joined = (pieces: Pieces): Buffer =>
  pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);

/** Bytes of all pieces. */
export const lengthOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** Bytes that are sent many times, compressed on first use. */
export class EncodedBody {
  readonly contentType: string;
  readonly #tag: string;
  readonly #bodies: { readonly identity: Pieces; gzip: Pieces | null; br: Pieces | null };
  readonly #compressing = new Map<Encoding, Promise<Pieces>>();
  readonly #compressible: boolean;
  /** Called with the number of bytes that a compressed form adds. */
  onGrowth: ((bytes: number) => void) | null = null;

  /** `tag` is a cheaper digest of the content than one of all its bytes, if there is one. */
  constructor(contentType: string, content: Buffer | Pieces, tag?: string) {
    const identity = Buffer.isBuffer(content) ? [content] : content;
    this.contentType = contentType;
    this.#bodies = { identity, gzip: null, br: null };
    this.#tag = tag ?? tagOf(...identity);
    this.#compressible =
      lengthOf(identity) >= SMALL &&
      /^(text\/|application\/(json|javascript|xml|rss\+xml|feed\+json)|image\/svg)/.test(contentType);
  }

  /** The encoding to send; `accepted` is the best the client supports. */
  choose(accepted: Encoding): Encoding {
    return this.#compressible ? accepted : 'identity';
  }

  /** The bytes if they are ready, otherwise null. */
  ready(encoding: Encoding): Pieces | null {
    return this.#bodies[encoding];
  }

  /** The bytes; the first call for an encoding compresses them, off the main thread. */
  async bytes(encoding: Encoding): Promise<Pieces> {
    return this.#bodies[encoding] ?? this.#compressing.get(encoding) ?? this.#compress(encoding);
  }

  /** A strong tag. Each encoding is a separate representation with its own tag. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`;
  }

  get byteSize(): number {
    return Object.values(this.#bodies).reduce((sum, body) => sum + lengthOf(body ?? []), 0);
  }

  #compress(encoding: Encoding): Promise<Pieces> {
    const identity = joined(this.#bodies.identity);
    const compressing =
      encoding === 'br'
        ? compressBrotli(identity, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 5,
              [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
            },
          })
        : compressGzip(identity, { level: 6 });
    const work = compressing.then((bytes) => {
      const pieces = [bytes];
      if (encoding !== 'identity') this.#bodies[encoding] = pieces;
      this.#compressing.delete(encoding);
      this.onGrowth?.(bytes.length);
      return pieces;
    });
    this.#compressing.set(encoding, work);
    return work;
  }
}

/** The best encoding that Accept-Encoding allows, Brotli before gzip. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  // The values browsers send, without parsing: this runs for every cached page.
  if (header === 'gzip, deflate, br' || header === 'gzip, deflate, br, zstd') return 'br';
  if (header.length > MAX_ACCEPT) return 'identity';
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether If-None-Match names this tag, compared weakly as RFC 9110 13.1.2 requires. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header
    .split(',', 50)
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}
