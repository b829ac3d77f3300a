import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import type { PageState } from '@vitrine/contracts/page-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client, queryClient } from '../../../app/client.ts';
import { pageStatus as words } from '../../../text/en-page-status.ts';
import type { ChosenStatus } from '../../../text/en-page-status.ts';
import { useSpeech } from '../speech.tsx';
import type { Saving } from '../use-saving.ts';

/** Milliseconds between two questions while a time is planned: it may be changed elsewhere. */
const OFTEN = 15_000;
/** Milliseconds after the planned time in which a server has published. */
const UNTIL_PUBLISHED = 2_500;

/** The status of the page that is edited, and what changes it. */
export interface PageStatus {
  /** Null until it is known. */
  readonly state: PageState | null;
  /** They throw what their calls throw. */
  readonly change: (status: ChosenStatus) => Promise<void>;
  readonly schedule: (publishOn: string) => Promise<void>;
  readonly unschedule: () => Promise<void>;
  readonly readAgain: () => void;
}

export function usePageStatus(opened: OpenedDraft, saving: Saving): PageStatus {
  const say = useSpeech();
  const { id } = opened;
  const params = { id };
  const queryKey = ['page-status', id];
  const { data: state = null } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/pages/:id/status', { params }, signal),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : pauseUntil(data.publishOn)),
    // What stands on many pages has no status of its own.
    enabled: opened.kind === 'page',
    gcTime: 0,
    staleTime: 0,
  });
  const { follow } = saving;
  const before = useRef<PageState | null>(null);
  useEffect(() => {
    if (state === null) return;
    follow(state);
    const planned = before.current?.publishOn ?? null;
    if (planned !== null && state.publishOn === null && state.changed?.by === '') say(words.publishedByClock);
    before.current = state;
  }, [state, follow, say]);

  const took = (answer: PageState): void => {
    queryClient.setQueryData(queryKey, answer);
    void queryClient.invalidateQueries({ queryKey: ['pages'] });
  };
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  /** On the page as it is known; a refusal may be of something that has changed since. */
  const send = async (call: (revision: number) => Promise<PageState>): Promise<void> => {
    if (state === null) return;
    try {
      took(await call(state.revision));
    } catch (error) {
      readAgain();
      throw error;
    }
  };
  return {
    state,
    change: (status) =>
      send((revision) =>
        client.call('POST', '/api/admin/pages/:id/status', { params, body: { revision, status } }),
      ),
    schedule: (publishOn) =>
      send((revision) =>
        client.call('PUT', '/api/admin/pages/:id/schedule', { params, body: { revision, publishOn } }),
      ),
    unschedule: () =>
      send((revision) =>
        client.call('DELETE', '/api/admin/pages/:id/schedule', { params, query: { revision } }),
      ),
    readAgain,
  };
}

/** Milliseconds until it is asked again; false while nothing is planned. */
function pauseUntil(publishOn: string | null): number | false {
  if (publishOn === null) return false;
  const wait = Date.parse(publishOn) + UNTIL_PUBLISHED - Date.now();
  return Math.min(OFTEN, Math.max(UNTIL_PUBLISHED, wait));
}
