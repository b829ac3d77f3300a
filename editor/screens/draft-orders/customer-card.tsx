import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { TextField } from '../../ui/form/text-fields.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { DraftCard } from './draft-card.tsx';
import type { DraftForm } from './use-draft-form.ts';

/** Whose order it is: somebody who ordered before, or typed. */
export function CustomerCard({ form }: { form: DraftForm }) {
  const queries = useQueryClient();
  /** The phone number comes with the customer's own page. */
  const fillPhone = async (customerId: string) => {
    const { phone } = await queries.fetchQuery({
      queryKey: ['customer', customerId],
      queryFn: ({ signal }) =>
        client.call('GET', '/api/admin/customers/:id', { params: { id: customerId } }, signal),
    });
    form.field('phone').update((typed) => (typed === '' ? phone : typed));
  };
  return (
    <DraftCard title={text.customer}>
      <SearchSelect
        label={text.find}
        placeholder={text.findPlaceholder}
        nothing={text.findNothing}
        name="customers"
        find={(search, signal) =>
          client.call('GET', '/api/admin/customers', { query: { search } }, signal).then(({ rows }) => rows)
        }
        accept={({ isErased }) => !isErased}
        labelOf={({ name, email }) => (name === '' ? email : `${name}, ${email}`)}
        onPick={(row) => {
          if (row === null) return;
          form.field('name').change(row.name);
          form.field('email').change(row.email);
          form.field('phone').change('');
          // Without an answer the number is typed.
          fillPhone(row.id).catch(() => undefined);
        }}
      />
      <TextField field={form.field('name')} label={text.name} />
      <TextField
        field={form.field('email')}
        label={text.email}
        hint={text.emailHint}
        type="email"
        inputMode="email"
      />
      <TextField field={form.field('phone')} label={text.phone} type="tel" inputMode="tel" />
    </DraftCard>
  );
}
