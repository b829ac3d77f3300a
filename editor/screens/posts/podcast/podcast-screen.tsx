import { Button, NativeSelect, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../../app/client.ts';
import { podcasts as text } from '../../../text/en-podcasts.ts';
import { posts } from '../../../text/en-posts.ts';
import { written } from '../../../text/en-written.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BackIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { useWrittenLists } from '../post-queries.ts';
import { PodcastForm } from './podcast-form.tsx';
import { podcastKey } from './use-podcast-form.ts';

/** A blog as a podcast: the one that the address names, or the first. */
export function PodcastScreen() {
  const [parameters, setParameters] = useSearchParams();
  const blogs = useWrittenLists('blog');
  const blog = blogs?.find(({ id }) => id === parameters.get('blog')) ?? blogs?.[0];
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <Link to="/posts" className={screen['back']}>
        <BackIcon size={18} />
        {written.blog.back}
      </Link>
      {blogs === null ? (
        <ListWaiting />
      ) : blog === undefined ? (
        <>
          <Title order={1} className={screen['title'] ?? ''}>
            {text.title}
          </Title>
          <EmptyState
            title={written.blog.noListTitle}
            action={
              <Button component={Link} to="/pages">
                {posts.toPages}
              </Button>
            }
          >
            {written.blog.noList}
          </EmptyState>
        </>
      ) : (
        <>
          {blogs.length > 1 && (
            <NativeSelect
              label={written.blog.list}
              maw={320}
              mb="md"
              value={blog.id}
              onChange={(event) => setParameters({ blog: event.currentTarget.value }, { replace: true })}
              data={blogs.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
          <BlogPodcast key={blog.id} id={blog.id} />
        </>
      )}
    </div>
  );
}

function BlogPodcast({ id }: { readonly id: string }) {
  const podcast = useQuery({
    queryKey: podcastKey(id),
    queryFn: ({ signal }) => client.call('GET', '/api/admin/blogs/:id/podcast', { params: { id } }, signal),
    // A form starts from what is stored when it is opened, not from what was cached when it was left.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (podcast.isPending) return <ListWaiting />;
  if (podcast.isError) return <CallFailed error={podcast.error} again={() => void podcast.refetch()} />;
  return <PodcastForm stored={podcast.data} />;
}
