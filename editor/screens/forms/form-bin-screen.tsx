import { Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ListedForm } from '@vitrine/contracts/forms.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../app/client.ts';
import { forms } from '../../text/en-forms.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BackIcon, BinIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import bin from '../pages/bin.module.css';
import { binQuery, restoreForm } from './form-queries.ts';

const text = forms.bin;

/** The forms that were deleted, each to restore. */
export function FormBinScreen() {
  const query = useQuery(binQuery);
  const rows = query.data?.forms ?? [];
  const list = useRef<HTMLUListElement>(null);
  const restore = useMutation({
    mutationFn: ({ id }: ListedForm) => restoreForm(id),
    onSuccess: (_form, { id, name }) => {
      notifications.show({ message: forms.restored(name) });
      // The pressed button is gone once the list is read again.
      const at = rows.findIndex((row) => row.id === id);
      const next = rows[at + 1] ?? rows[at - 1];
      const button =
        next === undefined
          ? null
          : list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"] button`);
      if (button === null || button === undefined) focusHeading();
      else button.focus();
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <div className={screen['screen']}>
      <Link to="/forms" className={screen['back']}>
        <BackIcon size={18} />
        {forms.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      </div>
      {rows.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.lead}
        </Text>
      )}
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting rows={3} />
        ) : query.isError && rows.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<BinIcon size={44} />}>
            {text.empty}
          </EmptyState>
        ) : (
          <ul ref={list} className={bin['list']} aria-label={text.list}>
            {rows.map((row) => (
              <BinnedRow
                key={row.id}
                row={row}
                isBusy={restore.isPending && restore.variables.id === row.id}
                onRestore={() => {
                  if (!restore.isPending) restore.mutate(row);
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function BinnedRow(props: { row: ListedForm; isBusy: boolean; onRestore: () => void }) {
  const { id, name, submissions, deletedOn } = props.row;
  const showNumber = useShowNumber();
  const times = useShowTime();
  const facts = [
    ...(deletedOn === null ? [] : [text.deleted(times.day(deletedOn))]),
    ...(submissions === 0 ? [] : [forms.submissions(showNumber, submissions)]),
  ];
  return (
    <li aria-label={name} className={bin['row']} data-id={id}>
      <span className={bin['words']}>
        <span className={bin['title']}>{name}</span>
        <span className={bin['quiet']}>{facts.join(' · ')}</span>
      </span>
      <BusyButton
        variant="default"
        aria-label={text.restoreOf(name)}
        loading={props.isBusy}
        onClick={props.onRestore}
      >
        {text.restore}
      </BusyButton>
    </li>
  );
}
