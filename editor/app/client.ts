import { CallFailure, type Client, makeClient, readCookie } from '@vitrine/contracts/client.ts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { text } from '../text/en.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

const signedOutListeners = new Set<() => void>();

/** Calls back when the server says that the session has ended. Returns the unsubscriber. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

const siteGoneListeners = new Set<() => void>();

/** Calls back when the server has no site at this address any more. Returns the unsubscriber. */
export function onSiteGone(listener: () => void): () => void {
  siteGoneListeners.add(listener);
  return () => siteGoneListeners.delete(listener);
}

const options = {
  readCrumb: () => readCookie(document.cookie, 'crumb'),
  noAnswerText: text.app.noAnswer,
  onSignedOut: () => {
    for (const listener of signedOutListeners) listener();
  },
  siteGoneText: text.shell.gone.title,
  onSiteGone: () => {
    for (const listener of siteGoneListeners) listener();
  },
};

/** All requests to the server go through this client. */
export const client = makeClient({ ...options, fetch: (url, init) => globalThis.fetch(url, init) });

/** The same for a call that uploads a file: reports how much of it is sent, from 0 to 1. */
export function uploadClient(onProgress: (fraction: number) => void): Client {
  return makeClient({ ...options, fetch: fetchWithProgress(onProgress) });
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Retry lost connections and 502 or above (a restarting server), not refusals.
      retry: (count, error) => count < 2 && isTransient(error),
      retryDelay: (attempt) => 600 * (attempt + 1),
      // The server may be on this machine, where a browser that reports "offline" can still reach it.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Updates cached data after a mutation; `change` returns undefined where there is nothing to change. Requests in flight
 * are cancelled: their responses could hold the state before the mutation.
 */
export function updateCache<T>(queryKey: QueryKey, change: (before: T | undefined) => T | undefined): void {
  const now = change(queryClient.getQueryData<T>(queryKey));
  if (now === undefined) return;
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<unknown>(queryKey, now);
}

/**
 * Refetches a visible list every 30 s. After a failure it waits for "Try again", so that the button does not disappear
 * under the pointer.
 */
export function everyHalfMinute(query: { readonly state: { readonly data: unknown } }): number | false {
  return query.state.data === undefined ? false : 30_000;
}

function isTransient(error: unknown): boolean {
  return error instanceof CallFailure && (error.status === 0 || error.status >= 502);
}

/** The sentence to show for an error thrown by a call. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallFailure ? error.message : text.app.noAnswer;
}
