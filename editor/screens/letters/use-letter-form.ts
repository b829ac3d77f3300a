import type { Letter } from '@vitrine/contracts/letters.ts';
import { client } from '../../app/client.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { keepLetter } from './letter-queries.ts';
import { letterValues, type LetterValues, letterValuesOf, nameOfFault, readLetter } from './letter-values.ts';

export type LetterForm = Form<Letter, LetterValues>;

/** The form in which a letter is written. */
export function useLetterForm(stored: Letter): LetterForm {
  const params = { id: stored.id };
  return useForm({
    record: `letter/${stored.id}`,
    stored,
    schema: letterValues,
    valuesOf: letterValuesOf,
    read: readLetter,
    send: (body) => client.call('PUT', '/api/admin/letters/:id', { params, body }),
    load: () => client.call('GET', '/api/admin/letters/:id', { params }),
    onStored: keepLetter,
    fieldOf: (path, _body, { parts }) => nameOfFault(path, parts),
  });
}
