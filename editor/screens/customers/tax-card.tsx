import { Title } from '@mantine/core';
import { exemptionReasons } from '@vitrine/domain/tax/tax-exemption.ts';
import { customers } from '../../text/en-customers.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import styles from './customers.module.css';
import type { CustomerValues } from './use-customer-form.ts';

const text = customers.tax;

/** Whether draft orders for a customer are made without tax, and why. */
export function TaxCard({ form }: { form: FieldSet<CustomerValues> }) {
  const exemption = form.group('taxExemption');
  const { reason } = exemption.values;
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${styles['fields']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.title}
      </Title>
      <SelectField
        field={exemption.field('reason')}
        label={text.reason}
        hint={reason === 'none' ? undefined : text.hint}
        options={(['none', ...exemptionReasons] as const).map((value) => ({
          value,
          label: text.reasons[value],
        }))}
      />
      {reason !== 'none' && (
        <TextField
          field={exemption.field('number')}
          label={reason === 'reverse-charge' ? text.vatNumber : text.number}
          hint={reason === 'reverse-charge' ? text.vatNumberHint : text.numberHint}
        />
      )}
    </section>
  );
}
