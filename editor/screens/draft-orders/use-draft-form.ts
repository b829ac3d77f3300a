import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import { useRef } from 'react';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { useTabValue } from '../../ui/saved-draft.ts';
import { fieldOfPath } from '../../ui/form/field-names.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { draftValues, type DraftValues, readDraft, type StoredDraft, valuesOf } from './draft-values.ts';

export type DraftForm = Form<StoredDraft, DraftValues>;

/** The form of a draft order: the first save makes it, each later one replaces it. */
export function useDraftForm(stored: StoredDraft, record: string): DraftForm {
  // A new draft is saved again under the id that its first save was given.
  const made = useRef(stored.id);
  const key = useTabValue(`${record}/key`, () => crypto.randomUUID());
  return useForm({
    record,
    stored,
    schema: draftValues,
    valuesOf,
    read: readDraft,
    send: ({ id, revision, draft }): Promise<StoredDraft> =>
      id === null
        ? client.call('POST', '/api/admin/draft-orders', {
            body: { ...draft, idempotencyKey: key.read() },
          })
        : client.call('PUT', '/api/admin/draft-orders/:id', {
            params: { id },
            body: { ...draft, revision },
          }),
    load: (): Promise<StoredDraft> =>
      client.call('GET', '/api/admin/draft-orders/:id', { params: { id: made.current ?? '' } }),
    // A line's product is what its row is known by.
    fieldOf: (path, _, values) => fieldOfPath(values, path).replace(/\.variantId$/, '.id'),
    onStored: (now) => {
      if (now.id === null) return;
      made.current = now.id;
      key.clear();
      keepDraft(now);
    },
  });
}

/** A changed draft: its page shows it, and lists with it are loaded again. */
export function keepDraft(draft: DraftOrderDetail): void {
  updateCache(['draft-order', draft.id], () => draft);
  void queryClient.invalidateQueries({ queryKey: ['draft-orders'] });
}

/** Loads a draft again that may have changed meanwhile. */
export function reloadDraft(id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['draft-order', id] });
}

/** Forgets a draft that was deleted. */
export function dropDraft(id: string): void {
  queryClient.removeQueries({ queryKey: ['draft-order', id] });
  void queryClient.invalidateQueries({ queryKey: ['draft-orders'] });
}
