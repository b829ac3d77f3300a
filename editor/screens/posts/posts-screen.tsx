import { Button } from '@mantine/core';
import { type PostRow, postStatuses } from '@vitrine/contracts/posts.ts';
import { type WrittenKind, writtenKinds } from '@vitrine/domain/content/content.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { events } from '../../text/en-events.ts';
import { podcasts } from '../../text/en-podcasts.ts';
import { postLabels, posts as text } from '../../text/en-posts.ts';
import { writtenOrderLink } from '../../text/en-product-order.ts';
import { written } from '../../text/en-written.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import type { Choice, ListColumn, ListDefinition, ListFilter } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import type { BuiltInView } from '../../ui/list/list-view.ts';
import { Picture } from '../../ui/picture.tsx';
import { pageStatusTones } from '../../ui/page-status-tones.ts';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { postActions } from './bulk/post-actions.ts';
import { NewPostDialog } from './new-post-dialog.tsx';
import { useWrittenLists } from './post-queries.ts';
import styles from './posts-screen.module.css';
import { orderedKinds, writtenPaths } from './written-kinds.ts';

const listChoices = async (kind: WrittenKind, signal: AbortSignal): Promise<readonly Choice[]> =>
  (await client.call('GET', '/api/admin/blogs', { query: { kind } }, signal)).blogs.map(({ id, title }) => ({
    value: id,
    label: title,
  }));
const authorChoices = async (signal: AbortSignal): Promise<readonly Choice[]> =>
  (await client.call('GET', '/api/admin/authors', {}, signal)).authors.map(({ id, name }) => ({
    value: id,
    label: name,
  }));
const among = (choices: readonly Choice[], search: string): readonly Choice[] =>
  choices.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
const nameIn = (choices: readonly Choice[], id: string): string =>
  choices.find(({ value }) => value === id)?.label ?? '';

const eventColumns: readonly ListColumn<PostRow>[] = [
  {
    id: 'starts',
    head: events.columns.starts,
    sort: 'start',
    firstDescending: true,
    card: 'footSide',
    cell: ({ startDate }) =>
      startDate === null ? (
        <span className={screen['quiet']}>{events.noDate}</span>
      ) : (
        <Moment time={startDate} />
      ),
  },
  { id: 'place', head: events.columns.place, card: 'line', cell: ({ place }) => place },
];
const whenFilter: ListFilter = {
  kind: 'choice',
  name: 'when',
  label: events.when,
  choices: (['upcoming', 'past'] as const).map((when) => ({ value: when, label: events.whenChoices[when] })),
};
const eventViews: readonly BuiltInView[] = [
  { id: 'upcoming', name: events.whenChoices.upcoming, query: { when: 'upcoming', sort: 'start' } },
  { id: 'past', name: events.whenChoices.past, query: { when: 'past' } },
];

/** The list of a kind. */
function definitionOf(kind: WrittenKind): ListDefinition<PostRow> {
  const words = written[kind];
  const path = writtenPaths[kind];
  const isEvents = kind === 'events';
  // What begins last first: what is to come stands above what is over.
  const sort = isEvents ? '-start' : '-published';
  return {
    name: 'posts',
    ...(kind === 'blog' ? {} : { part: { name: kind, query: { kind, sort } } }),
    title: words.title,
    noun: words.noun,
    searchLabel: words.searchLabel,
    searchPlaceholder: text.search,
    columns: [
      {
        id: 'post',
        head: words.column,
        sort: 'title',
        card: 'title',
        cell: (post) => <Named post={post} />,
      },
      ...(isEvents ? eventColumns : []),
      { id: 'list', head: words.list, card: 'none', cell: ({ collection }) => collection.title },
      { id: 'status', head: text.columns.status, card: 'foot', cell: (post) => <Status post={post} /> },
      {
        id: 'author',
        head: text.columns.author,
        card: 'line',
        ...(isEvents ? { hiddenAtFirst: true } : {}),
        cell: ({ author }) => author?.name ?? null,
      },
      {
        id: 'categories',
        head: text.columns.categories,
        card: 'none',
        hiddenAtFirst: true,
        cell: ({ categories }) => categories.join(', '),
      },
      {
        id: 'tags',
        head: text.columns.tags,
        card: 'none',
        hiddenAtFirst: true,
        cell: ({ tags }) => <div className={screen['truncate']}>{tags.join(', ')}</div>,
      },
      {
        id: 'published',
        head: text.columns.published,
        sort: 'published',
        firstDescending: true,
        card: isEvents ? 'none' : 'footSide',
        ...(isEvents ? { hiddenAtFirst: true } : {}),
        cell: ({ publishedOn, status }) =>
          status === 'published' || status === 'scheduled' ? <Day time={publishedOn} /> : null,
      },
      {
        id: 'updated',
        head: text.columns.updated,
        sort: 'updated',
        firstDescending: true,
        card: 'none',
        cell: ({ updatedOn }) => <Day time={updatedOn} />,
      },
    ],
    filters: [
      ...(isEvents ? [whenFilter] : []),
      {
        kind: 'choice',
        name: 'status',
        label: text.columns.status,
        choices: postStatuses.map((status) => ({
          value: status,
          label: status === 'deleted' ? text.deleted : statusLabels[status],
        })),
        several: true,
      },
      {
        kind: 'record',
        name: 'collection',
        label: words.list,
        placeholder: words.listPlaceholder,
        find: async (search, signal) => among(await listChoices(kind, signal), search),
        nameOf: async (id, signal) => nameIn(await listChoices(kind, signal), id),
      },
      {
        kind: 'record',
        name: 'author',
        label: text.columns.author,
        placeholder: text.authorPlaceholder,
        find: async (search, signal) => among(await authorChoices(signal), search),
        nameOf: async (id, signal) => nameIn(await authorChoices(signal), id),
      },
      { kind: 'text', name: 'category', label: text.category, placeholder: text.categoryPlaceholder },
      { kind: 'text', name: 'tag', label: text.columns.tags, placeholder: text.tagPlaceholder },
      {
        kind: 'days',
        name: 'published',
        label: text.columns.published,
        from: 'publishedFrom',
        to: 'publishedTo',
      },
    ],
    views: [
      ...(isEvents ? eventViews : []),
      { id: 'drafts', name: text.views.drafts, query: { status: 'draft' } },
      { id: 'review', name: text.views.review, query: { status: 'needs-review' } },
      { id: 'scheduled', name: text.views.scheduled, query: { status: 'scheduled' } },
      { id: 'bin', name: text.views.bin, query: { status: 'deleted' } },
    ],
    actions: postActions,
    defaultSort: sort,
    more: words.more,
    pathOf: ({ id, isDeleted }) => (isDeleted ? `${path}/${id}/settings` : `${path}/${id}`),
    nameOf: ({ title }) => title,
  };
}

