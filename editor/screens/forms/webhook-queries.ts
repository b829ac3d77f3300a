import { queryOptions } from '@tanstack/react-query';
import type { WebhookOfForm } from '@vitrine/contracts/webhooks.ts';
import { client, queryClient, updateCache } from '../../app/client.ts';

const KEY = 'form-webhook';
/** Milliseconds after which what waits to be sent is looked at again. */
const AGAIN = 5_000;

export const webhookQuery = (formId: string) =>
  queryOptions({
    queryKey: [KEY, formId],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/forms/:id/webhook', { params: { id: formId } }, signal),
    refetchInterval: ({ state: { data } }) => ((data?.webhook?.waiting ?? 0) > 0 ? AGAIN : false),
  });

/** A newer state of the webhook of a form is known. */
export function keepWebhook(formId: string, now: WebhookOfForm): void {
  updateCache<WebhookOfForm>(webhookQuery(formId).queryKey, () => now);
}

export const readWebhookAgain = (formId: string): void =>
  void queryClient.invalidateQueries({ queryKey: [KEY, formId] });
