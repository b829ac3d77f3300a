// PostgreSQL: both (notifications)
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openTestDatabase, type TestDatabase } from '@vitrine/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLogger } from './log.ts';
import { openPubSub } from './pub-sub.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A proxy before the database that accepts the first connection; later ones wait. */
async function openDoor() {
  const { host, port } = new pg.Client({ connectionString: database.url });
  const enter = (socket: Socket): void => {
    const inside = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    socket.on('error', () => undefined).on('close', () => inside.destroy());
    inside.on('error', () => undefined).on('close', () => socket.destroy());
    socket.pipe(inside).pipe(socket);
  };
  const door = createServer();
  door.once('connection', enter);
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((door.address() as AddressInfo).port);
  url.searchParams.delete('host');
  const next = async (): Promise<Socket> => ((await once(door, 'connection')) as [Socket])[0];
  return { url: url.href, next, enter, close: () => void door.close() };
}

it('leaves no connection behind when it is closed while it reconnects', async () => {
  const door = await openDoor();
  const first = door.next();
  const pubSub = await openPubSub(door.url, makeLogger('silent'));
  const second = door.next();
  (await first).destroy();
  const waiting = await second;
  const gone = once(waiting, 'close');
  await pubSub.close();
  door.enter(waiting);
  await expect(gone).resolves.toBeDefined();
  door.close();
});
