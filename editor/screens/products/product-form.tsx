import { lazyPart } from '../../ui/lazy-part.tsx';
import { Title } from '@mantine/core';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { Suspense } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { text as common } from '../../text/en.ts';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { AmountsCard } from './amounts-card.tsx';
import { DonationCard } from './donation-card.tsx';
import { FilesCard } from './files-card.tsx';
import { OrganizeCard } from './organize-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { PlansCard } from './plans-card.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductMenu } from './product-menu.tsx';
import styles from './product-form.module.css';
import { SaleCard } from './sale-card.tsx';
import { SearchCard } from './search-card.tsx';
import { StatusCard } from './status-card.tsx';
import { statusTones } from './status-tones.ts';
import { QuestionsCard } from './questions-card.tsx';
import { RelatedCard } from './related-card.tsx';
import { RunningLowCard, SellingCard } from './selling-card.tsx';
import { type ProductForm as Form, useProductForm } from './use-product-form.ts';
import { SellingCards } from './variants-card.tsx';

// The rich-text editor is by far the largest chunk of the screen; the rest of the form does not wait for it.
const RichTextField = lazyPart(async () => (await import('./rich-text-field.tsx')).RichTextField);

/** The page of a product: everything about it, in cards. */
export function ProductForm(props: { stored: ProductDetail }) {
  const form = useProductForm(props.stored);
  const { stored: product } = form;
  const isDonation = product.donation !== null;
  return (
    <FormScreen
      form={form}
      title={<Heading form={form} />}
      seen={{ href: product.fullUrl, label: text.viewOnSite }}
      leave={text.leave}
    >
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <WordsCard form={form} />
          <PicturesCard form={form} />
          <FilesCard form={form} />
          <AmountsCard form={form} />
          {isDonation ? (
            <DonationCard form={form} />
          ) : (
            (product.type !== 'giftCard' || form.values.options.length > 0) && <SellingCards form={form} />
          )}
          <PlansCard form={form} />
          <SaleCard form={form} />
          <SellingCard form={form} />
          {!isDonation && <RunningLowCard form={form} />}
          {(!isDonation || form.values.questions.length > 0) && <QuestionsCard form={form} />}
          <RelatedCard form={form} />
          <SearchCard form={form} />
        </div>
        <div className={`${screen['stack']} ${styles['side']}`}>
          <StatusCard form={form} />
          <OrganizeCard form={form} />
        </div>
      </div>
    </FormScreen>
  );
}

function Heading({ form }: { form: Form }) {
  const { stored: product } = form;
  return (
    <div className={styles['titles']}>
      <div className={styles['titleLine']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {product.title}
        </Title>
        <ProductMenu form={form} />
      </div>
      <span className={styles['under']}>
        <Tone tone={statusTones[product.status]}>{common.products.status[product.status]}</Tone>
        <span className={`${screen['quiet']} ${screen['small']}`}>
          {product.donation !== null
            ? text.kinds.donation.label
            : product.subscriptionPlan === null
              ? common.products.types[product.type]
              : common.products.subscription}
        </span>
      </span>
    </div>
  );
}

function WordsCard({ form }: { form: Form }) {
  const { stored: product } = form;
  return (
    <ProductCard title={text.wordsHead}>
      <TextField field={form.field('title')} label={text.name} />
      <Suspense fallback={<div className={styles['waiting']} />}>
        <RichTextField
          key={`summary-${form.replaced}`}
          field={form.field('summary')}
          stored={product.summary}
          label={text.summary}
          hint={text.summaryHint}
          short
        />
        <RichTextField
          key={`description-${form.replaced}`}
          field={form.field('description')}
          stored={product.description}
          label={text.description}
          hint={text.descriptionHint}
        />
      </Suspense>
    </ProductCard>
  );
}
