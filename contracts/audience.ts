import { MAX_CONSENT_WORDS, MAX_SUBSCRIBER_NAME } from '@vitrine/domain/audience/audience-limits.ts';
import {
  subscriberEventKinds,
  subscriberSources,
  subscriberStates,
} from '@vitrine/domain/audience/subscriber-states.ts';
import { MAX_CUSTOMER_TAG, MAX_CUSTOMER_TAGS } from '@vitrine/domain/customer/customer.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, exactText, reference } from './list.ts';
import { count, id, time } from './primitives.ts';
import { revision } from './revision.ts';

const params = z.object({ id: z.uuid() });
const state = z.enum(subscriberStates);
const source = z.enum(subscriberSources);
const tag = z
  .string('Enter a tag.')
  .trim()
  .min(1, 'Enter a tag.')
  .max(MAX_CUSTOMER_TAG, `A tag has at most ${MAX_CUSTOMER_TAG} characters.`);
const tags = z.array(tag).max(MAX_CUSTOMER_TAGS, `A subscriber has at most ${MAX_CUSTOMER_TAGS} tags.`);
const listId = z.uuid('A List must be selected');

const subscriberRow = z.strictObject({
  id,
  email: z.string(),
  /** '' for none. */
  name: z.string(),
  state,
  tags: z.array(z.string()),
  source,
  /** A language tag. */
  language: z.string(),
  /** Names of the lists they are on, confirmed or not. */
  lists: z.array(z.string()),
  createdOn: time,
});
export type SubscriberRow = AnswerOf<typeof subscriberRow>;

const subscriberDetail = subscriberRow.omit({ lists: true }).extend({
  lists: z.array(
    z.strictObject({
      id,
      name: z.string(),
      joinedOn: time,
      /** Whether the membership waits for a confirmation. */
      isWaiting: z.boolean(),
    }),
  ),
  confirmedOn: time.nullable(),
  unsubscribedOn: time.nullable(),
  /** What they agreed to: the exact words, where and when; the newest first. */
  consents: z.array(
    z.strictObject({
      id,
      words: z.string(),
      source,
      /** The path of the page; '' where it is not known. */
      page: z.string(),
      language: z.string(),
      /** '' for a list that was deleted. */
      list: z.string(),
      givenOn: time,
    }),
  ),
  /** What happened, the newest first. */
  events: z.array(
    z.strictObject({ id, kind: z.enum(subscriberEventKinds), by: z.string(), list: z.string(), on: time }),
  ),
  /** The customer with this address; null for none. */
  customerId: id.nullable(),
  revision: count,
});
export type SubscriberDetail = AnswerOf<typeof subscriberDetail>;

/** Subscribers. The search finds beginnings of words of name and email address. */
export const {
  list: listSubscribers,
  counted: countSubscribers,
  exported: exportSubscribers,
  exportedSelection: exportSelectedSubscribers,
} = defineList({
  name: 'audience',
  noun: 'subscribers',
  row: subscriberRow,
  filters: {
    state: anyOf(subscriberStates),
    source: anyOf(subscriberSources),
    tag: exactText,
    /** The list they are on, by its id. */
    list: reference,
    joinedFrom: day,
    /** Including that day. */
    joinedTo: day,
  },
  sorts: ['joined', 'email'],
  defaultSort: '-joined',
  example: { search: 'june', state: 'active' },
});

/** What can be done with many subscribers at once. */
export const subscribersChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('add-tag'), tag }),
    z.strictObject({ action: z.literal('remove-tag'), tag }),
    z.strictObject({ action: z.literal('add-to-list'), list: listId }),
    z.strictObject({ action: z.literal('remove-from-list'), list: listId }),
    z.strictObject({ action: z.literal('unsubscribe') }),
    /** With what they agreed to; not those who are customers. */
    z.strictObject({ action: z.literal('erase-subscribers') }),
  ],
  'Choose what to do with them.',
);
export type SubscribersChange = z.output<typeof subscribersChange>;

