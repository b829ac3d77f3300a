import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, matchesEtag } from '../../platform/http/encoded-body.ts';

/** Characters gathered before they are written: a write of its own for every entry costs more than the entry. */
const PIECE = 16 * 1024;
/**
 * Milliseconds after which a reader that takes nothing at all is let go, with what is held for it. The system holds
 * megabytes for a connection and asks for more when a third of them is read: at 10 KB/s that takes two minutes.
 */
const TIMEOUT = 5 * 60_000;

/** What is sent while it is being written. */
export interface WrittenText {
  readonly contentType: string;
  /** Piece by piece; nothing is read before the first is asked for. */
  readonly text: AsyncIterable<string>;
}

/**
 * Says which revision of the site is answered, and whether whoever asks has it: a text need not be written to know
 * that it is the same.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  const zipped = acceptedEncoding(request.headers['accept-encoding']) !== 'identity';
  const etag = `"${request.site.revision}${zipped ? '-gzip' : ''}"`;
  reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Encoding').header('etag', etag);
  return matchesEtag(request.headers['if-none-match'], etag);
}

/**
 * Sends a text while it is being written: it is nowhere whole. The next piece is asked for when the reader has taken
 * the last, so a slow reader costs one piece and a batch of rows; one that leaves ends the writing; one that takes
 * nothing for `timeout` milliseconds is cut off. HEAD writes nothing.
 */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, text }: WrittenText,
  timeout = TIMEOUT,
): FastifyReply {
  reply.type(contentType);
  reply.raw.setTimeout(timeout);
  const source = Readable.from(request.method === 'HEAD' ? [] : inPieces(text));
  if (acceptedEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(source);
  // Each ends the other; the framework hears of a failure from the last.
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
