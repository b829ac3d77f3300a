import { Button } from '@mantine/core';
import { type PostRow, postStatuses } from '@vitrine/contracts/posts.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { podcasts } from '../../text/en-podcasts.ts';
import { postLabels, posts as text } from '../../text/en-posts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import type { Choice, ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pageStatusTones } from '../../ui/page-status-tones.ts';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { postActions } from './bulk/post-actions.ts';
import { NewPostDialog } from './new-post-dialog.tsx';
import { useBlogs } from './post-queries.ts';
import styles from './posts-screen.module.css';

const blogChoices = async (signal: AbortSignal): Promise<readonly Choice[]> =>
  (await client.call('GET', '/api/admin/blogs', {}, signal)).blogs.map(({ id, title }) => ({
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

const definition: ListDefinition<PostRow> = {
  name: 'posts',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'post',
      head: text.columns.post,
      sort: 'title',
      card: 'title',
      cell: (post) => <Named post={post} />,
    },
    { id: 'blog', head: text.columns.blog, card: 'none', cell: ({ collection }) => collection.title },
    { id: 'status', head: text.columns.status, card: 'foot', cell: (post) => <Status post={post} /> },
    {
      id: 'author',
      head: text.columns.author,
      card: 'line',
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
      card: 'footSide',
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
      label: text.columns.blog,
      placeholder: text.blogPlaceholder,
      find: async (search, signal) => among(await blogChoices(signal), search),
      nameOf: async (id, signal) => nameIn(await blogChoices(signal), id),
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
    { id: 'drafts', name: text.views.drafts, query: { status: 'draft' } },
    { id: 'review', name: text.views.review, query: { status: 'needs-review' } },
    { id: 'scheduled', name: text.views.scheduled, query: { status: 'scheduled' } },
    { id: 'bin', name: text.views.bin, query: { status: 'deleted' } },
  ],
  actions: postActions,
  defaultSort: '-published',
  more: text.more,
  pathOf: ({ id, isDeleted }) => (isDeleted ? `/posts/${id}/settings` : `/posts/${id}`),
  nameOf: ({ title }) => title,
};

/** The posts of all blogs, newest first. */
export function PostsScreen() {
  const [parameters, setParameters] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const blogs = useBlogs();
  // The palette's action opens the dialog by the address.
  const isAdding = isAsked || parameters.has('create');
  const close = () => {
    setAsked(false);
    if (parameters.has('create')) setParameters({}, { replace: true });
  };
  const hasBlog = blogs === null || blogs.length > 0;
  const add = (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAsked(true)} disabled={!hasBlog}>
      {text.add}
    </Button>
  );
  return (
    <>
      <ListScreen
        definition={definition}
        add={
          <>
            <Button component={Link} to="/posts/labels" variant="default">
              {postLabels.title}
            </Button>
            <Button component={Link} to="/posts/podcast" variant="default">
              {podcasts.title}
            </Button>
            {add}
          </>
        }
        empty={
          hasBlog ? (
            <EmptyState title={text.emptyTitle} action={add}>
              {text.empty}
            </EmptyState>
          ) : (
            <EmptyState
              title={text.noBlogTitle}
              action={
                <Button component={Link} to="/pages">
                  {text.toPages}
                </Button>
              }
            >
              {text.noBlog}
            </EmptyState>
          )
        }
      />
      {isAdding && blogs !== null && blogs.length > 0 && <NewPostDialog blogs={blogs} onClose={close} />}
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
