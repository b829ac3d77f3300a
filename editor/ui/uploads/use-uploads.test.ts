import { expect, it } from 'vitest';
import { type Upload, UploadQueue } from './use-uploads.ts';

const file = (name: string) => new File(['x'], name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose files arrive when the test says so. */
function aQueue(options: { readonly atOnce?: number; readonly anyOrder?: boolean } = {}) {
  const going = new Map<
    string,
    { progress: (sent: number) => void; arrive: () => void; signal: AbortSignal }
  >();
  const taken: string[] = [];
  let shown: readonly Upload[] = [];
  const queue = new UploadQueue<string>(
    ({ name }, signal, progress) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        going.set(name, { progress, signal, arrive: () => resolve(name) });
      }),
    (uploads) => (shown = uploads),
    options,
  );
  queue.take = (name) => taken.push(name);
  return { queue, going, taken, shown: () => shown };
}

it('as many files are sent at once as is said, and the others wait', () => {
  const { queue, going, shown } = aQueue({ atOnce: 3 });
  queue.add(['a', 'b', 'c', 'd'].map(file));
  expect([...going.keys()]).toEqual(['a', 'b', 'c']);
  expect(shown().map(({ isWaiting }) => isWaiting)).toEqual([false, false, false, true]);
});

it.each([
  [false, []],
  [true, ['b']],
])('a file that arrives before an earlier one is handed over at once: %s', async (anyOrder, expected) => {
  const { queue, going, taken } = aQueue({ anyOrder });
  queue.add(['a', 'b'].map(file));
  going.get('b')?.arrive();
  await settle();
  expect(taken).toEqual(expected);
});

it('a file that is cancelled while it is sent goes; one that is processed already stays, as cancelled', async () => {
  const { queue, going, taken, shown } = aQueue();
  queue.add(['a', 'b'].map(file));
  going.get('a')?.progress(0.5);
  going.get('b')?.progress(1);
  for (const { id } of shown()) queue.cancel(id);
  await settle();
  expect([going.get('a')?.signal.aborted, going.get('b')?.signal.aborted]).toEqual([true, true]);
  expect(shown().map(({ file: { name }, failure }) => [name, failure])).toEqual([
    ['b', 'File processing cancelled'],
  ]);
  expect(taken).toEqual([]);
});
