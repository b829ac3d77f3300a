import { afterEach, expect, test, vi } from 'vitest';
import type { ApiAnswer } from './call-api.ts';
import { fetchConfig } from './bootstrap.ts';

afterEach(() => vi.restoreAllMocks());

const away = (): Promise<ApiAnswer<never>> =>
  Promise.resolve({ ok: false, code: 'NETWORK', message: 'away', fields: {} });

test('without the bootstrap config it is logged, and null is used', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await fetchConfig(away)).toBeNull();
  expect(error).toHaveBeenCalledOnce();
});
