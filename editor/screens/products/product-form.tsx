import { Title, VisuallyHidden } from '@mantine/core';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { lazy, Suspense } from 'react';
import { text } from '../../text/en.ts';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
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
  const { stored: product } = form;

  return (
    <FormScreen
      form={form}
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
      leave={text.products.leave}
    >
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <section className={`${screen['sheet']} ${screen['card']} ${styles['words']}`}>
            <VisuallyHidden component="h2">{text.products.wordsHead}</VisuallyHidden>
            <TextField field={form.field('title')} label={text.products.name} />
            <Suspense fallback={<div className={styles['descriptionWaiting']} />}>
              <DescriptionField key={form.replaced} stored={product} field={form.field('description')} />
            </Suspense>
          </section>
          <VariantsTable form={form} />
        </div>
        <PicturesCard product={product} onAdded={form.adopt} />
      </div>
    </FormScreen>
  );
}
