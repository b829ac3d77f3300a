import type { Operation } from '@vitrine/domain/page/operation.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../app/client.ts';
import { leaseCalls } from './draft-calls.ts';
import { endEarlierSaving, openSaving, type Saving } from './open-saving.ts';

const scope = { websiteId: 'w', accountId: 'a', pageId: 'page' };
const tab = 'tab-of-16-letters';
const change: Operation = { kind: 'remove-block', id: 'b' };

/** A document whose visibility the test sets. */
class FakeDocument extends EventTarget {
  visibilityState = 'visible';
  cookie = 'crumb=c1';
  show(visibilityState: 'visible' | 'hidden') {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakeDocument;
let browser: EventTarget;
let requests: { url: string; init: RequestInit }[];
let answer: () => Response;
let saving: Saving;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const state = () => saving.engine.view().state;
const json = (status: number, body: unknown) => () => Response.json(body, { status });

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakeDocument();
  browser = new EventTarget();
  requests = [];
  answer = json(200, { revision: 5 });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer();
  });
  saving = openSaving(scope, tab, 4);
});
afterEach(async () => {
  saving.close();
  saving.engine.stopAsTaken();
  await pass(0);
  queryClient.clear();
  vi.useRealTimers();
});

describe('saving of an opened page', () => {
  it('sends what the contract wants, with the tab', async () => {
    saving.engine.enqueue([change]);
    await pass(900);
    expect(state()).toBe('saved');
    expect(requests.map(({ url }) => url)).toEqual(['/api/admin/page-drafts/page/operations']);
    expect(requests[0]?.init.method).toBe('POST');
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
      tab,
      revision: 4,
      key: expect.stringMatching(/^[\w-]{16,64}$/),
      operations: [change],
    });
  });

  it('does not wait for a pause when the person looks elsewhere', async () => {
    saving.engine.enqueue([change]);
    page.show('hidden');
    await pass(10);
    expect(requests).toHaveLength(1);
    expect(state()).toBe('saved');
  });

  it('asks again when the connection is back, or the person', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    saving.engine.enqueue([change]);
    // By now it waits for 16 s.
    await pass(800 + 15_500);
    const before = requests.length;
    expect(state()).toBe('offline');
    page.show('visible');
    await pass(10);
    expect(requests).toHaveLength(before + 1);
    answer = json(200, { revision: 5 });
    browser.dispatchEvent(new Event('online'));
    await pass(10);
    expect(requests).toHaveLength(before + 2);
    expect(state()).toBe('saved');
  });

  it('goes on when the person has signed in again', async () => {
    answer = json(401, { error: 'SIGN_IN_REQUIRED', message: 'Sign in.' });
    saving.engine.enqueue([change]);
    await pass(900);
    expect(state()).toBe('signed-out');
    answer = json(200, { revision: 5 });
    queryClient.setQueryData(['orders'], []);
    await pass(10);
    expect(state()).toBe('signed-out');
    queryClient.setQueryData(['me'], {});
    await pass(10);
    expect(state()).toBe('saved');
  });

  it('is finished after the page was left, and before it is opened again', async () => {
    saving.engine.enqueue([change]);
    saving.close();
    const ended = endEarlierSaving('page');
    await pass(10);
    await ended;
    expect(requests).toHaveLength(1);
    expect(state()).toBe('taken');
    expect(saving.engine.unsaved).toEqual([]);
  });

  it('holds the page up for five seconds at most, then leaves what is unsaved to be recovered', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    saving.engine.enqueue([change]);
    saving.close();
    let isOpen = false;
    void endEarlierSaving('page').then(() => {
      isOpen = true;
      return null;
    });
    await pass(4_990);
    expect(isOpen).toBe(false);
    await pass(10);
    expect(isOpen).toBe(true);
    const before = requests.length;
    await pass(60_000);
    expect(requests).toHaveLength(before);
    expect(saving.engine.unsaved).toEqual([change]);
  });

  it('listens to the browser no more once it is closed', async () => {
    saving.close();
    await pass(0);
    saving.engine.enqueue([change]);
    page.show('hidden');
    await pass(10);
    expect(requests).toEqual([]);
  });
});

describe('the lease’s calls', () => {
  it('ask for the page, and give it back by a request that outlives the page', async () => {
    answer = json(200, { isYou: true, name: 'Ada', isSamePerson: true, since: '2026-11-26T10:00:00.000Z' });
    const calls = leaseCalls('page', tab);
    expect(await calls.ask(true)).toMatchObject({ isYou: true });
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ tab, takeOver: true });
    calls.release();
    expect(requests[1]).toMatchObject({
      url: `/api/admin/page-drafts/page/lease?tab=${tab}`,
      init: { method: 'DELETE', keepalive: true, headers: { 'x-csrf-token': 'c1' } },
    });
  });

  it('ask again only after the page was given back', async () => {
    const calls = leaseCalls('left-page', tab);
    const waiting: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      requests.push({ url, init });
      if (init.method !== 'DELETE') return Response.json({ isYou: true });
      return new Promise<Response>((resolve) => waiting.push(resolve));
    });
    calls.release();
    const asked = calls.ask(false);
    await pass(100);
    expect(requests.map(({ init }) => init.method)).toEqual(['DELETE']);
    for (const arrive of waiting) arrive(new Response(null, { status: 204 }));
    expect(await asked).toMatchObject({ isYou: true });
  });
});
