import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCollection, createItem } from '../../content/index.ts';

let server: TestApp;
const html = '<p>Hello</p><script>document.title = "ran"</script>';
const document = {
  version: 2 as const,
  sections: [
    {
      id: 's1',
      theme: 'light' as const,
      space: 'normal' as const,
      fullWidth: false,
      blocks: [
        {
          id: 'frame',
          type: 'code',
          place: { column: 1, columns: 24, row: 1, rows: 1 },
          props: { mode: 'html', code: html },
        },
        {
          id: 'text',
          type: 'code',
          place: { column: 1, columns: 24, row: 1, rows: 1 },
          props: { code: html },
        },
        { id: 'other', type: 'text', place: { column: 1, columns: 24, row: 1, rows: 1 }, props: { html } },
      ],
    },
  ],
};
const get = (path: string): Promise<Response> => fetch(server.origin + path);

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the frame of a code block', () => {
  it('is sent with its markup unchanged, in a separate origin', async () => {
    const id = await createCollection(server.platform, server.websiteId, {
      kind: 'page',
      urlId: 'code',
      title: 'Code',
      document,
    });
    await awaitNotifications(server.platform);
    const page = await (await get('/code')).text();
    expect(page).toContain(`src="/_v/code/${id}/frame"`);
    const answer = await get(`/_v/code/${id}/frame`);
    expect(await answer.text()).toBe(html);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const none of ['text', 'other', 'missing', '%00']) {
      expect([none, (await get(`/_v/code/${id}/${none}`)).status]).toEqual([none, 404]);
    }
  });

  it('answers 404 while its page or item is not published', async () => {
    const hidden = await createCollection(server.platform, server.websiteId, {
      kind: 'page',
      urlId: 'hidden',
      title: 'Hidden',
      document,
      enabled: false,
    });
    const journal = await createCollection(server.platform, server.websiteId, {
      kind: 'blog',
      urlId: 'notes',
      title: 'Notes',
    });
    const post = (urlId: string, status: 'draft' | 'published'): Promise<string> =>
      createItem(server.platform, server.websiteId, {
        collectionId: journal,
        urlId,
        recordType: 1,
        title: urlId,
        status,
        document,
      });
    const [draft, shown] = [await post('draft', 'draft'), await post('shown', 'published')];
    await awaitNotifications(server.platform);
    expect((await get(`/_v/code/${hidden}/frame`)).status).toBe(404);
    expect((await get(`/_v/code/${draft}/frame`)).status).toBe(404);
    expect((await get(`/_v/code/${shown}/frame`)).status).toBe(200);
    expect((await get('/_v/code/not-an-id/frame')).status).toBe(404);
  });
});
