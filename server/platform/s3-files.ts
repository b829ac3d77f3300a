import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from './config.ts';
import { type FileStore, removeStream } from './files.ts';

/** Keys deleted per call; S3 accepts a thousand. */
const DELETED_AT_ONCE = 1000;

/** A file store in a bucket of S3 or S3-compatible storage. Files appear complete or not at all. */
export function s3FileStore(settings: S3Settings): FileStore & { close(): void } {
  const { bucket, region, endpoint, pathStyle, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Only where S3 requires them: other storage does not know checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  const at = (key: string) => ({ Bucket: bucket, Key: checked(key) });

  const removeKeys = async (keys: readonly string[]): Promise<void> => {
    const Objects = keys.map((Key) => ({ Key }));
    const answer = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
    );
    const [first] = answer.Errors ?? [];
    if (first !== undefined) throw new Error(`the bucket kept ${first.Key ?? 'a file'}: ${first.Code ?? ''}`);
  };

  async function* pagesUnder(prefix: string): AsyncGenerator<readonly string[]> {
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${checked(prefix)}/`,
          MaxKeys: DELETED_AT_ONCE,
          ...(token === undefined ? {} : { ContinuationToken: token }),
        }),
      );
      const keys = (page.Contents ?? []).flatMap((object) => object.Key ?? []);
      // Read first: what follows may delete these.
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
      if (keys.length > 0) yield keys;
    } while (token !== undefined);
  }
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.byteLength }));
    },
    async putStream(key, source) {
      // A bucket needs the length before the first byte, so a stream is first written to this machine's disk.
      const waiting = join(tmpdir(), `vitrine-${randomBytes(9).toString('hex')}.part`);
      const file = createWriteStream(waiting, { mode: 0o600 });
      try {
        await pipeline(source, file);
        const { size } = await stat(waiting);
        await client.send(
          new PutObjectCommand({ ...at(key), Body: createReadStream(waiting), ContentLength: size }),
        );
        return size;
      } finally {
        await removeStream(file);
      }
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        return absent(error);
      }
    },
    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength ?? null;
      } catch (error) {
        return absent(error);
      }
    },
    stream(key, range) {
      const out = new PassThrough();
      const wanted = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
      const gone = new AbortController();
      // A visitor who leaves ends the transfer.
      out.once('close', () => gone.abort());
      client
        .send(new GetObjectCommand({ ...at(key), ...wanted }), { abortSignal: gone.signal })
        .then(({ Body }) => pipeline(Body as Readable, out))
        .catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
      return out;
    },
    async *list(prefix) {
      for await (const keys of pagesUnder(prefix)) yield* keys;
    },
    async remove(key) {
      await removeKeys([checked(key)]);
      for await (const keys of pagesUnder(key)) await removeKeys(keys);
    },
    close: () => client.destroy(),
  };
}

/** Accepts the same keys as the folder store: no `..`, no empty part. */
function checked(key: string): string {
  if (key === '' || key.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new Error(`file key leaves the store: ${key}`);
  }
  return key;
}

/** Null for a missing file; any other error is rethrown. */
function absent(error: unknown): null {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404) return null;
  throw error;
}
