import { useQuery } from '@tanstack/react-query';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { client, queryClient, updateCache } from '../../app/client.ts';

/** The blogs of the website; null while they are loaded. */
export function useBlogs() {
  const { data } = useQuery({
    queryKey: ['blogs'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/blogs', {}, signal),
  });
  return data?.blogs ?? null;
}

/** The people who write; empty while they are loaded. */
export function useAuthors() {
  return useQuery({
    queryKey: ['authors'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/authors', {}, signal),
  });
}

export const postKey = (id: string) => ['post', id];

/** Puts a newer version of a post into the caches that show it. */
export function keepPost(now: PostDetail): void {
  updateCache(postKey(now.id), () => now);
  void queryClient.invalidateQueries({ queryKey: ['posts'] });
}
