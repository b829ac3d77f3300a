import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, matchesEtag } from '../../../platform/http/encoded-body.ts';

/** Characters buffered before a write: one write per entry would cost more than the entry. */
const PIECE = 16 * 1024;
/**
 * Milliseconds without progress after which a client is disconnected. The system buffers megabytes for a connection and
 * accepts more when a third of them is read: at 10 KB/s that takes two minutes.
 */
const TIMEOUT = 5 * 60_000;

/** A streamed text. */
export interface TextStream {
  readonly contentType: string;
  /** Its chunks; nothing is read before the first is pulled. */
  readonly text: AsyncIterable<string>;
}

/**
 * Sets the ETag of the site's revision and returns whether the client has it: a text need not be generated to know that
 * it is unchanged.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  const zipped = acceptedEncoding(request.headers['accept-encoding']) !== 'identity';
  const etag = `"${request.site.revision}${zipped ? '-gzip' : ''}"`;
  reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Encoding').header('etag', etag);
  return matchesEtag(request.headers['if-none-match'], etag);
}

/**
 * Streams a text, which is never in memory as a whole. The next chunk is pulled when the client has taken the last, so a
 * slow client costs one chunk and a batch of rows; a client that disconnects ends the stream; one that reads nothing for
 * `timeout` milliseconds is disconnected. HEAD generates nothing.
 */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, text }: TextStream,
  timeout = TIMEOUT,
): FastifyReply {
  reply.type(contentType);
  reply.raw.setTimeout(timeout);
  const source = Readable.from(request.method === 'HEAD' ? [] : inPieces(text));
  if (acceptedEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(source);
  // Each ends the other; the framework gets errors from the last.
  const zipped = pipeline(source, createGzip({ level: 6 }), () => undefined);
  return reply.header('content-encoding', 'gzip').send(zipped);
}

async function* inPieces(text: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const part of text) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
