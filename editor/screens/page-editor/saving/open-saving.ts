import { queryClient } from '../../../app/client.ts';
import { meQuery } from '../../../app/session.ts';
import { saveCalls } from './draft-calls.ts';
import { type Recovered, recoverCopies } from './recover-copies.ts';
import { SaveEngine } from './save-engine.ts';
import { type CopyScope, storedCopies } from './stored-copies.ts';
import { randomKey } from './tab-id.ts';

/** Milliseconds for which a page that is opened waits for its earlier saving. */
const LONGEST_END = 5_000;

/** Saving of one opened page. */
export interface Saving {
  readonly engine: SaveEngine;
  /** What was left unsaved by earlier times that the page was open, the latest first. */
  readonly recover: () => Promise<readonly Recovered[]>;
  /** To be called when what was recovered has been enqueued: its copy goes once the engine has kept its own. */
  readonly adopt: (recovered: Recovered) => Promise<void>;
  /** Throws away what was recovered. */
  readonly discard: (recovered: Recovered) => Promise<void>;
  /** Saves what is left, also after this, and stops listening to the browser when that is done. */
  readonly close: () => void;
}

/** Begins saving a page that was opened at a revision of its draft, by a tab that holds it. */
export function openSaving(scope: CopyScope, tab: string, revision: number): Saving {
  const copies = storedCopies(scope);
  const port = saveCalls(scope.pageId, tab);
  const engine = new SaveEngine({ revision, port, copies, newKey: randomKey });
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('online', () => engine.tryAgain(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      // A phone may end a page that is not looked at, without a word.
      if (document.visibilityState === 'hidden') engine.hurry();
      else engine.tryAgain();
    },
    { signal },
  );
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    const isSignedIn =
      event.type === 'updated' &&
      event.action.type === 'success' &&
      event.query.queryKey[0] === meQuery.queryKey[0];
    if (isSignedIn) engine.resume();
  });
  const discard = (recovered: Recovered) => copies.remove(recovered.id).catch(() => undefined);
  return {
    engine,
    recover: () => recoverCopies({ copies, port, revision, ownId: engine.copyId }),
    discard,
    adopt: async (recovered) => {
      await engine.kept();
      // Where the browser could not keep them again, they stay in the earlier copy.
      if (engine.view().isKept) await discard(recovered);
    },
    close: () => {
      closing.set(scope.pageId, engine);
      const end = async () => {
        // Where saving has stopped, the copy stays.
        await engine.flush().catch(() => undefined);
        listeners.abort();
        unsubscribe();
        if (closing.get(scope.pageId) === engine) closing.delete(scope.pageId);
      };
      void end();
    },
  };
}

/** Engines of pages that were left while something was unsaved. */
const closing = new Map<string, SaveEngine>();

/**
 * To be awaited before a page is opened: what it was left with a moment ago is saved first, for at most five seconds, so
 * that it is neither offered as lost nor collides with what is typed next. What could not be saved is recovered.
 */
export async function endEarlierSaving(pageId: string): Promise<void> {
  const engine = closing.get(pageId);
  if (engine === undefined) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_END);
  });
  await Promise.race([engine.flush().catch(() => undefined), late]);
  clearTimeout(timer);
  engine.stopAsTaken();
}
