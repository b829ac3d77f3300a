import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_OPERATIONS } from '@vitrine/contracts/page-drafts.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverCopies } from './recover-copies.ts';
import { SaveEngine, SavingStopped } from './save-engine.ts';
import { FakeCopies, FakeServer, noAnswer } from './saving-fixture.ts';

const text = (html: string, id = 'b'): Operation => ({ kind: 'change-props', id, props: { html } });
const removal = (id: string): Operation => ({ kind: 'remove-block', id });

let server: FakeServer;
let copies: FakeCopies;
let engine: SaveEngine;
let keys = 0;

const anEngine = () =>
  new SaveEngine({
    revision: server.revision,
    port: server,
    copies,
    newKey: () => `key-of-16-letters-${(keys += 1)}`,
  });
const state = () => engine.view().state;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const copy = () => copies.kept.get(engine.copyId);

/** Opens the page again: another engine, and what is left of the earlier one. */
const recover = () => {
  engine = anEngine();
  return recoverCopies({ copies, port: server, revision: server.revision, ownId: engine.copyId });
};

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  copies = new FakeCopies();
  engine = anEngine();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  it('waits for a pause of 800 ms, and says what it does', async () => {
    const seen: string[] = [];
    engine.subscribe(() => seen.push(state()));
    expect(state()).toBe('saved');
    engine.enqueue([text('H')]);
    await pass(700);
    engine.enqueue([text('He')]);
    await pass(799);
    expect(server.sent).toEqual([]);
    await pass(1);
    expect(server.sent).toMatchObject([{ revision: 4, operations: [text('He')] }]);
    await pass(100);
    expect(seen).toEqual(['unsaved', 'saving', 'saved']);
    expect(engine.revision).toBe(5);
    expect(engine.unsaved).toEqual([]);
  });

  it('happens after 10 s at the latest while somebody types on', async () => {
    for (let at = 0; at < 10_000; at += 500) {
      engine.enqueue([text(String(at))]);
      await pass(500);
    }
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]?.operations).toEqual([text('9500')]);
  });

  it('has one save in flight, and the next after it with all that came since', async () => {
    server.delay = 3_000;
    engine.enqueue([removal('a')]);
    await pass(800);
    for (const id of ['b', 'c', 'd']) {
      engine.enqueue([removal(id)]);
      await pass(900);
    }
    expect(server.sent).toHaveLength(1);
    await pass(310);
    expect(server.sent).toMatchObject([
      { revision: 4, operations: [removal('a')] },
      { revision: 5, operations: [removal('b'), removal('c'), removal('d')] },
    ]);
    await pass(3_000);
    expect(server.most).toBe(1);
    expect(state()).toBe('saved');
    expect(server.stored).toHaveLength(4);
  });

  it('splits what is more than one save may hold, without a pause between', async () => {
    engine.enqueue(Array.from({ length: MAX_OPERATIONS * 2 + 1 }, (_, index) => removal(String(index))));
    await pass(800 + 320);
    expect(server.sent.map(({ operations }) => operations.length)).toEqual([1_000, 1_000, 1]);
    expect(server.stored.at(-1)).toEqual(removal('2000'));
    expect(state()).toBe('saved');
  });

  it('splits by length too', async () => {
    const long = 'x'.repeat(1_000_000);
    engine.enqueue([text(long, 'a'), text(long, 'b'), text(long + long, 'c')]);
    await pass(1_200);
    expect(server.sent.map(({ operations }) => operations.length)).toEqual([1, 1, 1]);
    expect(state()).toBe('saved');
  });

  it('of nothing is nothing', async () => {
    engine.enqueue([]);
    await engine.flush();
    await pass(10_000);
    expect(server.sent).toEqual([]);
    expect(copies.writes).toBe(0);
  });

  it('goes at once where somebody waits for it, to the last change', async () => {
    let isDone = false;
    engine.enqueue([text('a')]);
    void engine.flush().then(() => {
      isDone = true;
      return null;
    });
    await pass(50);
    engine.enqueue([text('ab')]);
    await pass(60);
    expect(isDone).toBe(false);
    await pass(100);
    expect(isDone).toBe(true);
    expect(server.stored).toEqual([text('a'), text('ab')]);
  });
});

