import type { SegmentField, SegmentMatch, SegmentRule } from '@vitrine/domain/audience/segment-rules.ts';
import type { ShowNumber } from './en-lists.ts';

const fields: Readonly<Record<SegmentField, string>> = {
  list: 'List',
  tag: 'Tag',
  joined: 'Joined',
  language: 'Language',
  source: 'Came from',
  email: 'Email',
  orders: 'Orders',
};

const comparisons: Readonly<Record<SegmentRule['is'], string>> = {
  in: 'is on',
  'not-in': 'is not on',
  has: 'has',
  'has-not': 'does not have',
  'on-or-after': 'on or after',
  before: 'before',
  is: 'is',
  'is-not': 'is not',
  contains: 'contains',
  'ends-with': 'ends with',
  'at-least': 'at least',
  'at-most': 'at most',
};

const matches: Readonly<Record<SegmentMatch, string>> = {
  all: 'All rules have to hold',
  any: 'Any rule is enough',
};

/** Texts of segments of subscribers. */
export const segments = {
  title: 'Segments',
  lead: 'Subscribers chosen by rules. Who is in a segment is worked out each time it is used.',
  add: 'Add segment',
  addTitle: 'Add a segment',
  editTitle: 'Edit segment',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  name: 'Name',
  nameMissing: 'Give the segment a name.',
  match: 'Match',
  matches,
  rule: (number: number) => `Rule ${number}`,
  field: 'What',
  fields,
  comparison: 'How',
  comparisons,
  value: 'Value',
  chooseList: 'Choose a list',
  languageHint: 'Two letters, for example de.',
  addRule: 'Add rule',
  removeRule: (number: number) => `Remove rule ${number}`,
  count: (show: ShowNumber, count: number, isMore: boolean) =>
    `${isMore ? 'More than ' : ''}${count === 1 ? '1 subscriber' : `${show(count)} subscribers`}`,
  look: 'Show who is in it',
  rules: (show: ShowNumber, count: number) => (count === 1 ? '1 rule' : `${show(count)} rules`),
  emptyTitle: 'No segments yet',
  empty:
    'Put together whom a letter goes to: everyone with a tag, those who ordered twice, those who joined this year.',
  deleteTitle: (name: string) => `Delete the segment ${name}?`,
  deleteWhat: 'Its subscribers stay in your audience.',
  deleteSubmit: 'Delete segment',
  deleted: 'The segment was deleted.',
  saved: 'The segment was saved.',
};
