import type { CustomerDetail } from '@vitrine/contracts/customers.ts';
import * as z from 'zod';
import { client } from '../../app/client.ts';
import { sameValues } from '../../ui/form/merge-values.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { keepCustomer } from './keep-customer.ts';

const customerValues = z.object({
  name: z.string(),
  phone: z.string(),
  notes: z.string(),
  tags: z.array(z.string()).readonly(),
});
type CustomerValues = z.output<typeof customerValues>;

const valuesOf = ({ name, phone, notes, tags }: CustomerDetail): CustomerValues => ({
  name,
  phone,
  notes,
  tags,
});

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
      return {
        ok: true,
        body: {
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