describe('publishing', () => {
  const publish = async (revision: number) => {
    published.push(revision);
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000);
    });
    server.before();
    if (revision !== server.revision) throw new CallFailure('STALE_REVISION', 409, 'Stale.');
    server.revision += 1;
    return { revision: server.revision };
  };
  let published: number[];
  beforeEach(() => {
    published = [];
  });

  it('comes after everything is saved, and what is typed meanwhile is saved after it', async () => {
    engine.enqueue([removal('a')]);
    const done = engine.withSaved(publish);
    await pass(150);
    expect(published).toEqual([5]);
    engine.enqueue([removal('b')]);
    engine.hurry();
    await pass(1_500);
    expect(server.sent).toHaveLength(1);
    expect(state()).toBe('unsaved');
    await pass(600);
    expect(await done).toEqual({ revision: 6 });
    await pass(1_000);
    expect(server.sent[1]).toMatchObject({ revision: 6, operations: [removal('b')] });
    expect(state()).toBe('saved');
  });

  it('is tried again where no answer arrives', async () => {
    let failures = 2;
    const done = engine.withSaved(async (revision) => {
      failures -= 1;
      if (failures >= 0) throw noAnswer();
      return publish(revision);
    });
    await pass(6_000);
    expect(await done).toEqual({ revision: 5 });
    expect(engine.revision).toBe(5);
  });

  it('that is refused leaves saving as it was', async () => {
    server.before = () => {
      throw new CallFailure('DRAFT_INCOMPLETE', 409, 'Something is missing.');
    };
    const refused = expect(engine.withSaved(publish)).rejects.toThrow('Something is missing.');
    await pass(0);
    await expect(engine.withSaved(publish)).rejects.toThrow('Another call');
    await pass(3_000);
    await refused;
    server.before = () => undefined;
    engine.enqueue([removal('a')]);
    await pass(1_000);
    expect(state()).toBe('saved');
  });

  it('of a page that somebody else has changed stops saving', async () => {
    server.revision = 9;
    const refused = expect(engine.withSaved(publish)).rejects.toThrow('Stale.');
    await pass(3_000);
    await refused;
    expect(engine.view()).toEqual({ state: 'taken', isKept: true, sentence: 'Stale.' });
    await expect(engine.withSaved(publish)).rejects.toThrow(SavingStopped);
    expect(published).toHaveLength(1);
  });
});

describe('a lost answer', () => {
  it('is asked for again with the same key, so that nothing is applied twice', async () => {
    server.after = () => {
      server.after = () => undefined;
      throw noAnswer();
    };
    engine.enqueue([removal('a')]);
    await pass(900);
    expect(state()).toBe('offline');
    expect(server.stored).toEqual([removal('a')]);
    engine.enqueue([removal('b')]);
    await pass(1_100);
    expect(server.sent[1]).toEqual(server.sent[0]);
    await pass(1_000);
    expect(server.stored).toEqual([removal('a'), removal('b')]);
    expect(state()).toBe('saved');
  });
});

describe('without a connection', () => {
  it('the server is asked after 1 s, then more and more seldom, up to every 30 s', async () => {
    server.delay = 0;
    const at: number[] = [];
    const start = Date.now() + 800;
    server.before = () => {
      at.push(Math.round((Date.now() - start) / 1_000));
      throw noAnswer();
    };
    engine.enqueue([text('a')]);
    await pass(800 + 130_000);
    expect(at).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
    expect(state()).toBe('offline');
    expect(engine.unsaved).toEqual([text('a')]);
  });

  it('nothing is lost in a minute of typing, and all is saved when it is back', async () => {
    server.before = () => {
      throw noAnswer();
    };
    for (let typed = 0; typed < 60; typed++) {
      engine.enqueue([text(`${typed}`, `b${typed % 3}`)]);
      await pass(1_000);
    }
    const kept = copy();
    expect([...(kept?.sent?.operations ?? []), ...(kept?.operations ?? [])]).toEqual(engine.unsaved);
    server.before = () => undefined;
    engine.tryAgain();
    await pass(2_000);
    expect(state()).toBe('saved');
    const last = new Map(server.stored.map((one) => [one.kind === 'change-props' && one.id, one]));
    expect([...last.values()]).toEqual([text('57', 'b0'), text('58', 'b1'), text('59', 'b2')]);
    expect(copy()).toBeUndefined();
  });

  it('a time limit and a server that is restarted count as such', async () => {
    const failures = [
      new CallFailure('NO_ANSWER', 502, 'No answer.'),
      new CallFailure('DATABASE_UNAVAILABLE', 503, 'Soon.'),
      new CallFailure('RATE_LIMITED', 429, 'Slow.'),
      new DOMException('The operation was aborted.', 'AbortError'),
    ];
    server.before = () => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
    };
    engine.enqueue([text('a')]);
    await pass(900);
    expect(state()).toBe('offline');
    await pass(16_000);
    expect(state()).toBe('saved');
    expect(failures).toEqual([]);
  });
});

