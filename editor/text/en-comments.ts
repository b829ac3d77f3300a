import { MOST_LINKS, SPAM_LINKS } from '@vitrine/domain/comment/judge-comment.ts';

function whose(names: readonly string[]): string {
  return names.length === 1 ? `${names[0] ?? ''}’s comment` : `${names.length} comments`;
}
const be = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');

/** Texts of the screen where comments are moderated. */
export const comments = {
  title: 'Comments',
  words: 'moderation spam replies visitors',
  lists: 'Comments by state',
  status: { held: 'Waiting', visible: 'On the site', spam: 'Spam', removed: 'Removed' },
  waiting: (count: number) => (count === 1 ? '1 waits for you' : `${count} wait for you`),
  actions: {
    approve: 'Approve',
    hold: 'Hold back',
    'mark-spam': 'Spam',
    remove: 'Remove',
    restore: 'Put back',
  },
  actionOn: (action: string, name: string) => `${action}: ${whose([name])}`,
  done: {
    approve: (names: readonly string[]) => `${whose(names)} ${be(names)} on the site.`,
    hold: (names: readonly string[]) =>
      `${whose(names)} ${be(names)} off the site and ${names.length === 1 ? 'waits' : 'wait'} for you.`,
    'mark-spam': (names: readonly string[]) => `${whose(names)} ${be(names)} among the spam.`,
    remove: (names: readonly string[]) => `${whose(names)} ${be(names)} removed.`,
    restore: (names: readonly string[]) => `${whose(names)} ${be(names)} back on the site.`,
  },
  undo: 'Undo',
  undoOf: (action: string) => `Undo: ${action}`,
  undone: (names: readonly string[]) => `Undone. ${whose(names)} ${be(names)} back in this list.`,
  notUndone: (why: string) => `Not undone. ${why}`,
  overtaken: (name: string) => `Someone else dealt with ${whose([name])} in the meantime.`,
  select: (name: string) => `Select ${whose([name])}`,
  selectAll: 'Select all',
  selected: (count: number) => `${count} selected`,
  on: 'on',
  newTab: ', opens in a new tab',
  notOnSite: 'not on the site',
  answers: (name: string) => `Answers ${name}`,
  answersHidden: (name: string, state: string) => `Answers ${name} (${state.toLowerCase()})`,
  whyHeld: 'Held:',
  whySpam: 'Spam:',
  reasons: {
    'all-held': 'you read every comment first',
    unverified: 'sent without JavaScript, so without a spam check',
    links: `more than ${MOST_LINKS} links`,
    'many-links': `${SPAM_LINKS} links or more`,
    'link-in-name': 'a link in the name',
    repeated: 'the same words as another comment',
    'repeated-often': 'the same words again and again',
    'too-fast': 'sent within seconds of the last one',
  },
  showAll: 'Show all of it',
  showLess: 'Show less',
  older: 'Show older comments',
  keysMove: 'move',
  keysSelect: 'select',
  keysUndo: 'undo',
  empty: {
    held: {
      title: 'Nothing waits',
      words: 'New comments that look like spam are held here until you have read them.',
      afterwards: 'You have been through all of them.',
    },
    visible: {
      title: 'No comments on the site',
      words: 'What visitors write under your posts and events stands here. Try it yourself: open a post.',
      afterwards: 'None of them is on the site now.',
    },
    spam: {
      title: 'No spam',
      words: 'What is surely spam, like the same words in many places, is kept here and never shown.',
      afterwards: 'Nothing is left among the spam.',
    },
    removed: {
      title: 'Nothing removed',
      words: 'What you remove is kept here, unseen by visitors. You can put it back.',
      afterwards: 'Nothing is left among the removed.',
    },
  },
  seeShown: 'See comments on the site',
  openSite: 'Open the site',
};