const definitions = new Map(writtenKinds.map((kind) => [kind, definitionOf(kind)] as const));

/** What is written in all lists of a kind. */
export function PostsScreen({ kind }: { readonly kind: WrittenKind }) {
  const words = written[kind];
  const definition = definitions.get(kind) ?? definitionOf(kind);
  const [parameters, setParameters] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const lists = useWrittenLists(kind);
  // The palette's action opens the dialog by the address.
  const isAdding = isAsked || parameters.has('create');
  const close = () => {
    setAsked(false);
    if (parameters.has('create')) setParameters({}, { replace: true });
  };
  const hasList = lists === null || lists.length > 0;
  const add = (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAsked(true)} disabled={!hasList}>
      {words.add}
    </Button>
  );
  return (
    <>
      <ListScreen
        definition={definition}
        add={
          <>
            {orderedKinds.has(kind) && (
              <Button component={Link} to={`${writtenPaths[kind]}/order`} variant="default">
                {writtenOrderLink.name}
              </Button>
            )}
            <Button component={Link} to={`${writtenPaths[kind]}/labels`} variant="default">
              {postLabels.title}
            </Button>
            {kind === 'blog' && (
              <Button component={Link} to="/posts/podcast" variant="default">
                {podcasts.title}
              </Button>
            )}
            {add}
          </>
        }
        empty={
          hasList ? (
            <EmptyState title={words.emptyTitle} action={add}>
              {words.empty}
            </EmptyState>
          ) : (
            <EmptyState
              title={words.noListTitle}
              action={
                <Button component={Link} to="/pages">
                  {text.toPages}
                </Button>
              }
            >
              {words.noList}
            </EmptyState>
          )
        }
      />
      {isAdding && lists !== null && lists.length > 0 && (
        <NewPostDialog kind={kind} lists={lists} onClose={close} />
      )}
    </>
  );
}

function Named({ post }: { post: PostRow }) {
  return (
    <span className={styles['named']}>
      <Picture picture={post.picture} width={56} height={42} alt="" />
      <span className={styles['words']}>
        <span>{post.title}</span>
        <span className={`${screen['quiet']} ${screen['small']} ${styles['path']}`}>
          {post.path}
          {post.isFeatured && ` · ${text.featured}`}
        </span>
      </span>
    </span>
  );
}

function Status({ post: { status, isDeleted, hasChanges } }: { post: PostRow }) {
  if (isDeleted) return <Tone tone="red">{text.deleted}</Tone>;
  return (
    <>
      <Tone tone={pageStatusTones[status]}>{statusLabels[status]}</Tone>
      {status === 'published' && hasChanges && (
        <div className={`${screen['quiet']} ${screen['small']}`}>{text.unpublishedChanges}</div>
      )}
    </>
  );
}

function Day({ time }: { time: string }) {
  const times = useShowTime();
  return (
    <time className={screen['nowrap']} dateTime={time} title={times.moment(time)}>
      {times.day(time)}
    </time>
  );
}

function Moment({ time }: { time: string }) {
  const times = useShowTime();
  return (
    <time className={screen['nowrap']} dateTime={time}>
      {times.moment(time)}
    </time>
  );
}
