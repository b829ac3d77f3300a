import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './binned-product.module.css';
import { keepProduct } from './use-product-form.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A product in the bin: what it was, to restore or to delete for good. */
export function BinnedProduct(props: { product: ProductDetail; deletedOn: string }) {
  const { product, deletedOn } = props;
  const times = useShowTime();
  const [asking, setAsking] = useState(false);
  const restore = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/products/:id/restore', { params: { id: product.id } }),
    onSuccess: (restored) => {
      keepProduct(restored);
      notifications.show({ message: text.restored(product.title) });
      // The pressed button is gone; the form of the product takes its place.
      requestAnimationFrame(focusHeading);
    },
  });
  const until = new Date(Date.parse(deletedOn) + DAYS_IN_BIN * DAY).toISOString();
  return (
    <>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {product.title}
        </Title>
      </div>
      <section className={`${screen['sheet']} ${screen['card']} ${styles['binned']}`}>
        <Picture picture={product.pictures[0] ?? null} width={96} height={120} alt="" />
        <div className={styles['words']}>
          <p>{text.binLine(times.day(deletedOn), times.day(until))}</p>
          {restore.isError && (
            <Alert color="red" variant="light" role="alert" mb="md">
              {sentenceOf(restore.error)}
            </Alert>
          )}
          <Group gap="sm">
            <BusyButton loading={restore.isPending} onClick={() => restore.mutate()}>
              {text.restore}
            </BusyButton>
            <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
              {text.erase}
            </Button>
          </Group>
        </div>
      </section>
      {asking && <EraseDialog product={product} onClose={() => setAsking(false)} />}
    </>
  );
}

function EraseDialog(props: { product: ProductDetail; onClose: () => void }) {
  const { product } = props;
  const navigate = useNavigate();
  const erase = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/products/:id/erase', { params: { id: product.id } }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      await navigate('/products?status=deleted');
      notifications.show({ message: text.erased(product.title) });
    },
  });
  return (
    <Dialog
      opened
      onClose={erase.isPending ? () => undefined : props.onClose}
      title={text.eraseTitle(product.title)}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {erase.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(erase.error)}
          </Alert>
        )}
        <Text size="sm">{text.eraseWhat}</Text>
        <Text size="sm">{text.eraseFinal}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={erase.isPending} data-autofocus>
            {text.cancel}
          </Button>
          <BusyButton color="red.8" loading={erase.isPending} onClick={() => erase.mutate()}>
            {text.eraseSubmit}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
