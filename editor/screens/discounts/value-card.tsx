import { discountKinds } from '@vitrine/domain/discount/discount.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { Card } from '../../ui/card.tsx';
import { RadioCardsField, SelectField } from '../../ui/form/choice-fields.tsx';
import { MoneyField, NumberField, PercentField } from '../../ui/form/text-fields.tsx';
import styles from './discounts.module.css';
import { PickedGoods } from './picked-goods.tsx';
import type { DiscountForm } from './use-discount-form.ts';

/** What a discount takes off, and of what. */
export function ValueCard({ form }: { form: DiscountForm }) {
  const { kind, goods } = form.values;
  return (
    <Card title={text.valueHead}>
      <RadioCardsField
        field={form.field('kind')}
        label={text.kind}
        options={discountKinds.map((value) => ({
          value,
          label: text.kinds[value],
          hint: text.kindHints[value],
        }))}
      />
      {kind === 'percentage' && <PercentField field={form.field('rate')} label={text.rate} />}
      {kind === 'fixed' && (
        <MoneyField field={form.field('amountMinor')} label={text.amount} currency={form.stored.currency} />
      )}
      {kind === 'buy-x-get-y' && (
        <NumberField field={form.group('buyXGetY').field('buyQuantity')} label={text.buyQuantity} />
      )}
      {kind !== 'free-delivery' && (
        <>
          <SelectField
            field={form.group('goods').field('kind')}
            label={kind === 'buy-x-get-y' ? text.buyHead : text.goods}
            hint={text.goodsHint}
            options={(['all', 'products', 'categories'] as const).map((value) => ({
              value,
              label: text.goodsKinds[value],
            }))}
          />
          <PickedGoods goods={form.group('goods')} kind={goods.kind} />
        </>
      )}
      {kind === 'buy-x-get-y' && <OfferFields form={form} />}
    </Card>
  );
}

function OfferFields({ form }: { form: DiscountForm }) {
  const offer = form.group('buyXGetY');
  const got = offer.group('goods');
  return (
    <>
      <div className={styles['pair']}>
        <NumberField field={offer.field('getQuantity')} label={text.getQuantity} />
        <PercentField field={offer.field('rate')} label={text.getRate} hint={text.getRateHint} />
      </div>
      <SelectField
        field={got.field('kind')}
        label={text.getGoods}
        options={(['same', 'products', 'categories'] as const).map((value) => ({
          value,
          label: text.getGoodsKinds[value],
        }))}
      />
      <PickedGoods goods={got} kind={got.values.kind} />
      <NumberField
        field={offer.field('timesPerOrder')}
        label={text.timesPerOrder}
        hint={text.timesPerOrderHint}
      />
    </>
  );
}
