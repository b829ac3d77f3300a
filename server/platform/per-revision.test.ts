import { expect, it, vi } from 'vitest';
import type { Platform } from './platform.ts';
import { perRevision } from './per-revision.ts';
import type { Site } from './site.ts';

const aPlatform = (): Platform => ({ instances: new Map() }) as Partial<Platform> as Platform;
const siteAt = (revision: number, facts: Partial<Site> = {}): Site =>
  ({ websiteId: 'one', origin: 'https://one.test', revision, ...facts }) as Partial<Site> as Site;

it('loads once for a revision, and again for the next one', () => {
  const load = vi.fn((_platform: Platform, site: Site) => `revision ${site.revision}`);
  const read = perRevision(load);
  const platform = aPlatform();
  expect([1, 1, 2, 2].map((revision) => read(platform, siteAt(revision)))).toEqual([
    'revision 1',
    'revision 1',
    'revision 2',
    'revision 2',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives a late request of an older revision its own value, and keeps the newer one', () => {
  const load = vi.fn((_platform: Platform, site: Site) => site.revision);
  const read = perRevision(load);
  const platform = aPlatform();
  expect([2, 1, 2].map((revision) => read(platform, siteAt(revision)))).toEqual([2, 1, 2]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('shares nothing between websites, their hosts, or processes', () => {
  const load = vi.fn((_platform: Platform, site: Site) => `${site.websiteId} ${site.origin}`);
  const read = perRevision(load);
  const platform = aPlatform();
  expect(read(platform, siteAt(1))).toBe('one https://one.test');
  expect(read(platform, siteAt(1, { websiteId: 'two' }))).toBe('two https://one.test');
  expect(read(platform, siteAt(1, { origin: 'https://www.one.test' }))).toBe('one https://www.one.test');
  read(aPlatform(), siteAt(1));
  expect(load).toHaveBeenCalledTimes(4);
});

it('loads again after a failed load', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce('back');
  const read = perRevision(load);
  const platform = aPlatform();
  await expect(read(platform, siteAt(1))).rejects.toThrow('away');
  expect(await read(platform, siteAt(1))).toBe('back');
});
