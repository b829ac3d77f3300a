import { Anchor, Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { events as text } from '../../text/en-events.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import { ProductCard as Card } from '../products/product-card.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';
import styles from './series.module.css';
import { followings, type PostForm } from './use-post-form.ts';
import { writtenPaths } from './written-kinds.ts';

/** Whether an event takes place more than once, its other dates, and what is done with those that follow. */
export function SeriesCard({ form }: { readonly form: PostForm }) {
  return form.stored.series === null ? <RepeatCard form={form} /> : <DatesCard form={form} />;
}

function RepeatCard({ form }: { readonly form: PostForm }) {
  const { stored } = form;
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    // A refused save leads to its fields.
    if (form.state === 'saved' || (await form.save())) setOpen(true);
  };
  const hasStart = form.values.startsAt !== '';
  return (
    <Card title={text.repeatHead}>
      <Text size="sm">{hasStart ? text.repeatHint : text.repeatNeedsStart}</Text>
      {hasStart && (
        <Button variant="default" onClick={() => void open()}>
          {text.repeat}
        </Button>
      )}
      {isOpen && stored.startDate !== null && (
        <RepeatDialog
          event={stored}
          start={stored.startDate}
          close={() => setOpen(false)}
          onRepeated={(event) => {
            form.adopt(event);
            void queryClient.invalidateQueries({ queryKey: ['posts'] });
            notifications.show({ message: text.repeated(event.series?.length ?? 1) });
          }}
        />
      )}
    </Card>
  );
}

function DatesCard({ form }: { readonly form: PostForm }) {
  const { id } = form.stored;
  const dates = form.stored.series ?? [];
  const times = useShowTime();
  const place = dates.findIndex((date) => date.id === id);
  const following = dates.length - place - 1;
  const remove = useDeleteFollowing(form);
  return (
    <Card title={text.seriesHead}>
      <Text size="sm">{text.placeInSeries(place + 1, dates.length)}</Text>
      <ol className={styles['dates']} aria-label={text.seriesDates}>
        {dates.map((date) => (
          <li key={date.id}>
            {date.id === id ? (
              <span aria-current="true">
                {times.moment(date.startDate)} · {text.thisOne}
              </span>
            ) : (
              <Anchor component={Link} to={`${writtenPaths.events}/${date.id}/settings`} inherit>
                {times.moment(date.startDate)}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {following > 0 && (
        <SelectField
          field={form.field('following')}
          label={text.following}
          hint={text.followingHint}
          options={followings.map((value) => ({ value, label: text.followings[value] }))}
        />
      )}
      <BusyButton variant="subtle" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
        {text.deleteFollowing(following + 1)}
      </BusyButton>
    </Card>
  );
}

/** Moves an event and those that follow to the bin, with Undo. */
function useDeleteFollowing(form: PostForm) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (): Promise<readonly string[] | null> => {
      // A refused save leads to its fields.
      if (form.state !== 'saved' && !(await form.save())) return null;
      const params = { id: form.stored.id };
      // It is deleted knowingly: what somebody else has saved meanwhile does not stand against it.
      const { revision } = await client.call('GET', '/api/admin/posts/:id', { params });
      const deleted = await client.call('DELETE', '/api/admin/posts/:id/following', {
        params,
        query: { revision },
      });
      return deleted.ids;
    },
    onSuccess: async (ids) => {
      if (ids === null) return;
      void queryClient.invalidateQueries({ queryKey: ['posts'] });
      await navigate(writtenPaths.events);
      showUndo({ message: text.deleted(ids.length), label: text.undo, undo: () => restore(ids) });
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
}

async function restore(ids: readonly string[]): Promise<void> {
  try {
    await client.call('POST', '/api/admin/posts/bulk', {
      body: { selection: { ids: [...ids] }, change: { action: 'restore' } },
    });
    void queryClient.invalidateQueries({ queryKey: ['posts'] });
    void queryClient.invalidateQueries({ queryKey: ['bulk', 'posts'] });
    notifications.show({ message: text.restored });
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
}
