import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { flushSync } from 'react-dom';
import { type NavigateFunction, useNavigate } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { usePageActions } from '../../app/palette/page-actions.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import { useStatusChange } from './status-card.tsx';
import type { ProductForm } from './use-product-form.ts';

/** What is seldom done with a product: duplicate, archive, move to the bin. */
export function ProductMenu({ form }: { form: ProductForm }) {
  const { stored: product } = form;
  const navigate = useNavigate();
  const archive = useStatusChange(form, () => undefined);
  const duplicate = async () => {
    // The copy has what is seen here.
    if (form.state !== 'saved' && !(await form.save())) return;
    await report(async () => {
      const copy = await client.call('POST', '/api/admin/products/:id/duplicate', {
        params: { id: product.id },
      });
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      await navigate(`/products/${copy.id}`);
      notifications.show({ message: text.duplicated });
    });
  };
  const toBin = () =>
    report(async () => {
      await client.call('DELETE', '/api/admin/products/:id', { params: { id: product.id } });
      // What was typed and not saved goes with it; the screen is left without a question.
      flushSync(() => form.discard());
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      await navigate('/products');
      showUndo({
        message: text.binned(product.title),
        label: text.undo,
        undo: () => restoreAndOpen(product, navigate),
      });
    });
  const toArchive = () =>
    archive.mutate(
      { status: 'archived' },
      { onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }) },
    );
  usePageActions([
    { name: text.duplicate, words: 'copy', run: () => void duplicate() },
    ...(product.status === 'archived' ? [] : [{ name: text.archive, run: toArchive }]),
    { name: text.toBin, words: 'delete remove', run: () => void toBin() },
  ]);
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions}>
          <MoreIcon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void duplicate()}>{text.duplicate}</Menu.Item>
        {product.status !== 'archived' && <Menu.Item onClick={toArchive}>{text.archive}</Menu.Item>}
        <Menu.Divider />
        <Menu.Item color="red" onClick={() => void toBin()}>
          {text.toBin}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

async function restoreAndOpen({ id, title }: ProductDetail, navigate: NavigateFunction): Promise<void> {
  await report(async () => {
    await client.call('POST', '/api/admin/products/:id/restore', { params: { id } });
    void queryClient.invalidateQueries({ queryKey: ['products'] });
    await navigate(`/products/${id}`);
    notifications.show({ message: text.restored(title) });
  });
}

async function report(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
}
