import { Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ListedForm } from '@vitrine/contracts/forms.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { everyHalfMinute } from '../../app/client.ts';
import { forms as text } from '../../text/en-forms.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BinIcon, FormIcon, PlusIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { FormMenu } from './form-menu.tsx';
import { formsQuery } from './form-queries.ts';
import styles from './forms.module.css';

/** The forms of the website by name, with what is unread of each. */
export function FormsScreen() {
  const list = useQuery({ ...formsQuery, refetchInterval: everyHalfMinute });
  const rows = list.data?.forms ?? [];
  const place = useRef<HTMLUListElement>(null);
  const add = (
    <Button component={Link} to="/forms/new" leftSection={<PlusIcon size={16} />}>
      {text.add}
    </Button>
  );
  // The row is gone as soon as the list is read again: the focus is on the one that takes its place.
  const onDeleted = (id: string): void => {
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    const link =
      next === undefined
        ? null
        : place.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"] a[href]`);
    if (link === null || link === undefined) focusHeading();
    else link.focus();
  };
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        <Group gap="xs">
          <Button component={Link} to="/forms/bin" variant="default" leftSection={<BinIcon size={16} />}>
            {text.bin.link}
          </Button>
          {(rows.length > 0 || list.isPending) && add}
        </Group>
      </div>
      <div className={screen['sheet']}>
        {list.isPending ? (
          <ListWaiting rows={4} />
        ) : list.isError && rows.length === 0 ? (
          <CallFailed error={list.error} again={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<FormIcon size={44} />} action={add}>
            {text.empty}
          </EmptyState>
        ) : (
          <ul ref={place} className={styles['list']} aria-label={text.list}>
            {rows.map((form) => (
              <FormRow key={form.id} form={form} onDeleted={() => onDeleted(form.id)} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function FormRow({ form, onDeleted }: { readonly form: ListedForm; readonly onDeleted: () => void }) {
  const { id, name, questions, submissions, unread, lastOn } = form;
  const showNumber = useShowNumber();
  const times = useShowTime();
  const facts = [
    text.questions(showNumber, questions),
    submissions === 0 ? text.noSubmissions : text.submissions(showNumber, submissions),
    ...(lastOn === null ? [] : [text.last(times.day(lastOn))]),
  ];
  return (
    <li className={`${screen['row']} ${styles['row']}`} data-id={id} aria-label={name}>
      <span className={styles['words']}>
        <Link className={screen['rowLink']} to={`/forms/${id}`}>
          {name}
        </Link>
        <span className={`${screen['quiet']} ${screen['small']}`}>{facts.join(' · ')}</span>
      </span>
      <span className={styles['side']}>
        {unread > 0 && (
          <Link
            className={styles['unread']}
            to={`/form-submissions?form=${id}&read=unread`}
            aria-label={text.unreadOf(showNumber, unread, name)}
          >
            {text.unread(showNumber, unread)}
          </Link>
        )}
        <FormMenu form={form} onDeleted={onDeleted} />
      </span>
    </li>
  );
}
