import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OrderDocuments as OrderDocumentsOfOrder } from '@vitrine/contracts/invoices.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { Link } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { invoices as text } from '../../text/en-invoices.ts';
import screen from '../../ui/screen.module.css';
import { useShowMoney } from '../../ui/show-money.ts';
import styles from './order-page.module.css';

/** Invoice, credit notes and packing slips of an order, as PDF. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const money = useShowMoney();
  const key = ['order-documents', order.id];
  const documents = useQuery<OrderDocumentsOfOrder>({
    queryKey: [...key, order.revision],
    // Every change of the order reads them again: what is below must not move meanwhile, under somebody's press.
    placeholderData: (before, query) => (query?.queryKey[1] === order.id ? before : undefined),
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/orders/:id/documents', { params: { id: order.id } }, signal),
  });
  const base = `/api/admin/orders/${order.id}`;
  // A first download gives the document its number.
  const opened = () => setTimeout(() => void queryClient.invalidateQueries({ queryKey: key }), 1500);
  const { data } = documents;
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.documents}
      </Title>
      {documents.isError && (
        <Text size="sm" c="dimmed">
          {sentenceOf(documents.error)}
        </Text>
      )}
      {data?.state === 'needs-settings' && (
        <Text size="sm" mb="sm">
          {text.needsSettings}{' '}
          <Anchor component={Link} to="/settings/invoices" size="sm" underline="always">
            {text.openSettings}
          </Anchor>
        </Text>
      )}
      {data?.state === 'not-paid' && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.notPaid}
        </Text>
      )}
      {data !== undefined && data.unprintable.length > 0 && (
        <Text size="sm" mb="sm">
          {text.unprintable(data.unprintable.join(', '))}
        </Text>
      )}
      <ul className={styles['previous']}>
        {(data?.state === 'ready' || (data !== undefined && data.invoice !== null)) && (
          <Document
            href={`${base}/invoice.pdf`}
            name={text.invoice}
            label={data.invoice ?? text.notYet}
            onOpen={opened}
          />
        )}
        {data?.state === 'ready' &&
          data.creditNotes.map(({ refundId, amountMinor, label, isTakenBack }) => (
            <Document
              key={refundId}
              href={`${base}/invoice.pdf?refund=${refundId}`}
              name={(isTakenBack ? text.takenBack : text.creditNote)(
                money({ minor: amountMinor, currency: order.currency }),
              )}
              label={label ?? text.notYet}
              onOpen={opened}
            />
          ))}
        {data?.hasPackingSlip === true && (
          <Document href={`${base}/packing-slip.pdf`} name={text.packingSlip} label="" />
        )}
        {data?.packedFulfilments.map(({ id, number }) => (
          <Document
            key={id}
            href={`${base}/packing-slip.pdf?fulfilment=${id}`}
            name={text.packingSlipOf(number)}
            label=""
          />
        ))}
      </ul>
    </section>
  );
}

function Document(props: { href: string; name: string; label: string; onOpen?: () => void }) {
  return (
    <li>
      <Anchor href={props.href} target="_blank" rel="noopener" size="sm" onClick={props.onOpen}>
        {props.name}
      </Anchor>
      {props.label !== '' && <span className={`${screen['quiet']} ${screen['small']}`}>{props.label}</span>}
    </li>
  );
}
