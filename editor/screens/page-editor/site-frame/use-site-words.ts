import { notifications } from '@mantine/notifications';
import type { SiteWords } from '@vitrine/contracts/site-words.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { client, queryClient, sentenceOf, updateCache } from '../../../app/client.ts';
import { siteFrame as words } from '../../../text/en-site-frame.ts';
import { showUndo } from '../../../ui/show-undo.tsx';

const KEY = ['site-words'];

/** One of the words that themes show on every page. */
export type WordName = 'title' | 'tagLine' | 'description';

interface WordChange {
  readonly name: WordName;
  readonly value: string;
}

async function send({ name, value }: WordChange): Promise<SiteWords | undefined> {
  const before = queryClient.getQueryData<SiteWords>(KEY);
  if (before === undefined) return undefined;
  const { version, title, tagLine, description } = before;
  const body = { version, title, tagLine, description, [name]: value };
  const now = await client.call('PUT', '/api/admin/site-words', { body });
  updateCache<SiteWords>(KEY, () => now);
  // The store's name is the same word.
  if (name === 'title') void queryClient.invalidateQueries({ queryKey: ['branding'] });
  return before;
}

/** The words that themes show on every page. Each change is saved at once, after those before it, and can be taken back. */
export function useSiteWords() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/site-words', {}, signal),
    refetchOnWindowFocus: false,
  });
  const { mutate, status } = useMutation({
    mutationFn: send,
    scope: { id: 'site-words' },
    onError: async (error) => {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      // What somebody else has changed is shown before the next change is sent.
      await queryClient.refetchQueries({ queryKey: KEY });
    },
  });
  const save = (change: WordChange): void =>
    mutate(change, {
      onSuccess: (before) => {
        if (before === undefined) return;
        const back = { name: change.name, value: before[change.name] };
        showUndo({ message: words.changed[change.name], label: words.undo, undo: () => mutate(back) });
      },
    });
  return { query, status, save };
}
