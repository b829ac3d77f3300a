import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import * as z from 'zod';
import { client, updateCache } from '../../app/client.ts';
import { sameValues } from '../../ui/form/merge-values.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';

const notesValues = z.object({ notes: z.string(), tags: z.array(z.string()).readonly() });
type NotesValues = z.output<typeof notesValues>;

const valuesOf = ({ notes, tags }: OrderDetail): NotesValues => ({ notes, tags });

/** What an owner writes about an order. Only changed fields are sent. */
export function useOrderNotes(stored: OrderDetail): Form<OrderDetail, NotesValues> {
  const params = { id: stored.id };
  return useForm({
    record: `order/${stored.id}`,
    stored,
    schema: notesValues,
    valuesOf,
    read: (values, now) => {
      const base = valuesOf(now);
      return {
        ok: true,
        body: {
          revision: now.revision,
          ...(values.notes === base.notes ? {} : { notes: values.notes }),
          ...(sameValues(values.tags, base.tags) ? {} : { tags: [...values.tags] }),
        },
      };
    },
    send: (body) => client.call('PUT', '/api/admin/orders/:id', { params, body }),
    load: () => client.call('GET', '/api/admin/orders/:id', { params }),
    onStored: (order) => updateCache(['order', order.id], () => order),
  });
}
