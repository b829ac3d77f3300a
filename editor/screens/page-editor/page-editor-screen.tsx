import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { SessionEnded } from '../../app/session-ended.tsx';
import { SiteGone } from '../../app/site-gone.tsx';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { LoadingFailed } from './loading-failed.tsx';
import { PageDesk } from './page-desk.tsx';
import styles from './page-editor.module.css';
import { DeskWaiting } from './page-waiting.tsx';
import { endEarlierSaving } from './saving/open-saving.ts';
import { type UsedLease, useLease } from './saving/use-lease.ts';
import { useHeldFocus } from './use-held-focus.ts';

/** The editor of one page, over the whole window. */
export function PageEditorScreen() {
  const { pageId = '' } = useParams();
  return <PageEditor pageId={pageId} />;
}

/** `title` is what is edited is called, where that is not the page’s own. */
export function PageEditor({ pageId, title }: { readonly pageId: string; readonly title?: string }) {
  useEffect(() => focusScreenOnLeave, []);
  return (
    <>
      <OpenedPage key={pageId} pageId={pageId} title={title} />
      <SessionEnded />
      <SiteGone />
    </>
  );
}

/** The screen that comes after the editor gets the focus that went with it. */
function focusScreenOnLeave(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('#content')?.focus();
  });
}

function OpenedPage({ pageId, title }: { readonly pageId: string; readonly title: string | undefined }) {
  const lease = useLease(pageId);
  const opening = useOpening(lease);
  const draft = useQuery({
    queryKey: ['page-draft', pageId, opening],
    queryFn: async ({ signal }) => {
      await endEarlierSaving(pageId);
      return client.call('GET', '/api/admin/page-drafts/:id', { params: { id: pageId } }, signal);
    },
    // Opened after it is known who holds it; from then on the editor knows better than the server.
    enabled: lease.tab !== null && lease.view.state !== 'asking',
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data } = draft;
  const opened = useMemo(
    () => (data === undefined || title === undefined ? data : { ...data, title }),
    [data, title],
  );
  if (opened !== undefined && lease.tab !== null)
    return <PageDesk key={opening} opened={opened} lease={lease} tab={lease.tab} />;
  const isAsking = lease.view.state === 'asking';
  return (
    <Opening
      failure={lease.view.state === 'asking' ? (lease.view.failure ?? null) : draft.error}
      again={() => (isAsking ? lease.askAgain() : void draft.refetch())}
    />
  );
}

export function Opening({ failure, again }: { readonly failure: Error | null; readonly again: () => void }) {
  const main = useRef<HTMLElement>(null);
  useHeldFocus(main);
  return (
    <main ref={main} tabIndex={-1} className={styles['opening']} data-failed={failure !== null || undefined}>
      <h1 className={styles['name']}>{words.name}</h1>
      {failure !== null ? (
        <LoadingFailed
          error={failure}
          again={again}
          elsewhere={
            <Button component={Link} to="/pages" variant="default">
              {words.back}
            </Button>
          }
        />
      ) : (
        <DeskWaiting />
      )}
    </main>
  );
}

/** Counts how often the page is opened: again when it comes to this tab from another one, which may have changed it. */
function useOpening({ view }: UsedLease): number {
  const [opening, setOpening] = useState(1);
  const before = useRef(view.state);
  useEffect(() => {
    const wasElsewhere = before.current === 'other' || before.current === 'lost';
    before.current = view.state;
    if (wasElsewhere && view.state === 'held') setOpening((count) => count + 1);
  }, [view.state]);
  return opening;
}
