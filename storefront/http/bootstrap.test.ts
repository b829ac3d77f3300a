import { afterEach, expect, test, vi } from 'vitest';
import type { ApiAnswer } from './call-api.ts';
import { fetchConfig } from './bootstrap.ts';

afterEach(() => vi.restoreAllMocks());

const answers =
  (answer: ApiAnswer<never>) =>
  <T>(): Promise<ApiAnswer<T>> =>
    Promise.resolve(answer);
const away = answers({ ok: false, code: 'NETWORK', message: 'away', fields: {} });

test('without the bootstrap config it is logged, and null is used', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await fetchConfig(away)).toBeNull();
  expect(error).toHaveBeenCalledOnce();
});
