import type { SubscriberDetail } from '@vitrine/contracts/audience.ts';
import * as z from 'zod';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { sameValues } from '../../ui/form/merge-values.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';

const subscriberValues = z.object({
  name: z.string(),
  tags: z.array(z.string()).readonly(),
  /** In the order of the lists' names. */
  listIds: z.array(z.string()).readonly(),
});
export type SubscriberValues = z.output<typeof subscriberValues>;

const valuesOf = ({ name, tags, lists }: SubscriberDetail): SubscriberValues => ({
  name,
  tags,
  listIds: lists.map(({ id }) => id),
});

/** A changed subscriber: the page shows them, and lists with them are loaded again. */
export function keepSubscriber(subscriber: SubscriberDetail): void {
  updateCache(['subscriber', subscriber.id], () => subscriber);
  void queryClient.invalidateQueries({ queryKey: ['audience'] });
}

/** What an owner writes about a subscriber. Only changed fields are sent. */
export function useSubscriberForm(stored: SubscriberDetail): Form<SubscriberDetail, SubscriberValues> {
  const params = { id: stored.id };
  return useForm({
    record: `subscriber/${stored.id}`,
    stored,
    schema: subscriberValues,
    valuesOf,
    read: (values, now) => {
      const base = valuesOf(now);
      return {
        ok: true,
        body: {
          revision: now.revision,
          ...(values.name === base.name ? {} : { name: values.name }),
          ...(sameValues(values.tags, base.tags) ? {} : { tags: [...values.tags] }),
          ...(sameValues(values.listIds, base.listIds) ? {} : { listIds: [...values.listIds] }),
        },
      };
    },
    send: (body) => client.call('PUT', '/api/admin/audience/subscribers/:id', { params, body }),
    load: () => client.call('GET', '/api/admin/audience/subscribers/:id', { params }),
    onStored: keepSubscriber,
  });
}
