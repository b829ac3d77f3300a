import { CallFailure } from '@vitrine/contracts/client.ts';

/**
 * What a failed call of a draft leads to. `offline`: it is made again. `signed-out`: after signing in. `taken`: the page
 * was changed or taken over. `refused`: it would fail again.
 */
export type SaveOutcome = 'offline' | 'signed-out' | 'taken' | 'refused';

export function outcomeOf(error: unknown): SaveOutcome {
  // Ended by the browser, or by a time limit.
  if (!(error instanceof CallFailure)) return 'offline';
  const { code, status } = error;
  if (status === 401) return 'signed-out';
  if (code === 'STALE_REVISION' || code === 'PAGE_LOCKED') return 'taken';
  const isPassing = status === 0 || status === 408 || status === 429 || status >= 500;
  return isPassing ? 'offline' : 'refused';
}

/** The server's sentence for a failed call; null where there was no answer. */
export function sentenceOfFailure(error: unknown): string | null {
  return error instanceof CallFailure ? error.message : null;
}

/**
 * Makes a call that may be repeated: again after one and after two seconds where there was no answer. Throws what the
 * last one throws.
 */
export async function callAgain<T>(call: () => Promise<T>): Promise<T> {
  for (const pause of [1_000, 2_000]) {
    try {
      return await call();
    } catch (error) {
      if (outcomeOf(error) !== 'offline') throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  return call();
}
