import type { BlockData, BlockNeeds } from '@vitrine/blocks/block.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BlockSource } from './block-source.ts';

let asked: BlockNeeds[];
let answer: (needs: BlockNeeds) => Promise<BlockData>;
let source: BlockSource;

/** Data with a picture for each that was asked for. */
const dataOf = ({ assetIds }: BlockNeeds) =>
  ({
    assets: new Map(assetIds.map((id) => [id, { id }])),
    items: new Map(),
    site: { title: 'Fern' },
  }) as unknown as BlockData;
const pictures = (...assetIds: string[]): BlockNeeds => ({ assetIds, itemQueries: [] });
const settle = () => vi.advanceTimersByTimeAsync(10);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = (needs) => Promise.resolve(dataOf(needs));
  source = new BlockSource((needs) => {
    asked.push(needs);
    return answer(needs);
  }, 'UTC');
});
afterEach(() => void vi.useRealTimers());

it('asks for what is needed once, and keeps what came before', async () => {
  expect(source.data(pictures('a'))).toBeNull();
  await settle();
  expect([...(source.data(pictures('a'))?.assets.keys() ?? [])]).toEqual(['a']);
  expect(source.data(pictures('a', 'b'))).toBeNull();
  expect(source.data(pictures('a', 'b'))).toBeNull();
  expect(source.data(pictures('a'))?.assets.size).toBe(1);
  await settle();
  expect([...(source.data(pictures('a', 'b'))?.assets.keys() ?? [])]).toEqual(['a', 'b']);
  expect(asked.map(({ assetIds }) => assetIds)).toEqual([['a'], ['b']]);
});

it('what does not exist is not asked for again and again', async () => {
  answer = () => Promise.resolve(dataOf(pictures()));
  source.data(pictures('gone'));
  await settle();
  expect(source.data(pictures('gone'))?.assets.size).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  source.data(pictures('gone'));
  expect(asked).toHaveLength(1);
});

it('says when it has something new, and asks again a while after a lost connection', async () => {
  const versions: number[] = [];
  source.subscribe(() => versions.push(source.version()));
  answer = () => Promise.reject(new Error('no connection'));
  source.data(pictures('a'));
  await settle();
  expect(versions).toEqual([]);
  answer = (needs) => Promise.resolve(dataOf(needs));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(versions).toEqual([1]);
  expect(source.data(pictures('a'))).toBeNull();
  await settle();
  expect(source.data(pictures('a'))?.assets.size).toBe(1);
  expect(versions).toEqual([1, 2]);
});

it('loads the code of a type once; an unknown type has none', async () => {
  vi.useRealTimers();
  expect(source.code('heading')).toBeUndefined();
  expect(source.code('no-such-type')).toBeUndefined();
  await expect.poll(() => source.code('heading')?.open({ text: 'Hello' }).ok).toBe(true);
  await expect.poll(() => source.code('no-such-type')).toBeNull();
});

it('fetches the site’s own data again, keeps the rest, and stays as it was without a connection', async () => {
  source.data(pictures('a'));
  await settle();
  answer = () => Promise.resolve({ ...dataOf(pictures()), site: { title: 'Moss' } } as unknown as BlockData);
  await source.refreshSite();
  const now = source.data(pictures('a'));
  expect([now?.site.title, [...(now?.assets.keys() ?? [])]]).toEqual(['Moss', ['a']]);
  answer = () => Promise.reject(new Error('no connection'));
  await source.refreshSite();
  expect(source.data(pictures('a'))?.site.title).toBe('Moss');
});
