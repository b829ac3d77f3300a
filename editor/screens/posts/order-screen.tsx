import { NativeSelect } from '@mantine/core';
import type { ItemStatus, WrittenKind } from '@vitrine/domain/content/content.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { writtenOrder } from '../../text/en-product-order.ts';
import { written } from '../../text/en-written.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListWaiting } from '../../ui/call-state.tsx';
import type { OrderLook } from '../../ui/order/order-row.tsx';
import { OrderSheet } from '../../ui/order/order-sheet.tsx';
import { useOrder } from '../../ui/order/use-order.ts';
import { pageStatusTones } from '../../ui/page-status-tones.ts';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { useWrittenLists } from './post-queries.ts';
import { writtenPaths } from './written-kinds.ts';

const statuses = Object.keys(statusLabels) as ItemStatus[];

function markOf(status: string): ReactNode {
  const shown = statuses.find((one) => one === status && one !== 'published');
  return shown === undefined ? null : <Tone tone={pageStatusTones[shown]}>{statusLabels[shown]}</Tone>;
}

/** The order of projects, lessons or chapters, of one list at a time. */
export function WrittenOrderScreen({ kind }: { readonly kind: WrittenKind }) {
  const [address, setAddress] = useSearchParams();
  const lists = useWrittenLists(kind);
  const collection = address.get('list') ?? lists?.[0]?.id ?? null;
  const words = written[kind];
  if (lists === null)
    return (
      <div className={screen['screen']}>
        <ListWaiting />
      </div>
    );
  if (collection === null)
    return (
      <div className={screen['screen']}>
        <EmptyState order={1} title={words.noListTitle}>
          {words.noList}
        </EmptyState>
      </div>
    );
  return (
    <ListOrder
      key={collection}
      kind={kind}
      collection={collection}
      choice={
        lists.length > 1 && (
          <NativeSelect
            label={words.list}
            maw={320}
            mb="md"
            value={collection}
            onChange={(event) => setAddress({ list: event.currentTarget.value }, { replace: true })}
            data={lists.map(({ id, title, path }) => ({ value: id, label: `${title} (${path})` }))}
          />
        )
      }
    />
  );
}

function ListOrder(props: {
  readonly kind: WrittenKind;
  readonly collection: string;
  readonly choice: ReactNode;
}) {
  const { kind, collection } = props;
  const { noun, back, emptyTitle, empty } = written[kind];
  const [look] = useState<OrderLook>(() => ({
    words: writtenOrder(noun.one, noun.many),
    pathOf: (id) => `${writtenPaths[kind]}/${id}`,
    mark: markOf,
  }));
  const order = useOrder({
    key: ['posts', 'order', collection],
    load: (after, signal) =>
      client.call(
        'GET',
        '/api/admin/posts/order',
        { query: { collection, ...(after === null ? {} : { after }) } },
        signal,
      ),
    send: (move) =>
      client.call('POST', '/api/admin/posts/order', {
        body: { collectionId: collection, ...move, ids: [...move.ids] },
      }),
  });
  return (
    <OrderSheet
      order={order}
      look={look}
      back={{ to: writtenPaths[kind], label: back }}
      of={collection}
      choice={props.choice}
      empty={<EmptyState title={emptyTitle}>{empty}</EmptyState>}
    />
  );
}
