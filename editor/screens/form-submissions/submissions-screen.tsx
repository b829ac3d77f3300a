import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import { submissionFolders } from '@vitrine/domain/form/submission.ts';
import { Link, useSearchParams } from 'react-router';
import { client, queryClient } from '../../app/client.ts';
import { formSubmissions as words } from '../../text/en-form-submissions.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InboxIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { formsQuery } from '../forms/form-queries.ts';
import { beginningOf } from './beginning-of.ts';
import { actOn, offeredActions, type SubmissionAction } from './change-submission.ts';
import { colleaguesQuery, countsQuery } from './submission-queries.ts';
import styles from './submissions.module.css';

const nameOf = ({ name, email }: SubmissionRow): string => name || email || words.unnamed;

/** Applies the one of these actions that the row with the focus offers. */
const apply =
  (...actions: readonly SubmissionAction[]) =>
  (row: SubmissionRow | null): void => {
    const action = row === null ? undefined : offeredActions(row).find((one) => actions.includes(one));
    if (row !== null && action !== undefined) void actOn(row.id, action);
  };

const definition: ListDefinition<SubmissionRow> = {
  name: 'form-submissions',
  title: words.title,
  noun: words.noun,
  searchLabel: words.searchLabel,
  searchPlaceholder: words.search,
  columns: [
    {
      id: 'sender',
      head: words.columns.sender,
      card: 'title',
      cell: (row) => <Sender row={row} />,
    },
    { id: 'form', head: words.columns.form, card: 'foot', cell: ({ formName }) => formName },
    {
      id: 'assigned',
      head: words.columns.assigned,
      card: 'line',
      cell: ({ assignedTo }) => assignedTo?.name ?? '',
    },
    {
      id: 'received',
      head: words.columns.received,
      sort: 'received',
      firstDescending: true,
      card: 'footSide',
      cell: ({ receivedOn }) => <Received time={receivedOn} />,
    },
  ],
  filters: [
    {
      kind: 'record',
      name: 'form',
      label: words.form,
      placeholder: words.formPlaceholder,
      find: async (search) => {
        const { forms } = await queryClient.fetchQuery(formsQuery);
        const sought = search.trim().toLowerCase();
        return forms
          .filter(({ name }) => name.toLowerCase().includes(sought))
          .map(({ id, name }) => ({ value: id, label: name }));
      },
      // Also one in the bin, whose submissions stay.
      nameOf: async (id, signal) => {
        const { name } = await client.call('GET', '/api/admin/forms/:id', { params: { id } }, signal);
        return name;
      },
    },
    {
      kind: 'choice',
      name: 'read',
      label: words.read,
      choices: [
        { value: 'unread', label: words.reads.unread },
        { value: 'read', label: words.reads.read },
      ],
    },
    {
      kind: 'record',
      name: 'assigned',
      label: words.columns.assigned,
      placeholder: words.assignedPlaceholder,
      find: async (search) => {
        const { colleagues } = await queryClient.fetchQuery(colleaguesQuery);
        const sought = search.trim().toLowerCase();
        return colleagues
          .filter(({ name }) => name.toLowerCase().includes(sought))
          .map(({ id, name }) => ({ value: id, label: name }));
      },
      nameOf: async (id) => {
        const { colleagues } = await queryClient.fetchQuery(colleaguesQuery);
        return colleagues.find((one) => one.id === id)?.name ?? words.assignedGone;
      },
    },
    {
      kind: 'days',
      name: 'received',
      label: words.columns.received,
      from: 'receivedFrom',
      to: 'receivedTo',
    },
    {
      kind: 'choice',
      name: 'folder',
      label: words.folder,
      choices: submissionFolders.map((folder) => ({ value: folder, label: words.folders[folder] })),
    },
  ],
  views: [
    { id: 'unread', name: words.reads.unread, query: { read: 'unread' } },
    { id: 'spam', name: words.folders.spam, query: { folder: 'spam' } },
    { id: 'bin', name: words.folders.bin, query: { folder: 'bin' } },
  ],
  actions: [
    { name: 'mark-read' },
    { name: 'mark-unread' },
    { name: 'mark-spam' },
    { name: 'not-spam' },
    { name: 'delete', isFirst: true },
    { name: 'restore' },
  ],
  keys: [
    { key: 's', label: words.keys.spam, run: apply('spam', 'not-spam') },
    { key: 'u', label: words.keys.unread, run: apply('unread', 'read') },
    { key: 'd', label: words.keys.delete, run: apply('delete', 'restore') },
  ],
  defaultSort: '-received',
  more: words.older,
  isLive: true,
  pathOf: ({ id }) => `/form-submissions/${id}`,
  nameOf: (row) => words.whose(nameOf(row)),
};

