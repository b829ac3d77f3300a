import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { audience } from '../../text/en-audience.ts';
import { listProviders } from '../../text/en-list-providers.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, BinIcon, PencilIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { readAudienceAgain, useMailingLists } from './audience-queries.ts';
import { AudienceIcon } from './audience-icon.tsx';
import styles from './audience.module.css';
import { ListDialog } from './list-dialog.tsx';

const text = audience.listsPage;

/** The mailing lists: how people join each, and how many get its letters. */
export function ListsPage() {
  const lists = useMailingLists();
  const [edited, setEdited] = useState<MailingList | 'new' | null>(null);
  const [removed, setRemoved] = useState<MailingList | null>(null);
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
        <Button component={Link} to="/audience/provider" variant="default">
          {listProviders.toProvider}
        </Button>
        {lists.data !== undefined && lists.data.length > 0 && add}
      </div>
      <Text size="sm" c="dimmed" mb="md">
        {text.lead}
      </Text>
      <div className={screen['sheet']}>
        {lists.isPending ? (
          <ListWaiting />
        ) : lists.isError ? (
          <CallFailed error={lists.error} again={() => void lists.refetch()} />
        ) : lists.data.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<AudienceIcon size={44} />} action={add}>
            {text.empty}
          </EmptyState>
        ) : (
          <ul className={styles['list']} aria-label={text.title}>
            {lists.data.map((list) => (
              <ListRow
                key={list.id}
                list={list}
                onEdit={() => setEdited(list)}
                onRemove={() => setRemoved(list)}
              />
            ))}
          </ul>
        )}
      </div>
      {edited !== null && (
        <ListDialog list={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed !== null && (
        <ConfirmDialog
          title={text.deleteTitle(removed.name)}
          sentences={[text.deleteWhat]}
          cancel={audience.cancel}
          submit={text.deleteSubmit}
          isFinal
          act={() => client.call('DELETE', '/api/admin/audience/lists/:id', { params: { id: removed.id } })}
          onFailed={readAudienceAgain}
          onClose={() => setRemoved(null)}
          onDone={() => {
            notifications.show({ message: text.deleted });
            setRemoved(null);
            readAudienceAgain();
          }}
        />
      )}
    </div>
  );
}

function ListRow(props: { list: MailingList; onEdit: () => void; onRemove: () => void }) {
  const { list } = props;
  const show = useShowNumber();
  return (
    <li className={styles['row']} data-row={list.id}>
      <div className={styles['rowWords']}>
        <Link to={`/audience?list=${list.id}`} className={styles['listName']}>
          {list.name}
        </Link>
        <span className={`${screen['quiet']} ${screen['small']}`}>
          {[
            text.members(show, list.members, list.isMore),
            list.doubleOptIn ? text.confirmed : text.single,
          ].join(' · ')}
        </span>
      </div>
      <div className={styles['rowActions']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={text.edit(list.name)}
          onClick={props.onEdit}
        >
          <PencilIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={text.remove(list.name)}
          onClick={props.onRemove}
        >
          <BinIcon size={18} />
        </ActionIcon>
      </div>
    </li>
  );
}
