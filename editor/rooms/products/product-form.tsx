import { Alert, Button, Group, Kbd, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { text } from '../../text/en.ts';
import { OutsideIcon } from '../../ui/icons.tsx';
import room from '../../ui/room.module.css';
import { Tone } from '../../ui/tone.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PicturesCard } from './pictures-card.tsx';
import styles from './product-form.module.css';
import { SaveStateSign } from './save-state.tsx';
import { useProductForm } from './use-product-form.ts';
import { VariantsTable } from './variants-table.tsx';

// The writing tool is by far the largest part of the room; the rest of the form does not wait for it.
const DescriptionField = lazy(async () => ({
  default: (await import('./description-field.tsx')).DescriptionField,
}));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

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
  useWarningOnClose(state !== 'saved');

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
          <Button
            type="submit"
            disabled={state === 'saved'}
            loading={state === 'saving'}
            rightSection={
              <Kbd size="xs" className={styles['keys']} aria-hidden="true">
                {isMac ? text.products.shortcutMac : text.products.shortcut}
              </Kbd>
            }
          >
            {text.products.save}
          </Button>
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
      <LeaveGuard unsaved={state !== 'saved'} save={save} />
    </form>
  );
}

function showFirstProblem(sheet: HTMLElement | null): void {
  // After the problems have been drawn.
  requestAnimationFrame(() => {
    const field = sheet?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field === null || field === undefined) {
      sheet?.querySelector('[data-failure]')?.scrollIntoView({ block: 'nearest' });
    } else {
      field.focus();
    }
  });
}

/** The browser's own question when a tab with unsaved changes is closed. */
function useWarningOnClose(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
