import { Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { client } from '../../app/client.ts';
import { pageStatus } from '../../text/en-page-status.ts';
import { posts as text } from '../../text/en-posts.ts';
import { written } from '../../text/en-written.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { pageStatusTones } from '../../ui/page-status-tones.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { ProductCard as Card } from '../products/product-card.tsx';
import styles from '../page-editor/status/status-history.module.css';

/** Who changed the status of a post and when, the latest first. */
export function PostHistory({ post: { id, kind, revision } }: { readonly post: PostDetail }) {
  const times = useShowTime();
  const history = useQuery({
    queryKey: ['post-status-changes', id, revision],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/posts/:id/status-changes', { params: { id } }, signal),
  });
  return (
    <Card title={text.history}>
      {history.isPending ? (
        <ListWaiting rows={2} />
      ) : history.isError ? (
        <CallFailed error={history.error} again={() => void history.refetch()} />
      ) : history.data.changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {written[kind].historyNone}
        </Text>
      ) : (
        <ol className={styles['changes']} aria-label={text.history}>
          {history.data.changes.map((change) => (
            <li key={change.id} className={styles['change']}>
              <span className={styles['statuses']}>
                {change.from !== null && (
                  <>
                    <Tone tone={pageStatusTones[change.from]}>{statusLabels[change.from]}</Tone>
                    <span aria-hidden="true">→</span>
                    <VisuallyHidden>{pageStatus.historyTo}</VisuallyHidden>
                  </>
                )}
                <Tone tone={pageStatusTones[change.to]}>{statusLabels[change.to]}</Tone>
              </span>
              <span className={styles['who']}>
                {pageStatus.historyBy(change.by, times.moment(change.on))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
