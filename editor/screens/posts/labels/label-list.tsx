import { Button, Group, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { PostLabel } from '@vitrine/contracts/post-labels.ts';
import { type LabelKind, MAX_LABEL } from '@vitrine/domain/content/labels.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../../app/client.ts';
import { postLabels as text } from '../../../text/en-posts.ts';
import { written } from '../../../text/en-written.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import screen from '../../../ui/screen.module.css';
import { useShowMore } from '../../../ui/show-more.ts';
import { showUndo } from '../../../ui/show-undo.tsx';
import { useWrittenKind } from '../written-kinds.ts';
import { LabelRow } from './label-row.tsx';
import { labelsChanged, undoChange } from './labels-changed.ts';
import styles from './labels.module.css';
import { MergeLabelDialog } from './merge-label-dialog.tsx';

/** Deletes a tag or category at once, with Undo. */
async function remove({ id, name, revision }: PostLabel): Promise<void> {
  try {
    const { changeId } = await client.call('DELETE', '/api/admin/post-labels/:id', {
      params: { id },
      query: { revision },
    });
    showUndo({ message: text.deleted(name), label: text.undo, undo: () => undoChange(changeId, name) });
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
  labelsChanged();
}

/** The tags or categories of a blog by name: one is renamed in its row, one at a time. */
export function LabelList({ collection, kind }: { readonly collection: string; readonly kind: LabelKind }) {
  const { noun } = written[useWrittenKind()];
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const [merging, setMerging] = useState<PostLabel | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const labels = useInfiniteQuery({
    queryKey: ['post-labels', collection, kind, 'list', search.trim()],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/post-labels',
        {
          query: {
            collection,
            kind,
            search: search.trim(),
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const rows = labels.data?.pages.flatMap((page) => page.labels) ?? [];
  const showMore = useShowMore(table, labels.fetchNextPage);
  const edit = (id: string): void => {
    if (editing === null || editing === id || !rows.some((row) => row.id === editing)) {
      setEditing(id);
      setWarning(null);
    } else {
      setWarning(fillText(text.oneAtATime, { tagType: kind }));
      table.current?.querySelector<HTMLInputElement>('[data-rename]')?.focus();
    }
  };
  const endEdit = (): void => {
    setEditing(null);
    setWarning(null);
  };
  const add = <Button onClick={() => setAdding(true)}>{text.add[kind]}</Button>;
  return (
    <>
      <Group mb="sm" gap="sm">
        <TextInput
          type="search"
          className={screen['grow'] ?? ''}
          aria-label={text.search(kind)}
          placeholder={text.search(kind)}
          maxLength={MAX_LABEL}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {add}
      </Group>
      {warning !== null && (
        <Text role="alert" c="red" size="sm" mb="sm">
          {warning}
        </Text>
      )}
      <div className={screen['sheet']} ref={table}>
        {labels.isPending ? (
          <ListWaiting />
        ) : labels.isError && rows.length === 0 ? (
          <CallFailed error={labels.error} again={() => void labels.refetch()} />
        ) : rows.length === 0 ? (
          search.trim() === '' ? (
            <EmptyState title={text.emptyTitle[kind]} action={add}>
              {text.empty}
            </EmptyState>
          ) : (
            <EmptyState title={text.nothing(search.trim())}>{text.nothingHint}</EmptyState>
          )
        ) : (
          <ul className={styles['list']} aria-label={text.list(kind, noun)}>
            {rows.map((label) => (
              <LabelRow
                key={label.id}
                label={label}
                isEditing={editing === label.id}
                onEdit={() => edit(label.id)}
                onEnd={endEdit}
                onMerge={() => setMerging(label)}
                onDelete={() => void remove(label)}
              />
            ))}
          </ul>
        )}
        {labels.hasNextPage && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={labels.isFetchingNextPage} onClick={showMore}>
              {text.more}
            </BusyButton>
          </div>
        )}
      </div>
      {isAdding && (
        <NameDialog
          title={text.addTitle[kind]}
          label={text.name}
          max={MAX_LABEL}
          missing={text.nameMissing}
          cancel={text.cancel}
          submit={text.add[kind]}
          act={(name) =>
            client.call('POST', '/api/admin/post-labels', { body: { collectionId: collection, kind, name } })
          }
          onDone={({ name }) => {
            setAdding(false);
            labelsChanged();
            notifications.show({ message: text.added(name) });
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {merging !== null && (
        <MergeLabelDialog
          label={merging}
          collection={collection}
          kind={kind}
          onClose={() => setMerging(null)}
        />
      )}
    </>
  );
}
