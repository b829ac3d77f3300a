import { MAX_PROVIDER_KEY } from '@vitrine/domain/list-provider/provider-key.ts';
import {
  listServices,
  providerProblems,
  providerStates,
} from '@vitrine/domain/list-provider/provider-states.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { COUNT_LIMIT } from './list-limits.ts';
import { count, time } from './primitives.ts';

/** Lists of a provider that can be chosen from. */
export const MAX_OUTSIDE_LISTS = 100;
/** Refused addresses that are shown. */
export const SHOWN_REFUSED = 20;

const problem = z.enum(providerProblems);

const connection = z.strictObject({
  service: z.enum(listServices),
  /** What the provider calls the account. */
  account: z.string(),
  /** The chosen list as the provider knows it; null until one is chosen. */
  list: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** Whether the provider asks new addresses to confirm. */
  doubleOptIn: z.boolean(),
  state: z.enum(providerStates),
  /** False: the key was encrypted with another VITRINE_SECRET or key file, and has to be entered again. */
  isReadable: z.boolean(),
  /** What failed last, since when, and when it is tried again; null while it works. */
  failure: z
    .strictObject({
      problem,
      /** The provider’s own words; '' where it said nothing. */
      words: z.string(),
      since: time,
      /** Null: at once. */
      nextOn: time.nullable(),
    })
    .nullable(),
  /** Addresses still to be sent, at most `COUNT_LIMIT`. */
  waiting: count.max(COUNT_LIMIT),
  /** Whether subscribers from before the connection are still being queued. */
  isQueueing: z.boolean(),
  /** Addresses that the provider refuses, the newest first. */
  refused: z
    .array(z.strictObject({ email: z.string(), isErasure: z.boolean(), words: z.string() }))
    .max(SHOWN_REFUSED),
  /** When something was taken last; null: never. */
  deliveredOn: time.nullable(),
  /** Another one with every change by an owner. */
  version: z.string(),
});
export type ListConnection = AnswerOf<typeof connection>;

/** The outside provider of a website; null where it has none, which is how every website begins. */
const providerOfSite = z.strictObject({ connection: connection.nullable() });
export type ListProviderOfSite = AnswerOf<typeof providerOfSite>;

/** The version of the connection as the owner saw it, null for none: another one since then refuses the change. */
const seen = z.string().max(40).nullable();

export const getListProvider = endpoint({
  method: 'GET',
  path: '/api/admin/audience/provider',
  auth: 'owner',
  summary: 'Returns the outside provider that gets the audience too, how that does, and what it refuses.',
  answer: providerOfSite,
  example: { answer: { connection: null } },
});

export const connectListProvider = endpoint({
  method: 'POST',
  path: '/api/admin/audience/provider',
  auth: 'owner',
  summary:
    'Connects an account at Mailchimp by its API key, which is tried first and stored encrypted; or replaces the key. Another account needs another list.',
  body: z.strictObject({ key: z.string().trim().max(MAX_PROVIDER_KEY), seen }),
  answer: providerOfSite,
  errors: ['LIST_PROVIDER_INVALID', 'LIST_PROVIDER_REFUSED', 'LIST_PROVIDER_AWAY', 'STALE_REVISION'],
  // No key by its look, so that nobody who tries the example asks Mailchimp.
  example: { body: { key: 'the-key-of-your-account-us6', seen: null }, answer: { connection: null } },
});

export const listOutsideLists = endpoint({
  method: 'GET',
  path: '/api/admin/audience/provider/lists',
  auth: 'owner',
  summary: `Asks the provider for its lists, at most ${MAX_OUTSIDE_LISTS}.`,
  answer: z.strictObject({
    lists: z
      .array(z.strictObject({ id: z.string(), name: z.string(), members: count }))
      .max(MAX_OUTSIDE_LISTS),
  }),
  errors: ['LIST_PROVIDER_NOT_CONNECTED', 'LIST_PROVIDER_REFUSED', 'LIST_PROVIDER_AWAY'],
  example: { answer: { lists: [{ id: 'a1b2c3d4e5', name: 'Kiln letter', members: 240 }] } },
});

export const saveListProvider = endpoint({
  method: 'PUT',
  path: '/api/admin/audience/provider',
  auth: 'owner',
  summary:
    'Chooses the list that gets everybody who joins, leaves, changes tags or is erased here; with `sendsExisting` also everybody who gets letters already.',
  body: z.strictObject({
    listId: z.string().trim().min(1, 'A List must be selected').max(100),
    doubleOptIn: z.boolean(),
    sendsExisting: z.boolean(),
    seen,
  }),
  answer: providerOfSite,
  errors: [
    'LIST_PROVIDER_NOT_CONNECTED',
    'LIST_PROVIDER_REFUSED',
    'LIST_PROVIDER_AWAY',
    'MAILING_LIST_NOT_FOUND',
    'STALE_REVISION',
  ],
  example: {
    body: { listId: 'a1b2c3d4e5', doubleOptIn: true, sendsExisting: true, seen: null },
    answer: { connection: null },
  },
});

export const retryListProvider = endpoint({
  method: 'POST',
  path: '/api/admin/audience/provider/retry',
  auth: 'owner',
  summary: 'Sends everything that waits now, and what was refused again.',
  answer: providerOfSite,
  errors: ['LIST_PROVIDER_NOT_CONNECTED'],
  example: { answer: { connection: null } },
});

export const disconnectListProvider = endpoint({
  method: 'POST',
  path: '/api/admin/audience/provider/disconnect',
  auth: 'owner',
  summary:
    'Forgets the key and what waits. Subscribers stay here; the provider keeps what it was sent, erasures that wait included.',
  body: z.strictObject({ seen }),
  answer: providerOfSite,
  errors: ['STALE_REVISION'],
  example: { body: { seen: null }, answer: { connection: null } },
});
