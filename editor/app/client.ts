import { CallFailure, makeClient, readCookie } from '@vitrine/contracts/client.ts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { text } from '../text/en.ts';

const signedOutListeners = new Set<() => void>();

/** Calls back when the server says that the session has ended. Returns the unsubscriber. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** The one door to the server. */
export const client = makeClient({
  fetch: (url, init) => globalThis.fetch(url, init),
  readCrumb: () => readCookie(document.cookie, 'crumb'),
  noAnswerText: text.app.noAnswer,
  onSignedOut: () => {
    for (const listener of signedOutListeners) listener();
  },
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal will not change by asking again; a server that is restarting will.
      retry: (count, error) => count < 2 && isPassing(error),
      retryDelay: (attempt) => 600 * (attempt + 1),
      // The server may well be on this machine, which a browser that thinks it is offline would not ask.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Takes in what a change has made of something remembered; `change` answers undefined where there is nothing to change.
 * What was asked before the change is given up: answered after it, it would show how things were.
 */
export function keepChange<T>(queryKey: QueryKey, change: (before: T | undefined) => T | undefined): void {
  const now = change(queryClient.getQueryData<T>(queryKey));
  if (now === undefined) return;
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<unknown>(queryKey, now);
}

/**
 * How a list that is shown keeps up: asked for again every 30 s. One that could not be fetched waits for "Try again",
 * which would otherwise be taken away under the person about to press it.
 */
export function everyHalfMinute(query: { readonly state: { readonly data: unknown } }): number | false {
  return query.state.data === undefined ? false : 30_000;
}

function isPassing(error: unknown): boolean {
  return error instanceof CallFailure && (error.status === 0 || error.status >= 502);
}

/** The sentence to show for whatever a call threw. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallFailure ? error.message : text.app.noAnswer;
}
