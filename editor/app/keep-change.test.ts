import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { keepChange, queryClient } from './client.ts';

afterEach(() => {
  queryClient.clear();
});

/** A question under way, over what is remembered, that is answered by hand. */
function ask(key: string, remembered?: string) {
  if (remembered !== undefined) queryClient.setQueryData([key], remembered);
  const held: { answer: (value: string) => void } = { answer: () => undefined };
  const promise = new Promise<string>((resolve) => {
    held.answer = resolve;
  });
  const asked = queryClient
    .fetchQuery({
      queryKey: [key],
      queryFn: () => promise,
      staleTime: 0,
    })
    .catch(() => null);
  return { asked, answer: held.answer };
}

it('keeps a change over the answer to a question asked before it', async () => {
  const { asked, answer } = ask('order', 'paid');
  keepChange(['order'], () => 'fulfilled');
  answer('paid');
  await asked;
  expect(queryClient.getQueryData(['order'])).toBe('fulfilled');
  expect(queryClient.isFetching()).toBe(0);
});

it('keeps a change over the very first answer too, and tells who watches', async () => {
  const watching = new QueryObserver(queryClient, {
    queryKey: ['order'],
    queryFn: () => new Promise<string>(() => undefined),
  });
  const stop = watching.subscribe(() => undefined);
  keepChange(['order'], () => 'fulfilled');
  expect(watching.getCurrentResult()).toMatchObject({ status: 'success', data: 'fulfilled' });
  stop();
});

it('lets a question run on where there is nothing to change yet', async () => {
  const { asked, answer } = ask('themes');
  keepChange<string>(['themes'], (before) => before && 'changed');
  answer('all');
  expect(await asked).toBe('all');
});
