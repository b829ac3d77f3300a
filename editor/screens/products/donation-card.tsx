import { currencies } from '@vitrine/domain/money/currencies.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { MoneyField } from '../../ui/form/text-fields.tsx';
import styles from './price-card.module.css';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

/** What can be given: suggested amounts, and the lowest and the highest. */
export function DonationCard({ form }: { form: ProductForm }) {
  const { currency } = form.stored;
  return (
    <ProductCard title={text.donationHead}>
      <TagsField
        field={form.field('donationAmounts')}
        label={text.donationAmounts(currencies[currency].symbol.trim())}
        hint={text.donationAmountsHint}
        endedBy={[';', ' ']}
      />
      <div className={styles['pair']}>
        <MoneyField field={form.field('donationLeast')} label={text.donationLeast} currency={currency} />
        <MoneyField field={form.field('donationMost')} label={text.donationMost} currency={currency} />
      </div>
      <p className={styles['note']}>{text.donationNote}</p>
    </ProductCard>
  );
}
