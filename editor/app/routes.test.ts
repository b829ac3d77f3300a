import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let editorRoutes: typeof import('./routes.tsx').editorRoutes;
// The shell asks the browser for its keys when it is loaded.
beforeAll(async () => {
  vi.stubGlobal('navigator', { userAgent: '' });
  ({ editorRoutes } = await import('./routes.tsx'));
});

/** The path of the route that an address opens. */
const opened = (address: string): string | undefined =>
  matchRoutes(editorRoutes, address)?.at(-1)?.route.path;

describe('the addresses of the screen Pages', () => {
  it('open its views, not a page of that name in the page editor', () => {
    expect(opened('/pages')).toBe('pages');
    expect(opened('/pages/navigation')).toBe('pages/navigation');
    expect(opened('/pages/redirects')).toBe('pages/redirects');
    expect(opened('/pages/bin')).toBe('pages/bin');
  });

  it('open the page editor for the id of a page', () => {
    expect(opened('/pages/0198c0de-0000-7000-8000-000000000001')).toBe('/pages/:pageId');
  });
});

describe('the addresses of the outbox', () => {
  it('open how emails are delivered, and an email by its id', () => {
    expect(opened('/mail')).toBe('mail');
    expect(opened('/mail/delivery')).toBe('mail/delivery');
    expect(opened('/mail/0198c0de-0000-7000-8000-000000000001')).toBe('mail/:id');
  });
});

describe('the addresses of the screen Posts', () => {
  it('open its views, and the page editor for the id of a post', () => {
    expect(opened('/posts')).toBe('posts');
    expect(opened('/posts/labels')).toBe('posts/labels');
    expect(opened('/posts/0198c0de-0000-7000-8000-000000000001')).toBe('/posts/:pageId');
    expect(opened('/posts/0198c0de-0000-7000-8000-000000000001/settings')).toBe('posts/:id/settings');
  });

  it('have their like for events, projects and lessons', () => {
    expect(opened('/events')).toBe('events');
    expect(opened('/events/labels')).toBe('events/labels');
    expect(opened('/events/0198c0de-0000-7000-8000-000000000001')).toBe('/events/:pageId');
    expect(opened('/lessons/0198c0de-0000-7000-8000-000000000001/settings')).toBe('lessons/:id/settings');
  });
});

describe('the addresses of the screen Galleries', () => {
  it('open its views', () => {
    expect(opened('/galleries')).toBe('galleries');
    expect(opened('/galleries/0198c0de-0000-7000-8000-000000000001')).toBe('galleries/:id');
    expect(opened('/galleries/0198c0de-0000-7000-8000-000000000001/bin')).toBe('galleries/:id/bin');
  });
});

describe('the addresses of the screens Forms and Form submissions', () => {
  it('open their views', () => {
    expect(opened('/forms')).toBe('forms');
    expect(opened('/forms/new')).toBe('forms/new');
    expect(opened('/forms/bin')).toBe('forms/bin');
    expect(opened('/forms/0198c0de-0000-7000-8000-000000000001')).toBe('forms/:id');
    expect(opened('/form-submissions')).toBe('form-submissions');
    expect(opened('/form-submissions/0198c0de-0000-7000-8000-000000000001')).toBe('form-submissions/:id');
  });
});
