import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { Segment } from '@vitrine/contracts/segments.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, queryClient } from '../../app/client.ts';
import { audience } from '../../text/en-audience.ts';
import { segments as text } from '../../text/en-segments.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, BinIcon, PencilIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { AudienceIcon } from './audience-icon.tsx';
import styles from './audience.module.css';
import { SegmentDialog } from './segment-dialog.tsx';

const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['segments'] });

/** The segments of the audience, with their rules. */
export function SegmentsPage() {
  const segments = useQuery({
    queryKey: ['segments'],
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/audience/segments', {}, signal)).segments,
  });
  const [edited, setEdited] = useState<Segment | 'new' | null>(null);
  const [removed, setRemoved] = useState<Segment | null>(null);
  const show = useShowNumber();
  const add = <Button onClick={() => setEdited('new')}>{text.add}</Button>;
  return (
    <div className={screen['screen']}>
      <Link to="/audience" className={screen['back']}>
        <BackIcon size={18} />
        {audience.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={`${screen['title']} ${screen['grow']}`}>
          {text.title}
        </Title>
        {segments.data !== undefined && segments.data.length > 0 && add}
      </div>
      <Text size="sm" c="dimmed" mb="md">
        {text.lead}
      </Text>
      <div className={screen['sheet']}>
        {segments.isPending ? (
          <ListWaiting />
        ) : segments.isError ? (
          <CallFailed error={segments.error} again={() => void segments.refetch()} />
        ) : segments.data.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<AudienceIcon size={44} />} action={add}>
            {text.empty}
          </EmptyState>
        ) : (
          <ul className={styles['list']} aria-label={text.title}>
            {segments.data.map((segment) => (
              <li key={segment.id} className={styles['row']} data-row={segment.id}>
                <div className={styles['rowWords']}>
                  <span className={styles['rowName']}>{segment.name}</span>
                  <span className={`${screen['quiet']} ${screen['small']}`}>
                    {[text.rules(show, segment.rules.length), text.matches[segment.match]].join(' · ')}
                  </span>
                </div>
                <div className={styles['rowActions']}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={text.edit(segment.name)}
                    onClick={() => setEdited(segment)}
                  >
                    <PencilIcon size={18} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={text.remove(segment.name)}
                    onClick={() => setRemoved(segment)}
                  >
                    <BinIcon size={18} />
                  </ActionIcon>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {edited !== null && (
        <SegmentDialog segment={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed !== null && (
        <ConfirmDialog
          title={text.deleteTitle(removed.name)}
          sentences={[text.deleteWhat]}
          cancel={audience.cancel}
          submit={text.deleteSubmit}
          isFinal
          act={() =>
            client.call('DELETE', '/api/admin/audience/segments/:id', { params: { id: removed.id } })
          }
          onFailed={readAgain}
          onClose={() => setRemoved(null)}
          onDone={() => {
            notifications.show({ message: text.deleted });
            setRemoved(null);
            readAgain();
          }}
        />
      )}
    </div>
  );
}
