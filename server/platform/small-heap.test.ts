import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { withSmallHeap } from './small-heap.ts';

/** Keeps some 40 MB and makes twenty times as much garbage that has survived a while. Bytes that the heap had at most. */
function makeGarbage(): number {
  const kept = Array.from<object>({ length: 300_000 });
  let most = 0;
  for (let at = 0; at < 6_000_000; at += 1) {
    kept[at % kept.length] = { at, text: `x${at}`, list: [at, at + 1] };
    if (at % 50_000 === 0) most = Math.max(most, getHeapStatistics().total_heap_size);
  }
  return most;
}

it('long work that makes much garbage has a smaller heap', async () => {
  const before = getHeapStatistics().total_heap_size;
  const small = await withSmallHeap(() => Promise.resolve(makeGarbage()));
  const usual = makeGarbage();
  expect(small - before).toBeLessThan(0.7 * (usual - before));
});

it('fails as its work fails', async () => {
  await expect(withSmallHeap(() => Promise.reject(new Error('no more rows')))).rejects.toThrow(
    'no more rows',
  );
});
