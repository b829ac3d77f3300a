import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import type { PageState } from '@vitrine/contracts/page-status.ts';
import type { LeaseHolder } from '@vitrine/contracts/page-drafts.ts';
import { tidyDocument } from '@vitrine/domain/page/tidy-document.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { client, queryClient } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { type Device, EditorStore } from './editor-store.ts';
import { openSaving } from './saving/open-saving.ts';
import type { Recovered } from './saving/recover-copies.ts';
import type { SaveEngine, SaveState, SavingView } from './saving/save-engine.ts';
import type { UsedLease } from './saving/use-lease.ts';
import { phoneQuery } from './use-is-phone.ts';

/** Saving and publishing of the page that is open. */
export interface Saving {
  readonly store: EditorStore;
  /** How far saving is; see `useSavingView`, by which only what shows it renders while somebody types. */
  readonly engine: Pick<SaveEngine, 'subscribe' | 'view'>;
  /** The server's sentence where saving has stopped for good. */
  readonly sentence: string | null;
  /** Whether visitors do not see all of it yet. */
  readonly hasChanges: boolean;
  readonly isPublished: boolean;
  /** Who else has the page; null while this tab does. */
  readonly lock: { readonly state: 'other' | 'lost'; readonly holder: LeaseHolder } | null;
  /** Whether this tab handed it over, or does so now. */
  readonly isGiven: boolean;
  /** Whether something typed here was not saved and never will be; this device keeps it. */
  readonly isLeftUnsaved: boolean;
  /** Who would like to edit the page that this tab has; null for nobody. */
  readonly asks: LeaseHolder['asks'];
  /** Unsaved changes of an earlier time; null for none, and once they were answered. */
  readonly recovered: {
    readonly isOutdated: boolean;
    readonly bringBack: () => void;
    readonly forget: () => void;
  } | null;
  /** Whether the server lacks changes; also where it never gets them. */
  readonly hasUnsaved: () => boolean;
  /** Saves at once; waits while there is no connection, and rejects where saving has stopped for good. */
  readonly saveNow: () => Promise<void>;
  /** Throws away what is not saved, before the page is left. */
  readonly abandon: () => void;
  /** Throws what its calls throw. */
  readonly publish: () => Promise<void>;
  readonly discard: () => Promise<void>;
  readonly restore: (versionId: string) => Promise<void>;
  readonly takeOver: () => Promise<void>;
  /** Asks whoever has the page to hand it over. */
  readonly request: () => Promise<void>;
  /** Hands the page over once everything is saved, or says "Not now". */
  readonly answerAsk: (handOver: boolean) => Promise<void>;
  /** Takes in what the server knows of the page: the clock may have published it. */
  readonly follow: (state: Pick<PageState, 'status' | 'hasChanges' | 'draftRevision'>) => void;
}

/** How far saving is, at this moment. */
export function useSavingView({ engine }: Pick<Saving, 'engine'>): SavingView {
  return useSyncExternalStore(engine.subscribe, engine.view);
}

