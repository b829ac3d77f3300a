import { queryOptions } from '@tanstack/react-query';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import { client, queryClient, updateCache } from '../../app/client.ts';

/** Lists of forms, the picker of the page editor's too, have keys that begin with it. */
const KEY = 'forms';

export const formsQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => client.call('GET', '/api/admin/forms', {}, signal),
});

export const binQuery = queryOptions({
  queryKey: [KEY, 'bin'],
  queryFn: ({ signal }) => client.call('GET', '/api/admin/forms', { query: { removed: 'only' } }, signal),
});

export const formQuery = (id: string) =>
  queryOptions({
    queryKey: ['form', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/forms/:id', { params: { id } }, signal),
  });

/** A newer state of a form is known. */
export function keepForm(form: OwnerForm): void {
  updateCache<OwnerForm>(formQuery(form.id).queryKey, () => form);
  readFormsAgain();
}

/** What lists show of forms is read again. */
const readFormsAgain = (): void => void queryClient.invalidateQueries({ queryKey: [KEY] });

/** Takes a form out of the bin. */
export async function restoreForm(id: string): Promise<OwnerForm> {
  const form = await client.call('POST', '/api/admin/forms/:id/restore', { params: { id } });
  keepForm(form);
  return form;
}

/** Moves a form to the bin. */
export async function deleteForm(id: string): Promise<void> {
  await client.call('POST', '/api/admin/forms/:id/delete', { params: { id } });
  void queryClient.invalidateQueries({ queryKey: ['form', id] });
  readFormsAgain();
}
