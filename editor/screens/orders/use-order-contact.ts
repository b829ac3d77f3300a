import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { contactProblems, correctedDetails } from '@vitrine/domain/order/correct-contact.ts';
import * as z from 'zod';
import { client } from '../../app/client.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';

const contactValues = z.object({
  email: z.string(),
  address: z.object({
    firstName: z.string(),
    lastName: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    phone: z.string(),
  }),
});
export type ContactValues = z.output<typeof contactValues>;

function valuesOf({ email, details }: OrderDetail): ContactValues {
  const { country: _, ...address } = details.address;
  return { email, address };
}

/** Who an order is for and where it goes, as it is corrected. */
export function useOrderContact(
  stored: OrderDetail,
  onStored: (order: OrderDetail) => void,
): Form<OrderDetail, ContactValues> {
  const params = { id: stored.id };
  return useForm({
    record: `order-contact/${stored.id}`,
    stored,
    schema: contactValues,
    valuesOf,
    read: (values, now) => {
      const before = { ...now.details, email: now.email };
      const { isCountryDivided } = now;
      const after = correctedDetails(before, values, isCountryDivided);
      const problems = Object.entries(contactProblems(before, after, isCountryDivided));
      return problems.length === 0
        ? { ok: true, body: { ...values, revision: now.revision } }
        : {
            ok: false,
            problems: Object.fromEntries(
              problems.map(([field, sentence]) => [field === 'email' ? field : `address.${field}`, sentence]),
            ),
          };
    },
    send: (body) => client.call('PUT', '/api/admin/orders/:id/contact', { params, body }),
    load: () => client.call('GET', '/api/admin/orders/:id', { params }),
    onStored,
  });
}
