import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local storage server with the parts of S3's wire format that the file store uses. */
export interface FakeS3 {
  /** `http://127.0.0.1:<port>`; the bucket is the path's first segment. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Stored objects by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** `PUT key`, `LIST prefix` …, in order. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** Keys per listing page, few so that tests see more than one page. */
const PAGE = 3;

export async function startFakeS3(): Promise<FakeS3> {
  const keys = { accessKeyId: 'AKIDFERN', secretAccessKey: 'kiln/secret+key' };
  const bucket = 'fern-and-kiln';
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, 500, 'InternalError', String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!isSigned(request, url, body, keys)) {
      return fail(response, 403, 'SignatureDoesNotMatch', 'The signature does not match.');
    }
    const [, named = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (named !== bucket) return fail(response, 404, 'NoSuchBucket', 'No such bucket.');
    const key = rest.join('/');
    const { method = 'GET' } = request;
    if (method === 'GET' && url.searchParams.get('list-type') === '2') return list(url, response);
    if (method === 'POST' && url.searchParams.has('delete')) return removeMany(body, response);
    calls.push(`${method} ${key}`);
    if (method === 'PUT') {
      if (Number(request.headers['content-length'] ?? -1) !== body.byteLength) {
        return fail(response, 411, 'MissingContentLength', 'A length is required.');
      }
      objects.set(key, body);
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
      return undefined;
    }
    if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return undefined;
    }
    const object = objects.get(key);
    if (object === undefined) return fail(response, 404, 'NoSuchKey', 'No such key.', method === 'HEAD');
    return send(request, response, object);
  }

  function list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    calls.push(`LIST ${prefix}`);
    const found = [...objects.keys()].toSorted().filter((key) => key.startsWith(prefix) && key > after);
    const page = found.slice(0, PAGE);
    const isTruncated = found.length > PAGE;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escape(key)}</Key><Size>${objects.get(key)?.byteLength ?? 0}</Size></Contents>`,
    );
    const next = isTruncated
      ? `<NextContinuationToken>${escape(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    );
  }

  function removeMany(body: Buffer, response: ServerResponse): void {
    const named = [...body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
      unescape(key),
    );
    calls.push(`DELETE ${named.length}`);
    for (const key of named) objects.delete(key);
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end('<?xml version="1.0"?><DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"/>');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    ...keys,
    objects,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(request: IncomingMessage, response: ServerResponse, object: Buffer): void {
  const match = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const start = match === null ? 0 : Number(match[1]);
  const end = match === null ? object.byteLength - 1 : Math.min(Number(match[2]), object.byteLength - 1);
  if (start > end && match !== null) return fail(response, 416, 'InvalidRange', 'Out of range.');
  const part = object.subarray(start, end + 1);
  response.writeHead(match === null ? 200 : 206, {
    'content-length': part.byteLength,
    'content-type': 'application/octet-stream',
    ...(match === null ? {} : { 'content-range': `bytes ${start}-${end}/${object.byteLength}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
  return undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function fail(response: ServerResponse, status: number, code: string, message: string, isHead = false): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    isHead
      ? undefined
      : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${escape(message)}</Message></Error>`,
  );
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Checks Signature Version 4 against what arrived: a body or header changed on the way fails. */
function isSigned(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string },
): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (match === null) return false;
  const [, id = '', day = '', region = '', names = '', signature = ''] = match;
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, sha256(canonical)].join(
    '\n',
  );
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return id === keys.accessKeyId && hmac(key, toSign).toString('hex') === signature;
}
