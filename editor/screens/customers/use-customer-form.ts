import type { CustomerDetail } from '@vitrine/contracts/customers.ts';
import { newTaxExemption } from '@vitrine/contracts/tax-exemption.ts';
import { exemptionReasons } from '@vitrine/domain/tax/tax-exemption.ts';
import * as z from 'zod';
import { client } from '../../app/client.ts';
import { sameValues } from '../../ui/form/merge-values.ts';
import { FieldReader } from '../../ui/form/read-values.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { keepCustomer } from './keep-customer.ts';

const customerValues = z.object({
  name: z.string(),
  phone: z.string(),
  notes: z.string(),
  tags: z.array(z.string()).readonly(),
  taxExemption: z.object({ reason: z.enum(['none', ...exemptionReasons]), number: z.string() }),
});
export type CustomerValues = z.output<typeof customerValues>;

const valuesOf = ({ name, phone, notes, tags, taxExemption }: CustomerDetail): CustomerValues => ({
  name,
  phone,
  notes,
  tags,
  taxExemption: taxExemption ?? { reason: 'none', number: '' },
});

/** What is sent of the exemption; left out where it stays. */
function readExemption(reader: FieldReader, { taxExemption: typed }: CustomerValues, base: CustomerValues) {
  if (sameValues(typed, base.taxExemption)) return {};
  const { reason, number } = typed;
  if (reason === 'none') return { taxExemption: null };
  const checked = newTaxExemption.safeParse({ reason, number });
  if (checked.success) return { taxExemption: checked.data };
  for (const { message } of checked.error.issues) reader.problems['taxExemption.number'] ??= message;
  return {};
}

/** What an owner writes about a customer. Only changed fields are sent. */
export function useCustomerForm(stored: CustomerDetail): Form<CustomerDetail, CustomerValues> {
  const params = { id: stored.id };
  return useForm({
    record: `customer/${stored.id}`,
    stored,
    schema: customerValues,
    valuesOf,
    read: (values, now) => {
      const base = valuesOf(now);
      const reader = new FieldReader();
      const exemption = readExemption(reader, values, base);
      if (Object.keys(reader.problems).length > 0) return { ok: false, problems: reader.problems };
      return {
        ok: true,
        body: {
          ...exemption,
          revision: now.revision,
          ...(values.name === base.name ? {} : { name: values.name }),
          ...(values.phone === base.phone ? {} : { phone: values.phone }),
          ...(values.notes === base.notes ? {} : { notes: values.notes }),
          ...(sameValues(values.tags, base.tags) ? {} : { tags: [...values.tags] }),
        },
      };
    },
    send: (body) => client.call('PUT', '/api/admin/customers/:id', { params, body }),
    load: () => client.call('GET', '/api/admin/customers/:id', { params }),
    onStored: keepCustomer,
  });
}
