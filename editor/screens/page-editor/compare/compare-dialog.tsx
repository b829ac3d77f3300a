import { emptyDocument } from '@vitrine/domain/page/page-document.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { compareDocuments } from '@vitrine/domain/page/compare-documents.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { pageEditor } from '../../../text/en-page-editor.ts';
import { pagePreview as words } from '../../../text/en-page-preview.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { phoneQuery } from '../use-is-phone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useShowNumber } from '../../../ui/show-money.ts';
import type { Device } from '../editor-store.ts';
import { PublishButton } from '../publish/publish-button.tsx';
import type { PublishLabels } from '../publish/publish-labels.ts';
import { useSpeech } from '../speech.tsx';
import { useEditor } from '../use-editor.ts';
import type { Saving } from '../use-saving.ts';
import { ChangeList } from './change-list.tsx';
import { nameOf } from './change-names.ts';
import styles from './compare.module.css';
import { ComparePane } from './compare-pane.tsx';
import { type Side, useFrames } from './use-frames.ts';

/** A version that was published, and when as it is shown. */
export interface ComparedVersion {
  readonly id: string;
  readonly moment: string;
}

/** What there is beside what there will be: once the draft is published, or once a version is restored. */
export function CompareDialog(props: {
  readonly pageId: string;
  readonly saving: Saving;
  /** The page's; null while it is not known. */
  readonly status: ItemStatus | null;
  readonly labels: PublishLabels;
  /** The version that would be restored; null to compare the draft with what visitors see. */
  readonly version: ComparedVersion | null;
  readonly close: () => void;
  /** What was compared is done: published, restored, or led to a block that is not finished. */
  readonly onDone: () => void;
}) {
  const { pageId, saving, version } = props;
  const title = version === null ? words.compareTitle : words.compareVersion(version.moment);
  const { saveNow } = saving;
  const compared = useQuery({
    queryKey: ['page-comparison', pageId, version?.id ?? null],
    queryFn: async ({ signal }) => {
      // Where saving has stopped for good, what the server has is compared.
      await saveNow().catch(() => undefined);
      const query = version === null ? {} : { version: version.id };
      const params = { id: pageId };
      return client.call('GET', '/api/admin/page-drafts/:id/comparison', { params, query }, signal);
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Dialog
      opened
      onClose={props.close}
      fullScreen
      title={title}
      closeButtonProps={{ 'aria-label': words.close }}
      classNames={{
        content: styles['dialog'] ?? '',
        body: styles['body'] ?? '',
        header: styles['header'] ?? '',
      }}
    >
      {compared.isPending ? (
        <ListWaiting />
      ) : compared.isError ? (
        <CallFailed error={compared.error} again={() => void compared.refetch()} />
      ) : (
        <Comparison {...props} compared={compared.data} />
      )}
    </Dialog>
  );
}

type Documents = Parameters<typeof compareDocuments>;

function Comparison(
  props: Parameters<typeof CompareDialog>[0] & {
    readonly compared: { readonly draft: Documents[0]; readonly other: Documents[0] | null };
  },
) {
  const { pageId, saving, version, compared, onDone } = props;
  const say = useSpeech();
  const showNumber = useShowNumber();
  const canvas = `/api/admin/page-drafts/${pageId}/canvas`;
  const sides =
    version === null
      ? {
          now: { title: words.nowLive, address: `${canvas}?live=true`, isThere: compared.other !== null },
          after: { title: words.afterLive, address: canvas, isThere: true },
        }
      : {
          now: { title: words.nowDraft, address: canvas, isThere: true },
          after: {
            title: words.afterVersion(version.moment),
            address: `${canvas}?version=${version.id}`,
            isThere: true,
          },
        };
  const changes = useMemo(() => {
    const other = compared.other ?? emptyDocument;
    return version === null
      ? compareDocuments(other, compared.draft)
      : compareDocuments(compared.draft, other);
  }, [compared, version]);
  const started = useEditor((state) => state.device);
  const [device, setDevice] = useState<Device>(started);
  const [at, setAt] = useState<number | null>(null);
  const [front, setFront] = useState<Side>('after');
  const isNarrow = useMediaQuery(phoneQuery) === true;
  const { put, lead } = useFrames(changes);
  const loaded = useMemo(() => ({ now: put('now'), after: put('after') }), [put]);

  const go = (index: number): void => {
    const change = changes[index];
    if (change === undefined) return;
    const only = lead(change);
    if (only !== null) setFront(only);
    setAt(index);
    const { name, own } = nameOf(change);
    const place = words.placeOf(showNumber, index + 1, changes.length);
    say(words.spoken(place, words.kinds[change.kind], own === '' ? name : `${name}, ${own}`));
  };
  const work = useRef<HTMLDivElement>(null);
  // Whatever of the dialog has the focus, its button to close it too.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      const isHere = target?.closest('[role=dialog]') === work.current?.closest('[role=dialog]');
      // Arrows choose within a control.
      if (!isHere || target instanceof HTMLInputElement) return;
      event.preventDefault();
      go(at === null ? 0 : Math.min(changes.length - 1, Math.max(0, at + step)));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <div className={styles['work']} ref={work}>
      <div className={styles['bar']}>
        {isNarrow && (
          <SegmentedControl
            size="xs"
            aria-label={words.shown}
            value={front}
            onChange={(value) => setFront(value as Side)}
            data={[
              { value: 'now', label: words.now },
              { value: 'after', label: words.after },
            ]}
          />
        )}
        <SegmentedControl
          size="xs"
          aria-label={words.device}
          value={device}
          onChange={(value) => setDevice(value as Device)}
          data={[
            { value: 'desktop', label: pageEditor.desktop },
            { value: 'phone', label: pageEditor.phone },
          ]}
        />
        <div className={styles['act']}>
          {version === null ? (
            <PublishThere saving={saving} status={props.status} labels={props.labels} onDone={onDone} />
          ) : (
            <RestoreThere saving={saving} version={version} onDone={onDone} />
          )}
        </div>
      </div>
      <div className={styles['sides']}>
        {(['now', 'after'] as const).map((side) => {
          const { title, address, isThere } = sides[side];
          const isBehind = isNarrow && front !== side;
          return isThere ? (
            <ComparePane
              key={side}
              title={title}
              address={address}
              device={device}
              isBehind={isBehind}
              onLoaded={loaded[side]}
            />
          ) : (
            <section key={side} className={styles['pane']} aria-label={title} data-behind={isBehind}>
              <h3 className={styles['paneTitle']}>{title}</h3>
              <div className={styles['nothing']}>
                <EmptyState title={words.neverTitle}>{words.neverText}</EmptyState>
              </div>
            </section>
          );
        })}
        <ChangeList changes={changes} wasSeen={compared.other !== null} at={at} go={go} />
      </div>
    </div>
  );
}

function PublishThere({
  saving,
  status,
  labels,
  onDone,
}: {
  readonly saving: Saving;
  readonly status: ItemStatus | null;
  readonly labels: PublishLabels;
  readonly onDone: () => void;
}) {
  const isDone = saving.isPublished && !saving.hasChanges;
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) onDone();
  }, [isDone, onDone]);
  return <PublishButton saving={saving} status={status} labels={labels} onGoTo={onDone} />;
}

function RestoreThere(props: {
  readonly saving: Saving;
  readonly version: ComparedVersion;
  readonly onDone: () => void;
}) {
  const { saving, version, onDone } = props;
  const say = useSpeech();
  const isLocked = useEditor((state) => state.isLocked);
  const restore = useMutation({
    mutationFn: () => saving.restore(version.id),
    onSuccess: () => {
      say(pageEditor.restored);
      onDone();
    },
  });
  return (
    <>
      {restore.isError && <CallFailed error={restore.error} again={() => restore.reset()} />}
      <BusyButton size="sm" disabled={isLocked} loading={restore.isPending} onClick={() => restore.mutate()}>
        {pageEditor.restore}
      </BusyButton>
    </>
  );
}
