import { readCookie } from '@vitrine/contracts/client.ts';
import { client } from '../../../app/client.ts';
import type { LeasePort } from './lease.ts';
import type { SavePort } from './save-engine.ts';

/** Milliseconds after which a connection that went silent counts as lost. */
const LONGEST_SAVE = 30_000;
const LONGEST_LEASE_CALL = 10_000;

/** Saves of one page by one tab. */
export function saveCalls(pageId: string, tab: string): SavePort {
  return {
    send: ({ revision, key, operations }) =>
      client.call(
        'POST',
        '/api/admin/page-drafts/:id/operations',
        { params: { id: pageId }, body: { tab, revision, key, operations: [...operations] } },
        AbortSignal.timeout(LONGEST_SAVE),
      ),
  };
}

/** Pages that were given back: asking for one again waits for that, or the server might hear of it the other way round. */
const released = new Map<string, Promise<unknown>>();

/** The lease of one page for one tab. */
export function leaseCalls(pageId: string, tab: string): LeasePort {
  return {
    ask: async (takeOver) => {
      await released.get(pageId);
      return client.call(
        'POST',
        '/api/admin/page-drafts/:id/lease',
        { params: { id: pageId }, body: { tab, takeOver } },
        AbortSignal.timeout(LONGEST_LEASE_CALL),
      );
    },
    request: () =>
      client.call(
        'POST',
        '/api/admin/page-drafts/:id/lease/ask',
        { params: { id: pageId }, body: { tab } },
        AbortSignal.timeout(LONGEST_LEASE_CALL),
      ),
    answer: (on, handOver) =>
      client.call(
        'POST',
        '/api/admin/page-drafts/:id/lease/answer',
        { params: { id: pageId }, body: { tab, on, handOver } },
        AbortSignal.timeout(LONGEST_LEASE_CALL),
      ),
    release: () => {
      const crumb = readCookie(document.cookie, 'crumb');
      // The client's requests end with the page; this one may outlive it. Where it does not, the lease runs out.
      const url = `/api/admin/page-drafts/${encodeURIComponent(pageId)}/lease?tab=${encodeURIComponent(tab)}`;
      const request = fetch(url, {
        method: 'DELETE',
        credentials: 'same-origin',
        keepalive: true,
        headers: crumb === null ? {} : { 'x-csrf-token': crumb },
        signal: AbortSignal.timeout(LONGEST_LEASE_CALL),
      });
      released.set(
        pageId,
        request.catch(() => undefined),
      );
    },
  };
}
