import type { AddedPictures } from '@vitrine/contracts/galleries.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { expect, it } from 'vitest';
import { type Upload, UploadQueue } from '../../ui/uploads/use-uploads.ts';
import { type Adding, AddQueue } from './add-queue.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const answer = (assetIds: readonly string[]): AddedPictures => ({
  added: [],
  present: assetIds,
  missing: [],
  total: assetIds.length,
});

/** A queue whose calls are answered when the test says so. */
function aQueue(rest = Promise.resolve()) {
  const calls: { readonly ids: readonly string[]; succeed: () => void; fail: (error: unknown) => void }[] =
    [];
  const added: (readonly string[])[] = [];
  const shown: Adding[] = [];
  const queue = new AddQueue(
    (ids) =>
      new Promise((resolve, reject) => {
        calls.push({ ids, succeed: () => resolve(answer(ids)), fail: reject });
      }),
    (adding) => shown.push(adding),
    () => rest,
  );
  queue.added = ({ present }) => added.push(present);
  return { queue, calls, added, last: () => shown.at(-1) };
}

it('the first file is added at once, and those that arrive meanwhile together, in their order', async () => {
  const { queue, calls, added, last } = aQueue();
  queue.add(['a']);
  queue.add(['b']);
  queue.add(['c']);
  expect(calls.map(({ ids }) => ids)).toEqual([['a']]);
  calls[0]?.succeed();
  await settle();
  expect(calls.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
  calls[1]?.succeed();
  await settle();
  expect(added).toEqual([['a'], ['b', 'c']]);
  expect(last()).toEqual({ waiting: 0, failure: null });
});

it('no call has more files than the server takes', async () => {
  const { queue, calls } = aQueue();
  queue.add(Array.from({ length: 501 }, (_, at) => String(at)));
  calls[0]?.succeed();
  await settle();
  expect(calls.map(({ ids }) => ids.length)).toEqual([500, 1]);
});

it('what was not added waits with the reason, and is sent again with the next file or when it is asked for', async () => {
  const { queue, calls, added, last } = aQueue();
  queue.add(['a', 'b']);
  calls[0]?.fail(new CallFailure('GALLERY_FULL', 409, 'It is full.'));
  await settle();
  expect(last()).toEqual({ waiting: 2, failure: 'It is full.' });
  queue.retry();
  calls[1]?.fail(new CallFailure('GALLERY_FULL', 409, 'It is full.'));
  await settle();
  queue.add(['c']);
  calls[2]?.succeed();
  await settle();
  expect(calls.map(({ ids }) => ids)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);
  expect(added).toEqual([['a', 'b', 'c']]);
});

it('what is given up is forgotten', async () => {
  const { queue, calls, last } = aQueue();
  queue.add(['a']);
  calls[0]?.fail(new Error('broken'));
  await settle();
  queue.drop();
  expect(last()).toEqual({ waiting: 0, failure: null });
  queue.add(['b']);
  expect(calls[1]?.ids).toEqual(['b']);
});

const nothing = (): void => undefined;
/** A rest that ends when the test says so. */
function aRest() {
  let end: () => void = nothing;
  const rest = new Promise<void>((resolve) => (end = resolve));
  return { rest, end: () => end() };
}

it('what arrives during the rest after a call is added together', async () => {
  const { rest, end } = aRest();
  const { queue, calls, last } = aQueue(rest);
  queue.add(['a']);
  calls[0]?.succeed();
  await settle();
  queue.add(['b']);
  queue.add(['c']);
  await settle();
  expect([calls.length, last()?.waiting]).toEqual([1, 2]);
  end();
  await settle();
  expect(calls.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
});

it('of five hundred files with a broken one the others are added in their order, by few calls', async () => {
  const names = Array.from({ length: 500 }, (_, at) => `shelf-${at}`);
  const { queue, calls, added } = aQueue();
  const ends = new Map<string, { arrive: () => void; refuse: (error: Error) => void }>();
  let shown: readonly Upload[] = [];
  const uploads = new UploadQueue<string>(
    ({ name }) =>
      new Promise((resolve, reject) => {
        ends.set(name, { arrive: () => resolve(name), refuse: reject });
      }),
    (now) => (shown = now),
    { atOnce: 3 },
  );
  uploads.take = (name) => queue.add([name]);
  uploads.add(names.map((name) => new File(['x'], name)));
  while (ends.size > 0) {
    expect(ends.size).toBeLessThanOrEqual(3);
    // The last of those that are sent arrives first.
    for (const [name, end] of [...ends].toReversed()) {
      ends.delete(name);
      if (name === 'shelf-6') end.refuse(new CallFailure('PICTURE_UNREADABLE', 422, 'It is broken.'));
      else end.arrive();
    }
    await settle();
  }
  expect(shown.map(({ file, failure }) => [file.name, failure])).toEqual([['shelf-6', 'It is broken.']]);
  // The first call was on its way all the time.
  expect(calls.map(({ ids }) => ids.length)).toEqual([1]);
  calls[0]?.succeed();
  await settle();
  calls[1]?.succeed();
  await settle();
  expect(added.flat()).toEqual(names.filter((name) => name !== 'shelf-6'));
  expect(added.map((ids) => ids.length)).toEqual([1, 498]);
  // Tried again, it stands behind the others.
  uploads.retry(shown[0]?.id ?? '');
  ends.get('shelf-6')?.arrive();
  await settle();
  expect(calls[2]?.ids).toEqual(['shelf-6']);
});
