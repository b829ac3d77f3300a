import { ActionIcon, Anchor, Menu, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { SubscriberDetail } from '@vitrine/contracts/audience.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { audience as text } from '../../text/en-audience.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { BackIcon, MoreIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { readAudienceAgain } from './audience-queries.ts';
import styles from './audience.module.css';
import { ListsCard } from './lists-card.tsx';
import { stateTones } from './state-tones.ts';
import { SubscriberRecords } from './subscriber-records.tsx';
import { keepSubscriber, useSubscriberForm } from './use-subscriber-form.ts';

export function SubscriberPage() {
  const { id = '' } = useParams();
  const subscriber = useQuery({
    queryKey: ['subscriber', id],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/audience/subscribers/:id', { params: { id } }, signal),
  });
  return (
    <div className={screen['screen']}>
      <Link to="/audience" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {subscriber.isPending ? (
        <ListWaiting />
      ) : subscriber.isError ? (
        subscriber.error instanceof CallFailure && [404, 422].includes(subscriber.error.status) ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={subscriber.error} again={() => void subscriber.refetch()} />
        )
      ) : (
        <Subscriber key={subscriber.data.id} stored={subscriber.data} />
      )}
    </div>
  );
}

function Subscriber(props: { stored: SubscriberDetail }) {
  const form = useSubscriberForm(props.stored);
  const { stored: subscriber } = form;
  const navigate = useNavigate();
  const times = useShowTime();
  const [asking, setAsking] = useState<'unsubscribe' | 'erase' | null>(null);
  const close = () => setAsking(null);
  const params = { id: subscriber.id };
  return (
    <>
      <FormScreen
        form={form}
        title={
          <div>
            <div className={styles['titleLine']}>
              <Title order={1} className={screen['title'] ?? ''}>
                {subscriber.name === '' ? subscriber.email : subscriber.name}
              </Title>
              <Tone tone={stateTones[subscriber.state]}>{text.states[subscriber.state]}</Tone>
              <Actions subscriber={subscriber} onAsk={setAsking} />
            </div>
            <div className={`${screen['quiet']} ${screen['small']}`}>
              {[text.since(times.day(subscriber.createdOn)), text.sources[subscriber.source]].join(' · ')}
            </div>
          </div>
        }
        leave={text.leave}
      >
        <div className={screen['columns']}>
          <SubscriberRecords subscriber={subscriber} />
          <div className={screen['stack']}>
            <section className={`${screen['sheet']} ${screen['card']} ${styles['fields']}`}>
              <Title order={2} className={screen['cardTitle'] ?? ''}>
                {text.contactHead}
              </Title>
              <Anchor href={`mailto:${subscriber.email}`} size="sm" className={styles['email'] ?? ''}>
                {subscriber.email}
              </Anchor>
              <TextField field={form.field('name')} label={text.name} />
              <TagsField field={form.field('tags')} label={text.tags} hint={text.tagsHint} />
            </section>
            <ListsCard subscriber={subscriber} form={form} />
          </div>
        </div>
      </FormScreen>
      {asking === 'unsubscribe' && (
        <ConfirmDialog
          title={text.unsubscribeTitle(subscriber.email)}
          sentences={[text.unsubscribeWhat]}
          cancel={text.cancel}
          submit={text.unsubscribeSubmit}
          isFinal
          act={() => client.call('POST', '/api/admin/audience/subscribers/:id/unsubscribe', { params })}
          onClose={close}
          onDone={(changed) => {
            form.adopt(changed);
            keepSubscriber(changed);
            notifications.show({ message: text.unsubscribed });
            close();
          }}
        />
      )}
      {asking === 'erase' && (
        <ConfirmDialog
          title={text.eraseTitle(subscriber.email)}
          sentences={[text.eraseWhat, text.eraseFinal]}
          cancel={text.cancel}
          submit={text.eraseSubmit}
          isFinal
          act={() => client.call('POST', '/api/admin/audience/subscribers/:id/erase', { params })}
          onClose={close}
          onDone={() => {
            form.discard();
            notifications.show({ message: text.erased });
            readAudienceAgain();
            void navigate('/audience');
          }}
        />
      )}
    </>
  );
}

function Actions(props: { subscriber: SubscriberDetail; onAsk: (what: 'unsubscribe' | 'erase') => void }) {
  const { id, customerId, state } = props.subscriber;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions}>
          <MoreIcon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {customerId !== null && (
          <Menu.Item component={Link} to={`/customers/${customerId}`}>
            {text.customer}
          </Menu.Item>
        )}
        <Menu.Item component="a" href={`/api/admin/audience/subscribers/${id}/personal-data.json`} download>
          {text.exportData}
        </Menu.Item>
        {(state === 'active' || state === 'pending') && (
          <Menu.Item onClick={() => props.onAsk('unsubscribe')}>{text.unsubscribe}</Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="red" onClick={() => props.onAsk('erase')}>
          {text.erase}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
