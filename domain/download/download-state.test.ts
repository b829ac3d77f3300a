import { describe, expect, it } from 'vitest';
import { downloadState, type DownloadLink } from './download-state.ts';

const link: DownloadLink = { remaining: 2, expiresOn: 1000, orderStatus: 'paid' };

describe('a download link', () => {
  it('is open until it expires or its downloads are used up', () => {
    expect(downloadState(link, 999)).toBe('open');
    expect(downloadState({ ...link, remaining: 1 }, 0)).toBe('open');
    expect(downloadState(link, 1000)).toBe('expired');
    expect(downloadState({ ...link, remaining: 0 }, 0)).toBe('used-up');
  });

  it('stays open after a partial refund, and closes with a full one', () => {
    expect(downloadState({ ...link, orderStatus: 'partially-refunded' }, 0)).toBe('open');
    expect(downloadState({ ...link, orderStatus: 'fulfilled' }, 0)).toBe('open');
    expect(downloadState({ ...link, orderStatus: 'refunded' }, 0)).toBe('withdrawn');
    expect(downloadState({ ...link, orderStatus: 'canceled', remaining: 0 }, 5000)).toBe('withdrawn');
  });
});
