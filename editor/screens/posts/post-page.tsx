import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { Link, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import { written } from '../../text/en-written.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { PostSettings } from './post-settings.tsx';
import { postKey } from './post-queries.ts';
import { writtenPaths } from './written-kinds.ts';

/** What is set of a post, an event and the like, besides its text. */
export function PostPage({ kind }: { readonly kind: WrittenKind }) {
  const text = written[kind];
  const { id = '' } = useParams();
  const post = useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => client.call('GET', '/api/admin/posts/:id', { params: { id } }, signal),
    // A form starts from what is stored when it is opened, not from what was cached when it was left.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <div className={screen['screen']}>
      <Link to={writtenPaths[kind]} className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {post.isPending ? (
        <ListWaiting />
      ) : post.isError ? (
        post.error instanceof CallFailure && [404, 422].includes(post.error.status) ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={post.error} again={() => void post.refetch()} />
        )
      ) : post.data.isDeleted ? (
        <EmptyState order={1} title={post.data.title}>
          {text.binned}
        </EmptyState>
      ) : (
        <PostSettings key={id} stored={post.data} />
      )}
    </div>
  );
}
