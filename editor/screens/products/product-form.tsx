import { TextInput, Title, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { lazy, Suspense } from 'react';
import { text } from '../../text/en.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import screen from '../../ui/screen.module.css';
import { SaveForm, useSaving } from '../../ui/save-form.tsx';
import { Tone } from '../../ui/tone.tsx';
import { PicturesCard } from './pictures-card.tsx';
import styles from './product-form.module.css';
import { useProductForm } from './use-product-form.ts';
import { VariantsTable } from './variants-table.tsx';

// The rich-text editor is by far the largest chunk of the screen; the rest of the form does not wait for it.
const DescriptionField = lazy(async () => ({
  default: (await import('./description-field.tsx')).DescriptionField,
}));

export function ProductForm(props: { stored: ProductDetail }) {
  const form = useProductForm(props.stored);
  const { product, draft, state } = form;
  const { sheet, save } = useSaving(form);

  return (
    <SaveForm
      sheet={sheet}
      save={save}
      state={state}
      title={
        <div className={styles['titles']}>
          <Title order={1} className={screen['title'] ?? ''}>
            {product.title}
          </Title>
          <span className={styles['under']}>
            <Tone tone={product.status === 'published' ? 'green' : 'grey'}>
              {text.products.status[product.status]}
            </Tone>
            <span className={`${screen['quiet']} ${screen['small']}`}>
              {product.subscriptionPlan === null
                ? text.products.types[product.type]
                : text.products.subscription}
            </span>
          </span>
        </div>
      }
      seen={{ href: product.fullUrl, label: text.products.viewOnSite }}
      kept={form.kept}
      failure={form.failure}
      stale={
        form.stale
          ? {
              title: text.products.staleTitle,
              label: text.products.staleAction,
              act: async () => {
                await form.loadSavedVersion();
                notifications.show({ message: text.products.staleDone });
              },
            }
          : null
      }
    >
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <section className={`${screen['sheet']} ${screen['card']} ${styles['words']}`}>
            <VisuallyHidden component="h2">{text.products.wordsHead}</VisuallyHidden>
            <TextInput
              label={text.products.name}
              value={draft.title}
              onChange={(event) => form.change({ title: event.currentTarget.value })}
              error={form.problems['title']}
            />
            <Suspense fallback={<div className={styles['descriptionWaiting']} />}>
              <DescriptionField
                key={form.restored}
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
      <LeaveGuard
        unsaved={state !== 'saved'}
        sentence={text.products.leave}
        save={save}
        discard={form.discard}
      />
    </SaveForm>
  );
}
