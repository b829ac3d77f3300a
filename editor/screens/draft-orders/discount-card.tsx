import { draftOrders } from '../../text/en-draft-orders.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { MoneyField, PercentField, TextField } from '../../ui/form/text-fields.tsx';
import { DraftCard } from './draft-card.tsx';
import { discountKinds } from './draft-values.ts';
import type { DraftForm } from './use-draft-form.ts';

const text = draftOrders.discount;

/** What the shop takes off the whole draft, and why. */
export function DiscountCard({ form }: { form: DraftForm }) {
  const discount = form.group('discount');
  const { kind } = discount.values;
  return (
    <DraftCard title={text.title}>
      <SelectField
        field={discount.field('kind')}
        label={text.kind}
        options={discountKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      {kind === 'percentage' && (
        <PercentField field={discount.field('rate')} label={text.rate} hint={text.hint} />
      )}
      {kind === 'fixed' && (
        <MoneyField
          field={discount.field('amountMinor')}
          label={text.amount}
          hint={text.hint}
          currency={form.stored.currency}
        />
      )}
      {kind !== 'none' && (
        <TextField field={discount.field('reason')} label={text.reason} hint={text.reasonHint} />
      )}
    </DraftCard>
  );
}
