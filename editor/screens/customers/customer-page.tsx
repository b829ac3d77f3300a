import { ActionIcon, Anchor, Menu, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { CustomerDetail } from '@vitrine/contracts/customers.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { usePageActions } from '../../app/palette/page-actions.ts';
import { customers as text } from '../../text/en-customers.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import { BackIcon, MoreIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { CustomerOrders } from './customer-orders.tsx';
import styles from './customers.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { keepCustomer } from './keep-customer.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { TaxCard } from './tax-card.tsx';
import { titleOf } from './title-of.ts';
import { useCustomerForm } from './use-customer-form.ts';

export function CustomerPage() {
  const { id = '' } = useParams();
  const customer = useQuery({
    queryKey: ['customer', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/customers/:id', { params: { id } }, signal),
  });
  return (
    <div className={screen['screen']}>
      <Link to="/customers" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {customer.isPending ? (
        <ListWaiting />
      ) : customer.isError ? (
        customer.error instanceof CallFailure && [404, 422].includes(customer.error.status) ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={customer.error} again={() => void customer.refetch()} />
        )
      ) : customer.data.isErased ? (
        <ErasedCustomer customer={customer.data} />
      ) : (
        <Customer key={customer.data.id} stored={customer.data} />
      )}
    </div>
  );
}

function Customer(props: { stored: CustomerDetail }) {
  const form = useCustomerForm(props.stored);
  const { stored: customer } = form;
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'merge' | 'erase' | null>(null);
  const close = () => setAsking(null);
  usePageActions([
    {
      name: text.createOrder,
      words: 'draft',
      run: () => void navigate(`/orders/drafts/new?customer=${customer.id}`),
    },
    {
      name: text.exportData,
      words: 'personal data download gdpr',
      run: () => void globalThis.open(personalDataOf(customer), '_blank', 'noopener'),
    },
    { name: text.merge, words: 'duplicate same person', run: () => setAsking('merge') },
    { name: text.erase, words: 'delete forget gdpr', run: () => setAsking('erase') },
  ]);
  return (
    <>
      <FormScreen
        form={form}
        title={
          <div>
            <div className={styles['titleLine']}>
              <Title order={1} className={screen['title'] ?? ''}>
                {titleOf(customer)}
              </Title>
              <Actions customer={customer} onAsk={setAsking} />
            </div>
            <Since customer={customer} />
          </div>
        }
        leave={text.leave}
      >
        <div className={screen['columns']}>
          <CustomerOrders customer={customer} />
          <div className={screen['stack']}>
            <section className={`${screen['sheet']} ${screen['card']} ${styles['fields']}`}>
              <Title order={2} className={screen['cardTitle'] ?? ''}>
                {text.contactHead}
              </Title>
              <div>
                <div className={styles['label']}>{text.email}</div>
                <Anchor href={`mailto:${customer.email}`} size="sm" className={styles['email'] ?? ''}>
                  {customer.email}
                </Anchor>
                {customer.otherEmails.length > 0 && (
                  <Text size="sm" c="dimmed" className={styles['email'] ?? ''}>
                    {`${text.otherEmails}: ${customer.otherEmails.join(', ')}`}
                  </Text>
                )}
              </div>
              <TextField field={form.field('name')} label={text.name} />
              <TextField field={form.field('phone')} label={text.phone} type="tel" inputMode="tel" />
            </section>
            <section className={`${screen['sheet']} ${screen['card']} ${styles['fields']}`}>
              <Title order={2} className={screen['cardTitle'] ?? ''}>
                {text.notesHead}
              </Title>
              <LongTextField field={form.field('notes')} label={text.notes} hint={text.notesHint} />
              <TagsField field={form.field('tags')} label={text.tags} hint={text.tagsHint} />
            </section>
            <TaxCard form={form} />
          </div>
        </div>
      </FormScreen>
      {asking === 'merge' && (
        <MergeDialog
          customer={customer}
          onClose={close}
          onDone={(merged) => {
            form.adopt(merged);
            keepCustomer(merged);
            close();
          }}
        />
      )}
      {asking === 'erase' && (
        <EraseDialog
          customer={customer}
          onClose={close}
          onDone={(erased) => {
            form.discard();
            keepCustomer(erased);
            void navigate('/customers');
          }}
        />
      )}
    </>
  );
}

const personalDataOf = ({ id }: CustomerDetail): string => `/api/admin/customers/${id}/personal-data.json`;

function Since(props: { customer: CustomerDetail }) {
  const times = useShowTime();
  const { place, firstOrderOn } = props.customer;
  return (
    <div className={`${screen['quiet']} ${screen['small']}`}>
      {[text.since(times.day(firstOrderOn)), place].filter((part) => part !== '').join(' · ')}
    </div>
  );
}

function Actions(props: { customer: CustomerDetail; onAsk: (what: 'merge' | 'erase') => void }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions}>
          <MoreIcon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/orders/drafts/new?customer=${props.customer.id}`}>
          {text.createOrder}
        </Menu.Item>
        <Menu.Item component="a" href={personalDataOf(props.customer)} download>
          {text.exportData}
        </Menu.Item>
        <Menu.Item onClick={() => props.onAsk('merge')}>{text.merge}</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" onClick={() => props.onAsk('erase')}>
          {text.erase}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** What is left of a person: numbers and orders. */
function ErasedCustomer(props: { customer: CustomerDetail }) {
  return (
    <>
      <div className={screen['head']}>
        <div>
          <Title order={1} className={screen['title'] ?? ''}>
            {text.erased}
          </Title>
          <div className={`${screen['quiet']} ${screen['small']}`}>{text.erasedNote}</div>
        </div>
      </div>
      <CustomerOrders customer={props.customer} />
    </>
  );
}
