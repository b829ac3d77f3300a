import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { EncodedBody, joined } from '../../../platform/http/encoded-body.ts';
import type { Site } from '../../websites/index.ts';
import { CachedPage, PageCache } from './page-cache.ts';

const host = 'shop.example';
const aSite = (websiteId = 'one'): Site => ({ websiteId }) as Site;
const aPage = (site: Site, text: string): CachedPage =>
  new CachedPage(site, 200, new EncodedBody('text/html', Buffer.from(text)));
const always = () => true;

describe('a page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const cache = new PageCache(1e6);
    const site = aSite();
    let made = 0;
    const render = async () => {
      made += 1;
      return aPage(site, 'page');
    };
    const pages = await Promise.all(
      Array.from({ length: 50 }, () => cache.getOrRender(host, '/', site, render, always)),
    );
    expect(made).toBe(1);
    expect(new Set(pages).size).toBe(1);
    expect(cache.get(host, '/', site)).toBe(pages[0]);
  });

  it('tries again after a rendering failed', async () => {
    const cache = new PageCache(1e6);
    const site = aSite();
    const failing = cache.getOrRender(host, '/', site, () => Promise.reject(new Error('no')), always);
    await expect(failing).rejects.toThrow('no');
    await expect(
      cache.getOrRender(host, '/', site, async () => aPage(site, 'x'), always),
    ).resolves.toBeDefined();
  });

  it('counts shared styles once, and frees them with the last page that uses them', async () => {
    const cache = new PageCache(1e6);
    const site = aSite();
    const styles = { bytes: Buffer.alloc(100_000), hash: 'sha256-of-styles' };
    const styled = (text: string): CachedPage =>
      new CachedPage(site, 200, new EncodedBody('text/html', [Buffer.from(text), styles.bytes]), { styles });
    for (const address of ['/a', '/b', '/a'])
      await cache.getOrRender(host, address, site, async () => styled(address), always);
    expect(cache.size).toBe(2);
    expect(cache.byteSize).toBe(100_000 + 2 * (2 + 600));
    cache.drop(() => true);
    expect(cache.byteSize).toBe(0);
    for (let page = 0; page < 20; page += 1)
      await cache.getOrRender(host, `/${page}`, site, async () => aPage(site, 'x'.repeat(90_000)), always);
    expect(cache.size).toBe(11);
  });

  it('never serves a page of an older revision, not even one that was being rendered', async () => {
    const cache = new PageCache(1e6);
    const [old, now] = [aSite(), aSite()];
    const gate = new EventEmitter();
    const slow = once(gate, 'go').then(() => aPage(old, 'old'));
    const late = cache.getOrRender(
      host,
      '/',
      old,
      () => slow,
      (page) => page.site === now,
    );
    const fresh = await cache.getOrRender(host, '/', now, async () => aPage(now, 'new'), always);
    gate.emit('go');
    await late;
    expect(cache.get(host, '/', now)).toBe(fresh);
    expect(cache.get(host, '/', old)).toBeNull();
  });

  it('does not cache a page that was being rendered while its site was dropped', async () => {
    const cache = new PageCache(1e6);
    const site = aSite();
    const gate = new EventEmitter();
    const slow = once(gate, 'go').then(() => aPage(site, 'of the old theme'));
    const late = cache.getOrRender(host, '/', site, () => slow, always);
    cache.drop(() => true);
    const fresh = await cache.getOrRender(host, '/', site, async () => aPage(site, 'of the new one'), always);
    gate.emit('go');
    await late;
    expect(cache.get(host, '/', site)).toBe(fresh);
  });

  it('separates hosts', async () => {
    const cache = new PageCache(1e6);
    const site = aSite();
    await cache.getOrRender(host, '/', site, async () => aPage(site, 'x'), always);
    expect(cache.get('other.example', '/', site)).toBeNull();
  });

  it('stays within its size limit and keeps pages that are used', async () => {
    const cache = new PageCache(100_000);
    const site = aSite();
    const put = (address: string) =>
      cache.getOrRender(host, address, site, async () => aPage(site, 'x'.repeat(4000)), always);
    await put('/loved');
    for (let index = 0; index < 500; index += 1) {
      await put(`/${index}`);
      expect(cache.get(host, '/loved', site)).not.toBeNull();
      expect(cache.byteSize).toBeLessThanOrEqual(100_000);
    }
    expect(cache.get(host, '/0', site)).toBeNull();
    expect(cache.size).toBeLessThan(30);
  });

  it('counts compressed copies', async () => {
    const cache = new PageCache(1e6);
    const site = aSite();
    const page = await cache.getOrRender(host, '/', site, async () => aPage(site, 'x'.repeat(9000)), always);
    const before = cache.byteSize;
    const zipped = await page.body.bytes('gzip');
    expect(cache.byteSize).toBe(before + joined(zipped).length);
    cache.drop((candidate) => candidate.websiteId === 'one');
    expect(cache.byteSize).toBe(0);
    await page.body.bytes('br');
    expect(cache.byteSize).toBe(0);
  });

  it('drops one website and leaves the others', async () => {
    const cache = new PageCache(1e6);
    const [one, two] = [aSite('one'), aSite('two')];
    await cache.getOrRender('one.example', '/', one, async () => aPage(one, 'x'), always);
    await cache.getOrRender('two.example', '/', two, async () => aPage(two, 'x'), always);
    cache.drop((site) => site.websiteId === 'one');
    expect(cache.get('one.example', '/', one)).toBeNull();
    expect(cache.get('two.example', '/', two)).not.toBeNull();
  });
});
