import { Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { client } from '../../../app/client.ts';
import { pageStatus as words } from '../../../text/en-page-status.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { pageStatusTones } from '../../../ui/page-status-tones.ts';
import { useShowTime } from '../../../ui/show-time.ts';
import { Tone } from '../../../ui/tone.tsx';
import styles from './status-history.module.css';

/** Who changed the status of a page and when, the latest first. */
export function StatusHistory(props: { readonly pageId: string; readonly close: () => void }) {
  const { pageId } = props;
  const times = useShowTime();
  const history = useQuery({
    queryKey: ['page-status-changes', pageId],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/pages/:id/status-changes', { params: { id: pageId } }, signal),
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Dialog opened onClose={props.close} title={words.historyTitle}>
      {history.isPending ? (
        <ListWaiting rows={3} />
      ) : history.isError ? (
        <CallFailed error={history.error} again={() => void history.refetch()} />
      ) : history.data.changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {words.historyNone}
        </Text>
      ) : (
        <ol className={styles['changes']} aria-label={words.historyTitle}>
          {history.data.changes.map(({ id, from, to, by, on }) => (
            <li key={id} className={styles['change']}>
              <span className={styles['statuses']}>
                <StatusTone status={from} />
                <span aria-hidden="true">→</span>
                <VisuallyHidden>{words.historyTo}</VisuallyHidden>
                <StatusTone status={to} />
              </span>
              <span className={styles['who']}>{words.historyBy(by, times.moment(on))}</span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function StatusTone({ status }: { readonly status: ItemStatus }) {
  return <Tone tone={pageStatusTones[status]}>{statusLabels[status]}</Tone>;
}