export const changeSubscribers = defineBulk({
  name: 'audience',
  noun: 'subscribers',
  change: subscribersChange,
  example: { action: 'add-tag', tag: 'Club' },
});

export const listSubscriberTags = endpoint({
  method: 'GET',
  path: '/api/admin/audience/tags',
  auth: 'owner',
  summary: 'Lists the tags of the 5,000 newest subscribers, the most used first, at most 200.',
  answer: z.strictObject({ tags: z.array(z.string()) }),
  example: { answer: { tags: ['club'] } },
});

const name = z.string().trim().max(MAX_SUBSCRIBER_NAME, `Use at most ${MAX_SUBSCRIBER_NAME} characters.`);

export const addSubscriber = endpoint({
  method: 'POST',
  path: '/api/admin/audience/subscribers',
  auth: 'owner',
  summary: 'Adds an address that has agreed to get letters; one that has left stays so.',
  body: z.object({
    email: z.string().trim().min(1, 'Email cannot be blank').max(256, 'Email is invalid'),
    name: name.default(''),
    listIds: z.array(listId).min(1, 'A List must be selected').max(20),
    tags: tags.default([]),
    /** How they agreed, in the owner's words; kept with the consent. */
    words: z
      .string()
      .trim()
      .min(1, 'Write down how this person agreed.')
      .max(MAX_CONSENT_WORDS, `Use at most ${MAX_CONSENT_WORDS} characters.`),
  }),
  answer: subscriberDetail,
  status: 201,
  errors: ['EMAIL_INVALID', 'MAILING_LIST_NOT_FOUND', 'SUBSCRIBER_EXISTS', 'SUBSCRIBER_HAS_LEFT'],
  example: {
    body: {
      email: 'june@example.com',
      name: 'June Fern',
      listIds: ['0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21'],
      words: 'Signed the list at the market in May.',
    },
  },
});

const subscriberPath = '/api/admin/audience/subscribers/:id';
const ofSubscriber = { params, notFound: 'SUBSCRIBER_NOT_FOUND' } as const;

export const getSubscriber = endpoint({
  method: 'GET',
  path: subscriberPath,
  auth: 'owner',
  summary: 'Returns a subscriber with lists, consents and what happened.',
  ...ofSubscriber,
  answer: subscriberDetail,
});

export const editSubscriber = endpoint({
  method: 'PUT',
  path: subscriberPath,
  auth: 'owner',
  summary: 'Changes name, tags or lists of a subscriber.',
  ...ofSubscriber,
  body: z.object({
    name: name.optional(),
    tags: tags.optional(),
    /** All lists they are on from now on. */
    listIds: z.array(z.uuid()).max(100).optional(),
    revision,
  }),
  answer: subscriberDetail,
  errors: ['STALE_REVISION', 'MAILING_LIST_NOT_FOUND', 'SUBSCRIBER_HAS_LEFT'],
  example: { body: { tags: ['Club'], revision: 1 } },
});

export const unsubscribeSubscriber = endpoint({
  method: 'POST',
  path: `${subscriberPath}/unsubscribe`,
  auth: 'owner',
  summary: 'Unsubscribes somebody who asked for it, from all lists. Only they can come back.',
  ...ofSubscriber,
  answer: subscriberDetail,
});

export const exportSubscriberData = endpoint({
  method: 'GET',
  path: `${subscriberPath}/personal-data.json`,
  auth: 'owner',
  summary: 'Exports everything that is stored about the person with this address, as a JSON file.',
  ...ofSubscriber,
  answer: { contentTypes: ['application/json'] },
});

export const eraseSubscriber = endpoint({
  method: 'POST',
  path: `${subscriberPath}/erase`,
  auth: 'owner',
  summary:
    'Erases what is stored about the person with this address: subscriptions, consents, waiting lists, comments, mails. A customer is erased as one.',
  ...ofSubscriber,
  answer: null,
  errors: ['SUBSCRIBER_IS_CUSTOMER'],
});
