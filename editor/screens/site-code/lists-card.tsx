import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { text as shared } from '../../text/en.ts';
import { siteCode } from '../../text/en-site-code.ts';
import { kilobytesOf } from '../../ui/code-editor/kilobytes.ts';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import styles from './site-code.module.css';

const text = siteCode.lists;

/** The lists of the website, each with the size of what its entries get. Left out where there is none. */
export function ListsCard() {
  const showNumber = useShowNumber();
  const lists = useQuery({
    queryKey: ['site-code'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/code', {}, signal),
    staleTime: 0,
  });
  if (lists.data?.lists.length === 0) return null;
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
        {text.title}
      </Title>
      <Text size="sm" c="dimmed">
        {text.lead}
      </Text>
      {lists.isPending ? (
        <Skeleton height={88} radius="md" mt="md" />
      ) : lists.isError ? (
        <div role="alert" className={styles['failed']}>
          {text.failed}
          <Button variant="default" size="xs" onClick={() => void lists.refetch()}>
            {shared.app.tryAgain}
          </Button>
        </div>
      ) : (
        <ul className={styles['rows']}>
          {lists.data.lists.map(({ id, title, headerBytes, footerBytes }) => {
            const bytes = headerBytes + footerBytes;
            return (
              <li key={id} className={styles['row']}>
                <Link to={`/code/${id}`} className={styles['list']}>
                  {title}
                </Link>
                <span className={styles['quiet']}>
                  {bytes === 0 ? text.none : text.size(kilobytesOf(bytes, showNumber))}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
