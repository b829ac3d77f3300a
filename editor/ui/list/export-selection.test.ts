import { expect, it, vi } from 'vitest';
import { exportAddress, readExport } from './export-selection.ts';

const ids = (count: number): ReadonlySet<string> =>
  new Set(Array.from({ length: count }, (_, index) => `id-${index}`));
const query = { search: 'mug', sort: 'title' };

it('exports a short selection, and all that match, by an address', () => {
  expect(exportAddress('products', query, { kind: 'ids', ids: ids(2) })).toBe(
    '/api/admin/products/export.csv?sort=title&ids=id-0%2Cid-1',
  );
  expect(exportAddress('products', query, { kind: 'all', except: ids(0) })).toBe(
    '/api/admin/products/export.csv?search=mug&sort=title',
  );
});

it('sends a longer selection with the request, and gives the file it is answered with', async () => {
  const selection = { kind: 'ids', ids: ids(1000) } as const;
  expect(exportAddress('products', query, selection)).toBeNull();
  vi.stubGlobal('document', { cookie: 'crumb=x' });
  const fetch = vi.fn((_url: string, _init: { readonly body: string }) =>
    Promise.resolve(
      new Response('SKU\r\nMUG\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  const file = await readExport('products', query, selection);
  expect(await file.text()).toBe('SKU\r\nMUG\r\n');
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/admin/products/export.csv?sort=title');
  expect(JSON.parse(init?.body ?? '')).toEqual({ ids: [...selection.ids] });
});
