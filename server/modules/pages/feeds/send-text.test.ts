import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendText } from './send-text.ts';

/** 64 KB that cannot be made smaller by much. */
const noise = randomBytes(48 * 1024).toString('base64');
const PIECES = 60;

const TIMEOUT = 60_000;

interface Writing {
  written: number;
  /** The connection it is sent over. */
  readonly socket: Socket;
  readonly ended: Promise<void>;
  readonly text: AsyncGenerator<string>;
}

/** Texts that are being written, by the number in the address. */
const writings = new Map<string, Writing>();
let app: FastifyInstance;
// The system's own buffers take megabytes of a connection over TCP, a fraction of one over a socket like this.
let socketPath = '';
let folder = '';

const nothing = (): void => undefined;

function writing(name: string, failsAt: number, socket: Socket): Writing {
  let end = nothing;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* write(): AsyncGenerator<string> {
    try {
      for (let at = 0; at < PIECES; at += 1) {
        if (at === failsAt) throw new Error('the database is gone');
        made.written += 1;
        yield noise;
      }
    } finally {
      end();
    }
  }
  const made: Writing = { written: 0, socket, ended, text: write() };
  writings.set(name, made);
  return made;
}

const madeAt = (name: string): Writing => {
  const made = writings.get(name);
  if (made === undefined) throw new Error(`nobody asked for ${name}`);
  return made;
};

beforeAll(async () => {
  app = fastify();
  app.get('/:name', (request, reply) => {
    const { name = '' } = request.params as Readonly<Record<string, string>>;
    const { text } = writing(name, name.startsWith('failing') ? PIECES / 2 : -1, request.socket);
    return sendText(request, reply, { contentType: 'text/plain; charset=utf-8', text }, TIMEOUT);
  });
  folder = await mkdtemp(join(tmpdir(), 'vitrine-text-'));
  socketPath = join(folder, 'socket');
  await app.listen({ path: socketPath });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

function open(name: string, encoding: string, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get({ socketPath, path: `/${name}`, method, agent: false, headers }, resolve).on('error', reject);
  });
}

/** A reader that has taken the first bytes and then waits. */
async function openAndWait(name: string, encoding: string): Promise<IncomingMessage> {
  const answer = await open(name, encoding);
  answer.on('error', nothing);
  await once(answer, 'readable');
  answer.read(1);
  return answer;
}

async function readAll(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}

describe.each(['identity', 'gzip'])('a text that is sent while it is written (%s)', (encoding) => {
  it('is generated no faster than it is read', async () => {
    const slow = await openAndWait(`slow-${encoding}`, encoding);
    // Somebody else reads the whole meanwhile: time enough to write all of the first.
    const bytes = await readAll(await open(`fast-${encoding}`, encoding));
    expect(madeAt(`fast-${encoding}`).written).toBe(PIECES);
    expect(madeAt(`slow-${encoding}`).written).toBeLessThan(PIECES);
    expect((await readAll(slow)) + 1).toBe(bytes);
    expect(madeAt(`slow-${encoding}`).written).toBe(PIECES);
  });

  it('ends when its reader disconnects', async () => {
    const answer = await openAndWait(`left-${encoding}`, encoding);
    answer.destroy();
    const { ended } = madeAt(`left-${encoding}`);
    await ended;
    expect(madeAt(`left-${encoding}`).written).toBeLessThan(PIECES);
  });

  it('ends when its reader stops reading', async () => {
    const answer = await openAndWait(`stuck-${encoding}`, encoding);
    const { socket, ended } = madeAt(`stuck-${encoding}`);
    expect(socket.timeout).toBe(TIMEOUT);
    // What the connection says once nothing has moved for as long as that.
    socket.emit('timeout');
    await ended;
    expect(madeAt(`stuck-${encoding}`).written).toBeLessThan(PIECES);
    await expect(readAll(answer)).rejects.toThrow('aborted');
  });

  it('aborts the connection when generating fails, so that nobody takes a part for the whole', async () => {
    await expect(readAll(await open(`failing-${encoding}`, encoding))).rejects.toThrow('aborted');
  });

  it('is not generated for HEAD', async () => {
    const answer = await open(`head-${encoding}`, encoding, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
    await readAll(answer);
    await readAll(await open(`after-head-${encoding}`, encoding));
    expect(madeAt(`head-${encoding}`).written).toBe(0);
  });
});
