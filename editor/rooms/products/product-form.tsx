import { Alert, Button, Group, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { lazy, Suspense, useRef } from 'react';
import { text } from '../../text/en.ts';
import { OutsideIcon } from '../../ui/icons.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import room from '../../ui/room.module.css';
import { SaveButton } from '../../ui/save-button.tsx';
import { SaveStateSign } from '../../ui/save-state.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { Tone } from '../../ui/tone.tsx';
import { PicturesCard } from './pictures-card.tsx';
import styles from './product-form.module.css';
import { useProductForm } from './use-product-form.ts';
import { VariantsTable } from './variants-table.tsx';

// The writing tool is by far the largest part of the room; the rest of the form does not wait for it.
const DescriptionField = lazy(async () => ({
  default: (await import('./description-field.tsx')).DescriptionField,
}));

export function ProductForm(props: { stored: ProductDetail }) {
  const form = useProductForm(props.stored);
  const { product, draft, state } = form;
  const sheet = useRef<HTMLFormElement>(null);

  const save = async (): Promise<boolean> => {
    const saved = await form.save();
    if (!saved) showFirstProblem(sheet.current);
    return saved;
  };
  useHotkeys([['mod+S', () => void save()]], [], true);

  return (
    <form
      ref={sheet}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={`${room['head']} ${styles['head']}`}>
        <div className={styles['titles']}>
          <Title order={1} className={room['title'] ?? ''}>
            {product.title}
          </Title>
          <span className={styles['under']}>
            <Tone tone={product.status === 'published' ? 'green' : 'grey'}>
              {text.products.status[product.status]}
            </Tone>
            <span className={`${room['quiet']} ${room['small']}`}>
              {product.subscriptionPlan === null
                ? text.products.types[product.type]
                : text.products.subscription}
            </span>
          </span>
        </div>
        <div className={room['grow']} />
        <Group gap="sm" className={styles['actions'] ?? ''}>
          <SaveStateSign state={state} />
          <Button
            component="a"
            href={product.fullUrl}
            target="_blank"
            rel="noopener"
            variant="default"
            rightSection={<OutsideIcon size={15} />}
          >
            {text.products.viewOnSite}
          </Button>
          <SaveButton state={state} />
        </Group>
      </div>
      {form.failure !== null && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          mb="md"
          data-failure
          className={styles['failure'] ?? ''}
          title={form.stale ? text.products.staleTitle : undefined}
        >
          <div>{form.failure}</div>
          {form.stale && (
            <>
              <Button
                variant="default"
                size="xs"
                mt="sm"
                onClick={async () => {
                  await form.takeTheirs();
                  notifications.show({ message: text.products.staleDone });
                }}
              >
                {text.products.staleAction}
              </Button>
            </>
          )}
        </Alert>
      )}
      <div className={room['columns']}>
        <div className={room['stack']}>
          <section className={`${room['sheet']} ${room['card']} ${styles['words']}`}>
            <VisuallyHidden component="h2">{text.products.wordsHead}</VisuallyHidden>
            <TextInput
              label={text.products.name}
              value={draft.title}
              onChange={(event) => form.change({ title: event.currentTarget.value })}
              error={form.problems['title']}
            />
            <Suspense fallback={<div className={styles['descriptionWaiting']} />}>
              <DescriptionField
                stored={product}
                value={draft.description}
                onChange={(description) => form.change({ description })}
                problem={form.problems['description']}
              />
            </Suspense>
          </section>
          <VariantsTable form={form} />
        </div>
        <PicturesCard product={product} onAdded={form.adopt} />
      </div>
      <LeaveGuard unsaved={state !== 'saved'} sentence={text.products.leave} save={save} />
    </form>
  );
}
