import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CustomerDetail, MergePreview } from '@vitrine/contracts/customers.ts';
import { useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { customers as text } from '../../text/en-customers.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import styles from './customers.module.css';
import { titleOf } from './title-of.ts';

/** Finds another customer, shows what the two become, and merges them. */
export function MergeDialog(props: {
  customer: CustomerDetail;
  onClose: () => void;
  onDone: (merged: CustomerDetail) => void;
}) {
  const { customer } = props;
  const [otherId, setOtherId] = useState<string | null>(null);
  const preview = useQuery({
    queryKey: ['customer', customer.id, 'merge', otherId],
    enabled: otherId !== null,
    // Both revisions are sent back: what is merged is what was shown.
    gcTime: 0,
    queryFn: ({ signal }) =>
      client.call(
        'GET',
        '/api/admin/customers/:id/merge',
        { params: { id: customer.id }, query: { other: otherId ?? '' } },
        signal,
      ),
  });
  const merge = useMutation({
    mutationFn: ({ revision, otherRevision }: MergePreview) =>
      client.call('POST', '/api/admin/customers/:id/merge', {
        params: { id: customer.id },
        body: { otherId: otherId ?? '', revision, otherRevision },
      }),
    onSuccess: (merged) => {
      notifications.show({ message: text.merged });
      props.onDone(merged);
    },
    onError: () => void preview.refetch(),
  });
  const failure = merge.error ?? preview.error;
  return (
    <Dialog
      opened
      onClose={merge.isPending ? () => undefined : props.onClose}
      title={text.mergeTitle}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(failure)}
          </Alert>
        )}
        <SearchSelect
          label={text.mergeFind}
          description={text.mergeFindHint}
          placeholder={text.mergePlaceholder}
          nothing={text.mergeNothing}
          clearable
          data-autofocus
          name="customers"
          find={(search, signal) =>
            client.call('GET', '/api/admin/customers', { query: { search } }, signal).then(({ rows }) => rows)
          }
          accept={({ id, isErased }) => id !== customer.id && !isErased}
          labelOf={(row) => (row.name === '' ? row.email : `${titleOf(row)}, ${row.email}`)}
          value={otherId}
          onPick={(row) => setOtherId(row?.id ?? null)}
        />
        {preview.data !== undefined && otherId !== null && <Result preview={preview.data} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={merge.isPending}>
            {text.cancel}
          </Button>
          <BusyButton
            loading={merge.isPending}
            disabled={preview.data === undefined || otherId === null}
            onClick={() => preview.data !== undefined && merge.mutate(preview.data)}
          >
            {text.mergeSubmit}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Result({ preview }: { preview: MergePreview }) {
  const showNumber = useShowNumber();
  const sum = useShowMoney()({ minor: preview.spentMinor, currency: preview.currency });
  const lines = [
    preview.name,
    [preview.email, ...preview.otherEmails].join(', '),
    preview.phone,
    text.mergeOrders(showNumber, preview.orderCount, sum),
    preview.taxExemption === null
      ? ''
      : text.tax.merged(text.tax.reasons[preview.taxExemption.reason], preview.taxExemption.number),
    preview.tags.join(', '),
    preview.notes,
  ].filter((line) => line !== '');
  return (
    <div className={styles['result']}>
      <Text size="sm" fw={600}>
        {text.mergeResult}
      </Text>
      {lines.map((line) => (
        <Text key={line} size="sm" className={styles['line'] ?? ''}>
          {line}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {text.mergeFinal}
      </Text>
    </div>
  );
}
