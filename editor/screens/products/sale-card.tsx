import { useMe } from '../../app/session.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { DateTimeField } from '../../ui/form/text-fields.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './price-card.module.css';
import type { ProductForm } from './use-product-form.ts';

/** When the sale prices apply; only where there is one. */
export function SaleCard({ form }: { form: ProductForm }) {
  const { timeZone } = useMe().website;
  const { variants, saleStartsOn, saleEndsOn } = form.values;
  const hasSale = Object.values(variants).some(({ salePrice }) => salePrice.trim() !== '');
  if (!hasSale && saleStartsOn === '' && saleEndsOn === '') return null;
  return (
    <ProductCard title={text.saleDates}>
      <div className={styles['pair']}>
        <DateTimeField field={form.field('saleStartsOn')} label={text.saleStartsOn} />
        <DateTimeField field={form.field('saleEndsOn')} label={text.saleEndsOn} />
      </div>
      <p className={styles['note']}>
        {text.saleDatesHint(timeZone)}
        {form.stored.variants.some(({ isOnSaleNow }) => isOnSaleNow) && ` ${text.saleOnNow}`}
      </p>
    </ProductCard>
  );
}
