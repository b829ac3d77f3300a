import { useQuery } from '@tanstack/react-query';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import { client, queryClient, updateCache } from '../../app/client.ts';

/** The lists of the website of a kind, such as its blogs; null while they are loaded. */
export function useWrittenLists(kind: WrittenKind) {
  const { data } = useQuery({
    queryKey: ['blogs', kind],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/blogs', { query: { kind } }, signal),
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
