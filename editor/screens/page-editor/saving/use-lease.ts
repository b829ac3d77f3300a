import { useEffect, useState, useSyncExternalStore } from 'react';
import { leaseCalls } from './draft-calls.ts';
import { Lease, type LeaseView } from './lease.ts';
import { tabIdOf } from './tab-id.ts';

/** Which tab edits a page, as this one sees it. */
export interface UsedLease {
  readonly view: LeaseView;
  /** This tab's id, for saves; null until it is known. */
  readonly tab: string | null;
  /** Takes the page from whoever edits it. Throws what the call throws. */
  readonly takeOver: () => Promise<void>;
  /** Asks at once whose it is, where nobody has answered. */
  readonly askAgain: () => void;
  /** Asks whoever edits it to hand it over. Throws what the call throws. */
  readonly request: () => Promise<void>;
  /** Hands it over to whoever asks for it, or declines. Throws what the call throws. */
  readonly answer: (handOver: boolean) => Promise<void>;
}

const asking: LeaseView = { state: 'asking' };
const subscribeToNothing = () => () => undefined;

/** Takes a page for this tab while the calling screen is shown, and gives it back when it is left. */
export function useLease(pageId: string): UsedLease {
  const [found, setFound] = useState<{ readonly tab: string; readonly lease: Lease } | null>(null);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isGone = false;
    const take = async () => {
      const tab = await tabIdOf(pageId);
      if (isGone) return;
      const lease = new Lease(leaseCalls(pageId, tab), () => document.visibilityState === 'visible');
      end = keepWhileShown(lease);
      setFound({ tab, lease });
    };
    void take();
    return () => {
      isGone = true;
      end?.();
      setFound(null);
    };
  }, [pageId]);
  const view = useSyncExternalStore(
    found?.lease.subscribe ?? subscribeToNothing,
    found?.lease.view ?? (() => asking),
  );
  return {
    view,
    tab: found?.tab ?? null,
    takeOver: async () => found?.lease.takeOver(),
    askAgain: () => found?.lease.look(),
    request: async () => found?.lease.request(),
    answer: async (handOver) => found?.lease.answer(handOver),
  };
}

/** Starts a lease, with what the browser says of the tab. Returns what ends it. */
function keepWhileShown(lease: Lease): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const look = () => {
    if (document.visibilityState === 'visible') lease.look();
  };
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pagehide', () => lease.stop(), { signal });
  // A page that the browser had put aside is shown again.
  window.addEventListener('pageshow', () => lease.start(), { signal });
  lease.start();
  return () => {
    listeners.abort();
    lease.stop();
  };
}