/** What narrows the list besides its folder. */
const narrowing = ['search', 'form', 'assigned', 'receivedFrom', 'receivedTo'];

/** The inbox: what visitors sent, the newest first; spam and bin are views of it. */
export function SubmissionsScreen() {
  const [parameters] = useSearchParams();
  const showNumber = useShowNumber();
  const counts = useQuery(countsQuery).data;
  const named = parameters.get('folder');
  const folder = submissionFolders.find((one) => one === named) ?? 'inbox';
  const read = parameters.get('read');
  const isWhole = !narrowing.some((name) => parameters.get(name));
  const nothing = folder === 'inbox' && read === 'unread' ? words.allRead : words.none[folder];
  // Parameters of the address that are none of the call's.
  const exported = new URLSearchParams([...parameters].filter(([name]) => name !== 'view'));
  return (
    <ListScreen
      definition={definition}
      action={
        <Group gap="xs" wrap="nowrap">
          <Button
            component="a"
            href={`/api/admin/form-submissions/export.csv?${exported.toString()}`}
            download
            variant="default"
            title={words.exportHint}
          >
            {words.export}
          </Button>
          <Button component={Link} to="/forms" variant="default">
            {words.toForms}
          </Button>
        </Group>
      }
      nothing={
        isWhole && read !== 'read' ? (
          <EmptyState
            title={nothing.title}
            picture={<InboxIcon size={44} />}
            action={
              <Button component={Link} to="/form-submissions" variant="default">
                {words.seeInbox}
              </Button>
            }
          >
            {nothing.words}
          </EmptyState>
        ) : undefined
      }
      empty={
        <EmptyState
          title={words.emptyTitle}
          picture={<InboxIcon size={44} />}
          action={
            <Group gap="xs" justify="center">
              <Button component={Link} to="/forms">
                {words.emptyAction}
              </Button>
              {/* The tabs of spam and bin are not there while the inbox is empty. */}
              {counts !== undefined && counts.spam > 0 && (
                <Button component={Link} to="/form-submissions?folder=spam" variant="default">
                  {words.seeSpam(showNumber, counts.spam)}
                </Button>
              )}
              {counts !== undefined && counts.bin > 0 && (
                <Button component={Link} to="/form-submissions?folder=bin" variant="default">
                  {words.seeBin}
                </Button>
              )}
            </Group>
          }
        >
          {words.empty}
        </EmptyState>
      }
    />
  );
}

/** Who sent it, and the beginning of the answers; what is unread stands out. */
function Sender({ row }: { readonly row: SubmissionRow }) {
  return (
    <span className={styles['sender']} data-unread={!row.isRead}>
      <span className={styles['who']}>
        {!row.isRead && (
          <>
            <span className={styles['dot']} aria-hidden="true" />
            <VisuallyHidden>{words.isUnread}: </VisuallyHidden>
          </>
        )}
        <span dir="auto">{nameOf(row)}</span>
      </span>
      <span className={styles['beginning']} dir="auto">
        {beginningOf(row.beginning, nameOf(row))}
      </span>
    </span>
  );
}

function Received({ time }: { readonly time: string }) {
  const times = useShowTime();
  return (
    <time className={styles['time']} dateTime={time} title={times.moment(time)}>
      {times.day(time)} {times.clock(time)}
    </time>
  );
}
