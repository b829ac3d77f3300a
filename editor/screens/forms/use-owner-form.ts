import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import { client } from '../../app/client.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { keepForm } from './form-queries.ts';
import {
  nameOfFault,
  ownerFormValues,
  type OwnerFormValues,
  readFormValues,
  valuesOfForm,
} from './form-values.ts';

export type OwnerFormState = Form<OwnerForm, OwnerFormValues>;

/** The form in which a form is changed. */
export function useOwnerForm(stored: OwnerForm): OwnerFormState {
  const showNumber = useShowNumber();
  const params = { id: stored.id };
  return useForm({
    record: `form/${stored.id}`,
    stored,
    schema: ownerFormValues,
    valuesOf: valuesOfForm,
    read: (values, now) => readFormValues(values, now, showNumber),
    send: (body) => client.call('PUT', '/api/admin/forms/:id', { params, body }),
    load: () => client.call('GET', '/api/admin/forms/:id', { params }),
    onStored: keepForm,
    fieldOf: (path, _body, { questions }) => nameOfFault(path, questions),
  });
}
