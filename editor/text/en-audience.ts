import type {
  SubscriberEventKind,
  SubscriberSource,
  SubscriberState,
} from '@vitrine/domain/audience/subscriber-states.ts';
import type { SubscriberProblem } from '@vitrine/domain/audience/read-subscriber-rows.ts';
import type { ShowNumber } from './en-lists.ts';

const people = (show: ShowNumber, count: number): string =>
  count === 1 ? '1 person' : `${show(count)} people`;

const states: Readonly<Record<SubscriberState, string>> = {
  pending: 'Not confirmed',
  active: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
};

const sources: Readonly<Record<SubscriberSource, string>> = {
  newsletter: 'Newsletter form',
  form: 'Form on a page',
  'waiting-list': 'Waiting list',
  checkout: 'Checkout',
  import: 'Import',
  owner: 'Added by hand',
};

const events: Readonly<Record<SubscriberEventKind, string>> = {
  'signed-up': 'Signed up',
  'confirmation-sent': 'Asked to confirm by email',
  confirmed: 'Confirmed the address',
  added: 'Added by hand',
  imported: 'Imported from a file',
  'joined-list': 'Put on the list',
  'left-list': 'Taken off the list',
  unsubscribed: 'Unsubscribed',
  resubscribed: 'Subscribed again',
  bounced: 'An email came back',
  complained: 'Reported an email as spam',
};

const problems: Readonly<Record<SubscriberProblem, string>> = {
  email: 'This is not an email address',
  'too-long': 'The name is longer than 200 characters',
  tags: 'Too many tags, or one of more than 40 characters',
  left: 'The file does not list this person as subscribed',
  broken: 'This line is broken: check its quotation marks',
};

