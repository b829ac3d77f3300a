import { MAX_LIST_NAME } from '@vitrine/domain/audience/audience-limits.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';

const params = z.object({ id: z.uuid() });

const mailingList = z.strictObject({
  id,
  name: z.string(),
  /** Whether visitors are asked by mail to confirm their address. */
  doubleOptIn: z.boolean(),
  /** Whether those who tick the box of a waiting list join it. */
  takesWaiting: z.boolean(),
  /** The box at checkout by which buyers join it, by its id in the settings; null for none. */
  checkoutConsentId: z.string().nullable(),
  /** Members who get letters, at most `COUNT_LIMIT`. */
  members: count,
  isMore: z.boolean(),
  createdOn: time,
});
export type MailingList = AnswerOf<typeof mailingList>;

const listBody = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Give the list a name.')
    .max(MAX_LIST_NAME, `A name has at most ${MAX_LIST_NAME} characters.`),
  doubleOptIn: z.boolean(),
  takesWaiting: z.boolean(),
  checkoutConsentId: z.uuid().nullable(),
});
const someList = { name: 'Kiln letter', doubleOptIn: true, takesWaiting: false, checkoutConsentId: null };

export const listMailingLists = endpoint({
  method: 'GET',
  path: '/api/admin/audience/lists',
  auth: 'owner',
  summary: 'Lists the mailing lists by name, with how many get letters of each.',
  answer: z.strictObject({ lists: z.array(mailingList) }),
  example: { answer: { lists: [] } },
});

export const createMailingList = endpoint({
  method: 'POST',
  path: '/api/admin/audience/lists',
  auth: 'owner',
  summary: 'Creates a mailing list.',
  body: listBody,
  answer: mailingList,
  status: 201,
  errors: ['MAILING_LIST_NAME_TAKEN', 'MAILING_LIST_LIMIT'],
  example: { body: someList },
});

const listPath = '/api/admin/audience/lists/:id';
const ofList = { params, notFound: 'MAILING_LIST_NOT_FOUND' } as const;

export const changeMailingList = endpoint({
  method: 'PUT',
  path: listPath,
  auth: 'owner',
  summary: 'Renames a mailing list, and sets how people join it.',
  ...ofList,
  body: listBody,
  answer: mailingList,
  errors: ['MAILING_LIST_NAME_TAKEN'],
  example: { body: someList },
});

export const deleteMailingList = endpoint({
  method: 'DELETE',
  path: listPath,
  auth: 'owner',
  summary: 'Deletes a mailing list. Its members stay, on their other lists.',
  ...ofList,
  answer: null,
});