describe('an ended session', () => {
  it('stops saving until the person has signed in again', async () => {
    server.before = () => {
      throw new CallFailure('SIGN_IN_REQUIRED', 401, 'Sign in.');
    };
    engine.enqueue([text('a')]);
    await pass(900);
    expect(state()).toBe('signed-out');
    engine.enqueue([text('ab')]);
    engine.tryAgain();
    await pass(60_000);
    expect(server.sent).toHaveLength(1);
    expect(engine.unsaved).toEqual([text('a'), text('ab')]);
    server.before = () => undefined;
    engine.resume();
    await pass(1_000);
    expect(server.stored).toEqual([text('a'), text('ab')]);
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
    expect(state()).toBe('saved');
  });
});

describe('a page that is no longer this tab’s', () => {
  it.each([
    ['taken', 'STALE_REVISION', 409],
    ['taken', 'PAGE_LOCKED', 409],
    ['refused', 'DRAFT_CHANGE_REFUSED', 409],
    ['refused', 'MALFORMED_REQUEST', 422],
    ['refused', 'CONTENT_NOT_FOUND', 404],
  ] as const)(
    'is %s by %s: nothing is ever sent again, and the copy stays',
    async (stopped, code, status) => {
      server.before = () => {
        throw new CallFailure(code, status, 'The sentence.');
      };
      engine.enqueue([removal('a')]);
      const waiting = expect(engine.flush()).rejects.toThrow(SavingStopped);
      await pass(900);
      await waiting;
      expect(engine.view()).toEqual({ state: stopped, isKept: true, sentence: 'The sentence.' });
      server.before = () => undefined;
      engine.enqueue([removal('b')]);
      engine.tryAgain();
      engine.resume();
      engine.hurry();
      await expect(engine.flush()).rejects.toThrow(SavingStopped);
      await pass(120_000);
      expect(server.sent).toHaveLength(1);
      expect(state()).toBe(stopped);
      expect(copy()).toMatchObject({ sent: { operations: [removal('a')] }, operations: [removal('b')] });
      expect(engine.unsaved).toEqual([removal('a'), removal('b')]);
    },
  );

  it('that another took over while a save waited or was on its way never sends again', async () => {
    engine.enqueue([removal('a')]);
    await pass(850);
    server.before = () => {
      throw noAnswer();
    };
    engine.stopAsTaken();
    await pass(60_000);
    expect(server.sent).toHaveLength(1);
    expect(state()).toBe('taken');
    expect(copy()?.sent?.operations).toEqual([removal('a')]);
  });

  it('takes the answer of a save that was on its way, so that it is not offered as lost', async () => {
    engine.enqueue([removal('a')]);
    await pass(850);
    engine.stopAsTaken();
    await pass(100);
    expect(state()).toBe('taken');
    expect(engine.unsaved).toEqual([]);
    expect(copy()).toBeUndefined();
  });
});

describe('the copy in the browser', () => {
  it('is there before anything is sent, names the save that is on its way, and goes with the answer', async () => {
    engine.enqueue([removal('a')]);
    await pass(0);
    expect(copy()).toMatchObject({ version: 1, revision: 4, sent: null, operations: [removal('a')] });
    await pass(800);
    engine.enqueue([removal('b')]);
    await pass(0);
    expect(copy()).toMatchObject({
      revision: 4,
      sent: { key: server.sent[0]?.key, operations: [removal('a')] },
      operations: [removal('b')],
    });
    await pass(100);
    expect(copy()).toMatchObject({ revision: 5, sent: null, operations: [removal('b')] });
    await pass(2_000);
    expect(copies.kept.size).toBe(0);
  });

  it('that cannot be written is said, and saving goes on', async () => {
    copies.isBroken = true;
    engine.enqueue([removal('a')]);
    await pass(10);
    expect(engine.view()).toEqual({ state: 'unsaved', isKept: false, sentence: null });
    await pass(900);
    expect(state()).toBe('saved');
    expect(server.stored).toEqual([removal('a')]);
  });

  it('that is never written holds a save up for half a second only', async () => {
    copies.write = () => new Promise(() => undefined);
    engine.enqueue([removal('a')]);
    await pass(800 + 499);
    expect(server.sent).toHaveLength(0);
    await pass(102);
    expect(server.stored).toEqual([removal('a')]);
  });
});

