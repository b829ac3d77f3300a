import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { OwnerVariantView, ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { StockMovements } from '@vitrine/contracts/stock.ts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { stockDialog as text } from '../../text/en-stock.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import screen from '../../ui/screen.module.css';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { type AdjustmentReason, ReasonField } from '../stock/reason-field.tsx';
import styles from './stock-dialog.module.css';

/** Changes the stock of a variant with a reason, at once, and shows every change there was. */
export function StockDialog(props: {
  product: ProductDetail;
  variant: OwnerVariantView;
  name: string;
  onChanged: (product: ProductDetail) => void;
  onClose: () => void;
}) {
  const { product, variant } = props;
  return (
    <Dialog opened onClose={props.onClose} title={text.title(props.name)} size="36rem">
      <Stack gap="lg">
        <AdjustForm product={product} variant={variant} onChanged={props.onChanged} />
        <section aria-label={text.history}>
          <Title order={3} className={styles['head'] ?? ''}>
            {text.history}
          </Title>
          <History productId={product.id} variantId={variant.id} />
        </section>
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            {text.close}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function AdjustForm(props: {
  product: ProductDetail;
  variant: OwnerVariantView;
  onChanged: (product: ProductDetail) => void;
}) {
  const { product, variant } = props;
  const showNumber = useShowNumber();
  const sheet = useRef<HTMLFormElement>(null);
  const [isAdding, setAdding] = useState(true);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<AdjustmentReason>('received');
  const [problem, setProblem] = useState<string | null>(null);
  const adjust = useMutation({
    mutationFn: (delta: number) =>
      client.call('POST', '/api/admin/products/:id/stock', {
        params: { id: product.id },
        body: { variantId: variant.id, delta, reason },
      }),
    onSuccess: (changed) => {
      setTyped('');
      notifications.show({ message: text.done });
      props.onChanged(changed);
      void queryClient.invalidateQueries({ queryKey: ['stock', variant.id] });
    },
    onError: (error) => {
      const sentence = error instanceof CallFailure ? error.fields['delta'] : undefined;
      if (sentence !== undefined) setProblem(sentence);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside the screen's form.
    event.stopPropagation();
    if (adjust.isPending) return;
    const plain = typed.trim();
    const wrong =
      plain === '' ? text.unitsMissing : /^[1-9]\d{0,6}$/.test(plain) ? null : text.unitsUnreadable;
    flushSync(() => setProblem(wrong));
    if (wrong === null) adjust.mutate(isAdding ? Number(plain) : -Number(plain));
    else showFirstProblem(sheet.current);
  };
  return (
    <form ref={sheet} noValidate onSubmit={submit}>
      <Text size="sm" mb="sm">
        {text.now(showNumber, variant.qtyInStock)}
      </Text>
      {adjust.isError && problem === null && (
        <Alert color="red" variant="light" role="alert" mb="sm" p="sm">
          {sentenceOf(adjust.error)}
        </Alert>
      )}
      <div className={styles['fields']}>
        <NativeSelect
          label={text.direction}
          value={isAdding ? 'add' : 'takeOut'}
          onChange={(event) => setAdding(event.currentTarget.value === 'add')}
          data={[
            { value: 'add', label: text.add },
            { value: 'takeOut', label: text.takeOut },
          ]}
        />
        <TextInput
          label={text.units}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(null);
          }}
          error={problem}
          data-autofocus
        />
        <ReasonField value={reason} onChange={setReason} />
      </div>
      <Group justify="flex-end" mt="md">
        <BusyButton type="submit" loading={adjust.isPending}>
          {text.submit}
        </BusyButton>
      </Group>
    </form>
  );
}

function History({ productId, variantId }: { productId: string; variantId: string }) {
  const log = useInfiniteQuery({
    queryKey: ['stock', variantId],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/products/:id/variants/:variantId/stock',
        { params: { id: productId, variantId }, query: pageParam === null ? {} : { before: pageParam } },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
  if (log.isPending) return <ListWaiting rows={3} />;
  if (log.isError) return <CallFailed error={log.error} again={() => void log.refetch()} />;
  const movements = log.data.pages.flatMap((page) => page.movements);
  if (movements.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text.noHistory}
      </Text>
    );
  }
  return (
    <>
      <table className={`${screen['table']} ${styles['log']}`}>
        <thead>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.reason}</th>
            <th scope="col" className={screen['right']}>
              {text.change}
            </th>
            <th scope="col" className={screen['right']}>
              {text.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <Movement key={movement.number} movement={movement} />
          ))}
        </tbody>
      </table>
      {log.hasNextPage && (
        <div className={screen['more']}>
          <BusyButton
            variant="default"
            loading={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {text.more}
          </BusyButton>
        </div>
      )}
    </>
  );
}

function Movement({ movement }: { movement: StockMovements['movements'][number] }) {
  const times = useShowTime();
  const showNumber = useShowNumber();
  const { delta, balance, reason, actor, order, happenedOn } = movement;
  return (
    <tr>
      <td>
        <time dateTime={happenedOn}>{times.moment(happenedOn)}</time>
      </td>
      <td>
        {text.reasons[reason]}
        {order !== null && (
          <>
            {' · '}
            <Link to={`/orders/${order.id}`}>{text.order(order.number)}</Link>
          </>
        )}
        {actor !== null && <span className={screen['quiet']}>{` · ${actor}`}</span>}
      </td>
      <td className={`${screen['right']} tabular`}>
        {delta > 0 ? `+${showNumber(delta)}` : showNumber(delta)}
      </td>
      <td className={`${screen['right']} tabular`}>{showNumber(balance)}</td>
    </tr>
  );
}
