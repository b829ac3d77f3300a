import { Text } from '@mantine/core';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { MAX_SUBSCRIPTION_OPTIONS } from '@vitrine/domain/product/subscription-options.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { MoneyField, NumberField } from '../../ui/form/text-fields.tsx';
import type { PlanRow } from './plan-values.ts';
import prices from './price-card.module.css';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

const freshPlan = (): PlanRow => ({
  id: crypto.randomUUID(),
  every: '1',
  unit: 'MONTH',
  cycles: '',
  price: '',
});

/** The ways to subscribe: how often it is paid, how many times, at which price. */
export function PlansCard({ form }: { form: ProductForm }) {
  const rows = form.rows('plans');
  if (form.stored.subscriptionPlan === null) return null;
  return (
    <ProductCard title={text.plansHead}>
      <Text size="sm" c="dimmed">
        {text.plansLead}
      </Text>
      <FormRowList
        rows={rows}
        label={text.plansHead}
        addLabel={text.planAdd}
        fresh={rows.rows.length < MAX_SUBSCRIPTION_OPTIONS ? freshPlan : null}
        nameOf={({ every, unit }) => text.planName(every, unit)}
      >
        {({ id, fields }) => (
          <PlanFields fields={fields} currency={form.stored.currency} isFirst={rows.rows[0]?.id === id} />
        )}
      </FormRowList>
    </ProductCard>
  );
}

function PlanFields(props: { fields: FieldSet<PlanRow>; currency: CurrencyCode; isFirst: boolean }) {
  const { fields } = props;
  return (
    <div className={prices['pair']}>
      <NumberField field={fields.field('every')} label={text.planEvery} />
      <SelectField
        field={fields.field('unit')}
        label={text.planUnit}
        options={(['WEEK', 'MONTH', 'YEAR'] as const).map((value) => ({
          value,
          label: text.planUnits[value],
        }))}
      />
      <NumberField field={fields.field('cycles')} label={text.planCycles} hint={text.planCyclesHint} />
      {!props.isFirst && (
        <MoneyField
          field={fields.field('price')}
          label={text.planOwnPrice}
          hint={text.planOwnPriceHint}
          currency={props.currency}
        />
      )}
    </div>
  );
}
