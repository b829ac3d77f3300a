import { Button, Group, Text } from '@mantine/core';
import type { PostAuthor } from '@vitrine/contracts/post-labels.ts';
import { useState } from 'react';
import { queryClient } from '../../../app/client.ts';
import { postLabels } from '../../../text/en-posts.ts';
import { written } from '../../../text/en-written.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import screen from '../../../ui/screen.module.css';
import { useShowNumber } from '../../../ui/show-money.ts';
import { useAuthors } from '../post-queries.ts';
import { AuthorDialog, DeleteAuthorDialog } from './author-dialogs.tsx';
import styles from './labels.module.css';

const text = postLabels.authors;

type Asking = { readonly what: 'add' } | { readonly what: 'edit' | 'delete'; readonly author: PostAuthor };

/** The people who write, with their numbers of posts. */
export function AuthorList() {
  const authors = useAuthors();
  const showNumber = useShowNumber();
  const [asking, setAsking] = useState<Asking | null>(null);
  const rows = authors.data?.authors ?? [];
  const close = () => setAsking(null);
  const done = () => {
    close();
    for (const key of ['authors', 'posts', 'post']) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const add = <Button onClick={() => setAsking({ what: 'add' })}>{text.add}</Button>;
  return (
    <>
      {rows.length > 0 && (
        <Group mb="sm" justify="flex-end">
          {add}
        </Group>
      )}
      <div className={screen['sheet']}>
        {authors.isPending ? (
          <ListWaiting />
        ) : authors.isError && rows.length === 0 ? (
          <CallFailed error={authors.error} again={() => void authors.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState title={text.emptyTitle} action={add}>
            {text.empty}
          </EmptyState>
        ) : (
          <ul className={styles['list']} aria-label={text.list}>
            {rows.map((author) => (
              <li key={author.id} className={styles['row']}>
                <span className={styles['name']}>{author.name}</span>
                <Text size="sm" c="dimmed" className={styles['count'] ?? ''}>
                  {postLabels.posts(showNumber, author.posts, author.isMore, written.blog.noun)}
                </Text>
                <Group gap="xs" className={styles['actions'] ?? ''}>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={text.editTitle(author.name)}
                    onClick={() => setAsking({ what: 'edit', author })}
                  >
                    {text.edit}
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    c="red"
                    aria-label={text.deleteTitle(author.name)}
                    onClick={() => setAsking({ what: 'delete', author })}
                  >
                    {postLabels.deleteShort}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        )}
      </div>
      {asking?.what === 'add' && <AuthorDialog author={null} onDone={done} onClose={close} />}
      {asking?.what === 'edit' && <AuthorDialog author={asking.author} onDone={done} onClose={close} />}
      {asking?.what === 'delete' && (
        <DeleteAuthorDialog author={asking.author} authors={rows} onDone={done} onClose={close} />
      )}
    </>
  );
}
