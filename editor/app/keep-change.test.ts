import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { updateCache, queryClient } from './client.ts';

afterEach(() => {
  queryClient.clear();
});

/** A request in flight over cached data; the test decides when it is answered. */
function ask(key: string, remembered?: string) {
  if (remembered !== undefined) queryClient.setQueryData([key], remembered);
  const held: { answer: (value: string) => void } = { answer: () => undefined };
  const promise = new Promise<string>((resolve) => {
    held.answer = resolve;
  });
  const request = queryClient
    .fetchQuery({
      queryKey: [key],
      queryFn: () => promise,
      staleTime: 0,
    })
    .catch(() => null);
  return { request, answer: held.answer };
}

it('keeps a change over the response to a request sent before it', async () => {
  const { request, answer } = ask('order', 'paid');
  updateCache(['order'], () => 'fulfilled');
  answer('paid');
  await request;
  expect(queryClient.getQueryData(['order'])).toBe('fulfilled');
  expect(queryClient.isFetching()).toBe(0);
});

it('keeps a change over the first response too, and notifies observers', async () => {
  const watching = new QueryObserver(queryClient, {
    queryKey: ['order'],
    queryFn: () => new Promise<string>(() => undefined),
  });
  const stop = watching.subscribe(() => undefined);
  updateCache(['order'], () => 'fulfilled');
  expect(watching.getCurrentResult()).toMatchObject({ status: 'success', data: 'fulfilled' });
  stop();
});

it('lets a request continue where nothing is cached yet', async () => {
  const { request, answer } = ask('themes');
  updateCache<string>(['themes'], (before) => before && 'changed');
  answer('all');
  expect(await request).toBe('all');
});