/** Saves the page as long as this tab holds it. */
export function useSaving(opened: OpenedDraft, lease: UsedLease, tab: string): Saving {
  const { owner, website } = useMe();
  const scope = useMemo(
    () => ({ websiteId: website.id, accountId: owner.accountId, pageId: opened.id }),
    [website.id, owner.accountId, opened.id],
  );
  const [{ store, saving }] = useState(() => {
    const begun = openSaving(scope, tab, opened.revision);
    const document = tidyDocument(opened.document);
    return {
      saving: begun,
      store: new EditorStore(document, (operations) => begun.engine.enqueue(operations), startingDevice()),
    };
  });
  const { engine } = saving;
  const stopped = useSyncExternalStore(engine.subscribe, () => stoppedFor(engine.view().state));
  const sentence = useSyncExternalStore(engine.subscribe, () => engine.view().sentence);
  const [live, setLive] = useState(() => ({
    isPublished: opened.isPublished,
    // The document that visitors see, where it is the one that was opened or published here.
    document: opened.hasChanges ? null : store.getState().document,
  }));
  // Not the document itself: the whole desk would render again with every letter.
  const isChanged = useSyncExternalStore(store.subscribe, () => store.getState().document !== live.document);
  useEffect(() => () => saving.close(), [saving]);

  const lock = lease.view.state === 'other' || lease.view.state === 'lost' ? lease.view : null;
  const [giving, setGiving] = useState<'under way' | 'done' | null>(null);
  const isLocked = lock !== null || giving === 'under way' || stopped !== null;
  useEffect(() => store.lock(isLocked), [store, isLocked]);
  useEffect(() => {
    if (lease.view.state === 'lost') engine.stopAsTaken();
  }, [engine, lease.view.state]);

  const recovered = useRecovered(saving, store, lock === null);
  const params = { id: opened.id };

  const publish = useCallback(async (): Promise<void> => {
    let published = store.getState().document;
    const answer = await engine.withSaved((revision) => {
      published = store.getState().document;
      return client.call('POST', '/api/admin/page-drafts/:id/publish', {
        params: { id: opened.id },
        body: { tab, revision },
      });
    });
    setLive({ isPublished: answer.isPublished, document: published });
    void queryClient.invalidateQueries({ queryKey: ['pages'] });
    void queryClient.invalidateQueries({ queryKey: ['page-status', opened.id] });
    void queryClient.invalidateQueries({ queryKey: ['parts'] });
  }, [engine, store, opened.id, tab]);

  const follow = useCallback<Saving['follow']>(
    ({ status, hasChanges, draftRevision }) =>
      setLive((before) => {
        const shown = store.getState().document;
        // Of a draft that is another one by now it says nothing.
        const isOfThis = engine.revision === draftRevision && engine.unsaved.length === 0;
        const differs = before.document === shown ? null : before.document;
        return {
          isPublished: status === 'published',
          document: !isOfThis ? before.document : hasChanges ? differs : shown,
        };
      }),
    [engine, store],
  );

  return {
    store,
    follow,
    engine,
    sentence,
    hasChanges: isChanged,
    isPublished: live.isPublished,
    lock,
    isGiven: giving !== null,
    isLeftUnsaved: stopped === 'taken' && engine.unsaved.length > 0,
    asks: lease.view.state === 'held' ? lease.view.asks : null,
    recovered,
    hasUnsaved: useCallback(() => engine.unsaved.length > 0, [engine]),
    saveNow: useCallback(() => engine.flush(), [engine]),
    abandon: () => engine.abandon(),
    publish,
    discard: async () => {
      const answer = await engine.withSaved((revision) =>
        client.call('DELETE', '/api/admin/page-drafts/:id', { params, query: { tab, revision } }),
      );
      store.adopt(answer.document, words.steps.discard);
      setLive({ isPublished: answer.isPublished, document: store.getState().document });
    },
    restore: async (version) => {
      const answer = await engine.withSaved((revision) =>
        client.call('POST', '/api/admin/page-drafts/:id/versions/:version/restore', {
          params: { ...params, version },
          body: { tab, revision },
        }),
      );
      store.adopt(answer.document, words.steps.restore);
    },
    takeOver: lease.takeOver,
    request: lease.request,
    answerAsk: async (handOver) => {
      if (!handOver) return lease.answer(false);
      await engine.flush();
      // What is typed from here on would be lost to whoever gets the page.
      store.lock(true);
      setGiving('under way');
      try {
        await engine.flush();
        await lease.answer(true);
        setGiving('done');
      } catch (error) {
        setGiving(null);
        throw error;
      }
    },
  };
}

/** Whether saving has ended for good, and why. */
const stoppedFor = (state: SaveState): 'taken' | 'refused' | null =>
  state === 'taken' || state === 'refused' ? state : null;

/** On a phone, the page is edited as phones show it. */
const startingDevice = (): Device => (matchMedia(phoneQuery).matches ? 'phone' : 'desktop');

/** What this device kept and the server never got, the latest first. */
function useRecovered(
  saving: ReturnType<typeof openSaving>,
  store: EditorStore,
  mayWrite: boolean,
): Saving['recovered'] {
  const [found, setFound] = useState<readonly Recovered[]>([]);
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!mayWrite || hasLooked.current) return;
    hasLooked.current = true;
    void saving.recover().then(setFound);
  }, [saving, mayWrite]);
  const [first, ...others] = found;
  if (first === undefined) return null;
  return {
    isOutdated: first.kind === 'outdated',
    bringBack: () => {
      // Each by itself: what does not fit any more is left, the rest comes back.
      if (store.change(first.operations, { label: words.steps.recover }) !== null)
        for (const operation of first.operations) store.change([operation], { label: words.steps.recover });
      void saving.adopt(first);
      setFound(others);
    },
    forget: () => {
      void saving.discard(first);
      setFound(others);
    },
  };
}
