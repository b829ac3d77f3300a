import { describe, expect, it, vi } from 'vitest';
import type { Platform } from '../../../platform/platform.ts';
import { sharedTheme } from './themes.ts';

describe('a missing theme', () => {
  it('falls back to the default theme on every page and is logged once', async () => {
    const error = vi.fn();
    const platform = {
      config: { dataFolder: null },
      log: { error, warn: vi.fn() },
      instances: new Map(),
    } as unknown as Platform;
    for (let page = 0; page < 3; page += 1)
      expect((await sharedTheme(platform, 'gone')).name).toBe('atelier');
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toMatchObject({ theme: 'gone' });
  });
});
