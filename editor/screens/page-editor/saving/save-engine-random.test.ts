import { CallFailure } from '@vitrine/contracts/client.ts';
import { seededNumbers } from '@vitrine/domain/page/page-fixture.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CopyStore } from './local-copy.ts';
import { recoverCopies } from './recover-copies.ts';
import { SaveEngine } from './save-engine.ts';
import { FakeCopies, FakeServer, noAnswer } from './saving-fixture.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab on the page; when it is closed, it writes no more, while what it has sent may still arrive. */
function openTab(server: FakeServer, copies: FakeCopies, newKey: () => string) {
  let isOpen = true;
  const own: CopyStore = {
    list: copies.list,
    write: async (copy) => (isOpen ? copies.write(copy) : undefined),
    remove: async (id) => (isOpen ? copies.remove(id) : undefined),
  };
  const engine = new SaveEngine({ revision: server.revision, port: server, copies: own, newKey });
  const close = () => {
    isOpen = false;
    engine.stopAsTaken();
  };
  return { engine, close };
}

function lost(): never {
  throw noAnswer();
}

/** How the connection and the server behave from now on, by chance. */
function change(server: FakeServer, next: () => number): void {
  const chance = next();
  server.delay = Math.floor(next() * 3_000);
  server.before = () => undefined;
  server.after = () => undefined;
  if (chance < 0.25) server.before = lost;
  else if (chance < 0.5) server.after = lost;
  else if (chance < 0.6) {
    server.before = () => {
      throw new CallFailure('SIGN_IN_REQUIRED', 401, 'Sign in.');
    };
  }
}

it('nothing is lost, applied twice or out of order, whatever fails and however often the tab is closed', async () => {
  let recoveries = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const next = seededNumbers(seed);
      const server = new FakeServer();
      const copies = new FakeCopies();
      let named = 0;
      const newKey = () => `key-of-16-letters-${(named += 1)}`;
      let tab = openTab(server, copies, newKey);
      const made: string[] = [];
      for (let move = 0; move < 40; move++) {
        const chance = next();
        if (chance < 0.5) {
          const ids = Array.from({ length: 1 + Math.floor(next() * 3) }, () => `b${made.length + next()}`);
          made.push(...ids);
          tab.engine.enqueue(ids.map((id) => ({ kind: 'remove-block', id })));
        } else if (chance < 0.7) change(server, next);
        else if (chance < 0.8) tab.engine.tryAgain();
        else if (chance < 0.9) tab.engine.resume();
        else if (chance < 0.95) tab.engine.hurry();
        else {
          await pass(1);
          tab.close();
          // What it had sent arrives, or is lost.
          await pass(3_000);
          change(server, () => 0.9);
          tab = openTab(server, copies, newKey);
          const recovering = recoverCopies({
            copies,
            port: server,
            revision: server.revision,
            ownId: tab.engine.copyId,
          });
          await pass(3_000);
          for (const recovered of await recovering) {
            recoveries += 1;
            expect(recovered.kind).toBe('current');
            tab.engine.enqueue(recovered.operations);
            await tab.engine.kept();
            await copies.remove(recovered.id);
          }
        }
        await pass(Math.floor(next() * 2_000));
      }
      change(server, () => 0.9);
      tab.engine.resume();
      tab.engine.tryAgain();
      const saved = tab.engine.flush();
      await pass(60_000);
      await saved;
      expect(server.stored.map((operation) => 'id' in operation && operation.id)).toEqual(made);
      expect(server.most).toBe(1);
      expect(copies.kept.size).toBe(0);
    }),
    { numRuns: 300 },
  );
  expect(recoveries).toBeGreaterThan(50);
});