/** Texts of subscribers, mailing lists and their import. */
export const audience = {
  title: 'Audience',
  words: 'subscribers newsletter mailing list mailchimp contacts email consent',
  noun: { one: 'subscriber', many: 'subscribers' },
  search: 'Name or email',
  searchLabel: 'Search subscribers by name or email',
  email: 'Email',
  name: 'Name',
  state: 'Status',
  states,
  tags: 'Tags',
  lists: 'Lists',
  list: 'List',
  listPlaceholder: 'Name of the list',
  listGone: 'Deleted list',
  source: 'Came from',
  sources,
  joined: 'Joined',
  filterTag: 'Tag',
  tagPlaceholder: 'Type or choose a tag',
  more: 'Show more subscribers',
  add: 'Add subscriber',
  toLists: 'Lists',
  toSegments: 'Segments',
  toImport: 'Import',
  emptyTitle: 'No subscribers yet',
  empty:
    'Add a newsletter block to a page, and everyone who signs up appears here with what they agreed to. Or import the people you have.',
  emptyAction: 'Set up a list',
  noListYet: 'You have no list yet.',
  back: 'Audience',
  notFoundTitle: 'Subscriber not found',
  notFound: 'This subscriber does not exist, or belongs to another site.',
  since: (day: string) => `Joined ${day}`,
  leave: 'Your changes to this subscriber would be lost.',
  contactHead: 'Contact',
  listsHead: 'Lists',
  noLists: 'On no list.',
  waits: 'not confirmed',
  onLists: 'On these lists',
  tagsHint: 'Press Enter after each tag.',
  consentsHead: 'Consent',
  consentsHint: 'The exact words this person agreed to, and when.',
  noConsents: 'Nothing on record.',
  consentOf: (source: string, list: string, page: string) =>
    [source, list, page].filter((part) => part !== '').join(' · '),
  eventsHead: 'History',
  events,
  eventOf: (what: string, list: string, by: string) =>
    `${what}${list === '' ? '' : `: ${list}`}${by === '' ? '' : ` (${by})`}`,
  actions: 'More actions',
  customer: 'View customer',
  exportData: 'Export personal data',
  unsubscribe: 'Unsubscribe…',
  unsubscribeTitle: (email: string) => `Unsubscribe ${email}?`,
  unsubscribeWhat: 'They get no more letters. Only they can subscribe again, by a form of your site.',
  unsubscribeSubmit: 'Unsubscribe',
  unsubscribed: 'Unsubscribed.',
  erase: 'Erase personal data…',
  eraseTitle: (email: string) => `Erase the personal data of ${email}?`,
  eraseWhat:
    'Lists, consent, history, waiting lists and emails are removed, and comments lose their author. Somebody who is also a customer is erased under Customers.',
  eraseFinal:
    'This cannot be undone. Nothing will remember that they unsubscribed, so that an import could add them again.',
  eraseSubmit: 'Erase personal data',
  erased: 'The personal data was erased.',
  cancel: 'Cancel',
  save: 'Save',
  addTitle: 'Add a subscriber',
  consentLabel: 'How did this person agree?',
  consentHint: 'Kept as proof. For example: “Signed the list at the market on May 3.”',
  chooseLists: 'Lists to join',
  listMissing: 'A List must be selected',
  added: 'The subscriber was added.',
  many: {
    toListTitle: (rows: string) => `Add ${rows} to a list`,
    fromListTitle: (rows: string) => `Remove ${rows} from a list`,
    toList: 'Add to list',
    fromList: 'Remove from list',
    choose: 'Choose a list',
    eraseTitle: (rows: string) => `Erase ${rows}?`,
    erase: 'Their lists, consent and history are removed. Customers are left as they are.',
    eraseSubmit: 'Erase',
  },
  listsPage: {
    title: 'Mailing lists',
    lead: 'People join a list by a newsletter block, a waiting list, the checkout, by hand or from a file.',
    add: 'Add list',
    addTitle: 'Add a list',
    editTitle: 'Edit list',
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Delete ${name}`,
    name: 'Name',
    nameHint: 'Visitors do not see it.',
    nameMissing: 'Give the list a name.',
    doubleOptIn: 'Require double opt-in',
    doubleOptInHint:
      'New people confirm their address by an email first. Many countries require it, and it keeps out addresses that others typed in.',
    takesWaiting: 'Waiting lists join it',
    takesWaitingHint:
      'People who wait for a product and tick the box for news. The box is switched on in the settings of the store.',
    checkout: 'Box at checkout that joins it',
    checkoutHint: 'One of your own boxes that buyers may leave unticked, from the settings of the checkout.',
    noBox: 'None',
    confirmed: 'Double opt-in',
    single: 'Without confirmation',
    members: (show: ShowNumber, count: number, isMore: boolean) =>
      isMore ? `More than ${people(show, count)}` : people(show, count),
    emptyTitle: 'No lists yet',
    empty: 'A list is what people sign up for: your newsletter, the news of one shop, a club.',
    deleteTitle: (name: string) => `Delete the list ${name}?`,
    deleteWhat:
      'Forms that use it will say that they are not configured until you choose another list. Its people stay in your audience, with what they agreed to.',
    deleteSubmit: 'Delete list',
    deleted: 'The list was deleted.',
    saved: 'The list was saved.',
  },
  import: {
    title: 'Import subscribers',
    lead: 'A CSV file whose first line has a column “email”; “name”, “tags”, “language” and “status” are read too. People who have unsubscribed, here or in the file, are not written to.',
    list: 'They join this list',
    words: 'How did these people agree?',
    wordsHint:
      'Kept as proof for each of them. For example: “Signed up for our letter at Mailchimp, 2019 to 2026.”',
    wordsMissing: 'Write down how these people agreed.',
    tag: 'Tag for all of them',
    tagHint: 'Optional. So that you find them again.',
    choose: 'Choose file',
    dropHint: 'Or drop it here. At most 100 MB and 1,000,000 people.',
    tooLarge: 'This file is larger than 100 MB. Split it into several.',
    sending: (name: string) => `Sending ${name}`,
    importing: (name: string) => `Importing ${name}`,
    done: (show: ShowNumber, count: number) =>
      count === 1 ? '1 person was added.' : `${show(count)} people were added.`,
    known: (show: ShowNumber, count: number) =>
      `${people(show, count)} ${count === 1 ? 'was' : 'were'} there already, and ${count === 1 ? 'joins' : 'join'} the list.`,
    left: (show: ShowNumber, count: number) =>
      `${people(show, count)} ${count === 1 ? 'has' : 'have'} unsubscribed here before and ${count === 1 ? 'stays' : 'stay'} so.`,
    refused: (show: ShowNumber, count: number) =>
      count === 1 ? '1 line was left out:' : `${show(count)} lines were left out:`,
    moreProblems: (show: ShowNumber, count: number) => `And ${show(count)} more.`,
    line: (show: ShowNumber, line: number) => `Line ${show(line)}`,
    problems,
    ignored: (heads: string) => `Columns that were not read: ${heads}`,
    failed: {
      'no-columns': 'This is no file of subscribers: its first line needs a column “email”.',
      empty: 'This file has no people in it.',
      'too-many': 'A file has at most 1,000,000 people. Those up to there were imported; split the rest.',
      broken: 'This file could not be imported to its end. Try again, or split it.',
      'list-gone': 'The list was deleted while the file was imported.',
    },
    newest: (name: string) => `Last import: ${name}`,
  },
};