describe('opening a page again', () => {
  it('offers what was never sent', async () => {
    const before = Date.now();
    engine.enqueue([removal('a')]);
    await pass(10);
    engine.stopAsTaken();
    expect(await recover()).toEqual([
      { id: expect.any(String), kind: 'current', operations: [removal('a')], at: before },
    ]);
    expect(server.sent).toEqual([]);
    // It is offered until somebody decides.
    expect(await recover()).toHaveLength(1);
  });

  it('offers nothing when all was saved', async () => {
    engine.enqueue([removal('a')]);
    await pass(1_000);
    expect(await recover()).toEqual([]);
  });

  it('does not offer a save again that had arrived before its tab was closed, only what came after', async () => {
    engine.enqueue([removal('a')]);
    await pass(850);
    engine.enqueue([removal('b')]);
    await pass(10);
    // The tab is closed: nothing of it is written any more.
    const left = [...copies.kept.values()];
    await pass(40);
    engine.stopAsTaken();
    await pass(10);
    copies.kept = new Map(left.map((one) => [one.id, one]));
    expect(server.revision).toBe(5);
    server.delay = 0;
    const recovering = recover();
    await pass(1);
    expect(await recovering).toMatchObject([{ kind: 'current', operations: [removal('b')] }]);
    expect(server.stored).toEqual([removal('a')]);
  });

  it('offers changes of an earlier revision as outdated, and applies nothing', async () => {
    server.before = () => {
      throw noAnswer();
    };
    engine.enqueue([removal('a')]);
    await pass(900);
    engine.enqueue([removal('b')]);
    engine.stopAsTaken();
    await pass(10);
    server.before = () => undefined;
    server.delay = 0;
    for (const revision of [5, 6]) {
      server.revision = revision;
      const recovering = recover();
      await pass(1);
      expect(await recovering).toMatchObject([
        { kind: 'outdated', operations: [removal('a'), removal('b')] },
      ]);
    }
    expect(server.stored).toEqual([]);
  });

  it('offers the latest first, forgets after 30 days, and leaves alone what a newer editor wrote', async () => {
    const one = (id: string, days: number, version = 1) =>
      copies.kept.set(id, {
        version: version as 1,
        id,
        revision: 4,
        sent: null,
        operations: [removal(id)],
        at: Date.now() - days * 24 * 60 * 60 * 1_000,
      });
    one('old', 31);
    one('before', 3);
    one('last', 1);
    one('newer', 0, 2);
    expect((await recover()).map(({ id }) => id)).toEqual(['last', 'before']);
    expect([...copies.kept.keys()]).toEqual(['before', 'last', 'newer']);
  });

  it('goes on where the browser keeps nothing', async () => {
    copies.list = () => Promise.reject(new Error('no IndexedDB'));
    expect(await recover()).toEqual([]);
  });
});

describe('what is thrown away before the page is left', () => {
  it('is neither sent nor kept, and nothing more is saved', async () => {
    engine.enqueue([text('He')]);
    await pass(10);
    expect(copy()).toBeDefined();
    engine.abandon();
    await pass(0);
    expect(copy()).toBeUndefined();
    expect(state()).toBe('saved');
    engine.enqueue([text('Hello')]);
    await engine.flush();
    await pass(20_000);
    expect(server.sent).toEqual([]);
    expect(copy()).toBeUndefined();
  });

  it('is not sent again where the connection was lost, and lets go who waits', async () => {
    server.before = () => {
      throw noAnswer();
    };
    engine.enqueue([text('He')]);
    const flushed = engine.flush();
    await pass(200);
    expect(state()).toBe('offline');
    const { length } = server.sent;
    engine.abandon();
    await flushed;
    await pass(60_000);
    expect(server.sent).toHaveLength(length);
    expect(state()).toBe('saved');
  });
});
