import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { LetterRow } from '@vitrine/contracts/letters.ts';
import { letterStatuses } from '@vitrine/domain/letter/letter-states.ts';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BinIcon, SendIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { keepLetter } from './letter-queries.ts';
import { statusTones } from './status-tones.ts';

const nameOf = ({ subject }: LetterRow): string => (subject === '' ? text.unnamed : subject);

const definition: ListDefinition<LetterRow> = {
  name: 'letters',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'subject',
      head: text.subject,
      card: 'title',
      cell: (row) => <div className={screen['truncate']}>{nameOf(row)}</div>,
    },
    {
      id: 'status',
      head: text.status,
      card: 'side',
      cell: ({ status }) => <Tone tone={statusTones[status]}>{text.statuses[status]}</Tone>,
    },
    { id: 'recipients', head: text.recipients, card: 'foot', cell: (row) => <Recipients row={row} /> },
    {
      id: 'changed',
      head: text.changed,
      sort: 'changed',
      firstDescending: true,
      card: 'footSide',
      cell: (row) => <Changed row={row} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: text.status,
      choices: letterStatuses.map((value) => ({ value, label: text.statuses[value] })),
      several: true,
    },
    { kind: 'days', name: 'changed', label: text.changed, from: 'changedFrom', to: 'changedTo' },
    { kind: 'choice', name: 'folder', label: text.folder, choices: [{ value: 'bin', label: text.bin }] },
  ],
  views: [
    { id: 'draft', name: text.statuses.draft, query: { status: 'draft' } },
    { id: 'scheduled', name: text.statuses.scheduled, query: { status: 'scheduled' } },
    { id: 'sending', name: text.statuses.sending, query: { status: 'sending,paused' } },
    { id: 'sent', name: text.statuses.sent, query: { status: 'sent' } },
    { id: 'bin', name: text.bin, query: { folder: 'bin' } },
  ],
  defaultSort: '-changed',
  more: text.more,
  isLive: true,
  pathOf: ({ id }) => `/letters/${id}`,
  nameOf,
};

/** Letters to the audience: drafts, those that are scheduled, being sent or sent, and the bin. */
export function LettersScreen() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const add = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/letters', { body: {} }),
    onSuccess: (letter) => {
      keepLetter(letter);
      void navigate(`/letters/${letter.id}`, { replace: parameters.has('add') });
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  // The palette leads here to write one: once, however often this is drawn.
  const isAsked = parameters.has('add');
  const begun = useRef(false);
  const { mutate } = add;
  useEffect(() => {
    if (!isAsked || begun.current) return;
    begun.current = true;
    mutate();
  }, [isAsked, mutate]);
  const addButton = (
    <BusyButton loading={add.isPending} onClick={() => add.mutate()}>
      {text.add}
    </BusyButton>
  );
  const isBin = parameters.get('folder') === 'bin';
  return (
    <ListScreen
      definition={definition}
      action={
        <Button component={Link} to="/letters/settings" variant="default">
          {text.toSettings}
        </Button>
      }
      add={addButton}
      nothing={
        isBin && !parameters.get('search') ? (
          <EmptyState title={text.binEmptyTitle} picture={<BinIcon size={44} />}>
            {text.binEmpty}
          </EmptyState>
        ) : undefined
      }
      empty={
        <EmptyState title={text.emptyTitle} picture={<SendIcon size={44} />} action={addButton}>
          {text.empty}
        </EmptyState>
      }
    />
  );
}

function Recipients({ row }: { readonly row: LetterRow }) {
  const show = useShowNumber();
  const isUnderWay = row.status === 'sending' || row.status === 'paused';
  const counted = isUnderWay
    ? text.handled(show, row.handled, row.total)
    : row.total > 0
      ? text.people(show, row.total)
      : '';
  return (
    <span className={screen['quiet']}>
      {[row.recipients.join(' + '), counted].filter((part) => part !== '').join(' · ')}
    </span>
  );
}

function Changed({ row }: { readonly row: LetterRow }) {
  const times = useShowTime();
  const moment = row.sendsOn ?? row.finishedOn ?? row.updatedOn;
  return (
    <time dateTime={moment} title={times.moment(moment)}>
      {row.sendsOn === null ? times.day(moment) : times.moment(moment)}
    </time>
  );
}
