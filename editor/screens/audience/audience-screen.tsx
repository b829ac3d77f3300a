import { Button, Group } from '@mantine/core';
import type { SubscriberRow } from '@vitrine/contracts/audience.ts';
import { subscriberSources, subscriberStates } from '@vitrine/domain/audience/subscriber-states.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { audience as text } from '../../text/en-audience.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { TagDialog } from '../../ui/list/tag-dialog.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { AddDialog } from './add-dialog.tsx';
import { AudienceIcon } from './audience-icon.tsx';
import styles from './audience.module.css';
import { EraseManyDialog, ListChoiceDialog } from './many-dialogs.tsx';
import { stateTones } from './state-tones.ts';

const definition: ListDefinition<SubscriberRow> = {
  name: 'audience',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'email',
      head: text.email,
      sort: 'email',
      card: 'title',
      cell: (row) => <Named row={row} />,
    },
    {
      id: 'state',
      head: text.state,
      card: 'side',
      cell: ({ state }) => <Tone tone={stateTones[state]}>{text.states[state]}</Tone>,
    },
    {
      id: 'lists',
      head: text.lists,
      card: 'foot',
      cell: ({ lists }) => (
        <div className={`${screen['truncate']} ${screen['quiet']}`}>{lists.join(', ')}</div>
      ),
    },
    {
      id: 'tags',
      head: text.tags,
      card: 'none',
      cell: ({ tags }) => (
        <span className={styles['tags']}>
          {tags.slice(0, 3).map((tag) => (
            <Tone key={tag} tone="grey">
              {tag}
            </Tone>
          ))}
          {tags.length > 3 && <span className={screen['quiet']}>{`+${tags.length - 3}`}</span>}
        </span>
      ),
    },
    {
      id: 'source',
      head: text.source,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ source }) => text.sources[source],
    },
    {
      id: 'joined',
      head: text.joined,
      sort: 'joined',
      firstDescending: true,
      card: 'footSide',
      cell: (row) => <Joined row={row} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: text.state,
      choices: subscriberStates.map((value) => ({ value, label: text.states[value] })),
      several: true,
    },
    {
      kind: 'record',
      name: 'list',
      label: text.list,
      placeholder: text.listPlaceholder,
      find: async (search, signal) => {
        const { lists } = await client.call('GET', '/api/admin/audience/lists', {}, signal);
        return lists
          .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
          .map(({ id, name }) => ({ value: id, label: name }));
      },
      nameOf: async (id, signal) => {
        const { lists } = await client.call('GET', '/api/admin/audience/lists', {}, signal);
        return lists.find((list) => list.id === id)?.name ?? text.listGone;
      },
    },
    {
      kind: 'text',
      name: 'tag',
      label: text.filterTag,
      placeholder: text.tagPlaceholder,
      suggest: async (signal) => (await client.call('GET', '/api/admin/audience/tags', {}, signal)).tags,
    },
    {
      kind: 'choice',
      name: 'source',
      label: text.source,
      choices: subscriberSources.map((value) => ({ value, label: text.sources[value] })),
      several: true,
    },
    { kind: 'days', name: 'joined', label: text.joined, from: 'joinedFrom', to: 'joinedTo' },
  ],
  views: [
    { id: 'active', name: text.states.active, query: { state: 'active' } },
    { id: 'pending', name: text.states.pending, query: { state: 'pending' } },
    { id: 'unsubscribed', name: text.states.unsubscribed, query: { state: 'unsubscribed' } },
  ],
  actions: [
    { name: 'add-tag', dialog: TagDialog },
    { name: 'remove-tag', dialog: TagDialog },
    { name: 'add-to-list', dialog: ListChoiceDialog, isFirst: true },
    { name: 'remove-from-list', dialog: ListChoiceDialog },
    { name: 'unsubscribe', isFirst: true },
    { name: 'erase-subscribers', dialog: EraseManyDialog },
  ],
  defaultSort: '-joined',
  more: text.more,
  isLive: true,
  pathOf: ({ id }) => `/audience/${id}`,
  nameOf: ({ email }) => email,
};

/** Everybody who gets letters, is asked to confirm, or has left; the newest first. */
export function AudienceScreen() {
  const [parameters, setParameters] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    if (parameters.has('add')) setParameters({}, { replace: true });
  };
  return (
    <>
      <ListScreen
        definition={definition}
        action={
          <Group gap="xs" wrap="nowrap">
            <Button component={Link} to="/audience/lists" variant="default">
              {text.toLists}
            </Button>
            <Button component={Link} to="/audience/segments" variant="default">
              {text.toSegments}
            </Button>
            <Button component={Link} to="/audience/import" variant="default">
              {text.toImport}
            </Button>
          </Group>
        }
        add={<Button onClick={() => setAsked(true)}>{text.add}</Button>}
        empty={
          <EmptyState
            title={text.emptyTitle}
            picture={<AudienceIcon size={44} />}
            action={
              <Button component={Link} to="/audience/lists">
                {text.emptyAction}
              </Button>
            }
          >
            {text.empty}
          </EmptyState>
        }
      />
      {(isAsked || parameters.has('add')) && <AddDialog onClose={close} />}
    </>
  );
}

function Named({ row }: { row: SubscriberRow }) {
  return (
    <>
      <div className={screen['truncate']}>{row.email}</div>
      {row.name !== '' && (
        <div className={`${screen['truncate']} ${screen['quiet']} ${screen['small']} ${styles['under']}`}>
          {row.name}
        </div>
      )}
    </>
  );
}

function Joined({ row }: { row: SubscriberRow }) {
  const times = useShowTime();
  return (
    <time dateTime={row.createdOn} title={times.moment(row.createdOn)}>
      {times.day(row.createdOn)}
    </time>
  );
}
