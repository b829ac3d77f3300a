import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { ShowNumber } from './en-lists.ts';
import { MAX_LINKS, SPAM_LINKS } from '@vitrine/domain/comment/classify-comment.ts';

function whose(names: readonly string[]): string {
  return names.length === 1 ? `${names[0] ?? ''}’s comment` : `${names.length} comments`;
}
const was = (names: readonly string[]): string => (names.length === 1 ? 'was' : 'were');

/** Texts of the screen where comments are moderated. */
export const comments = {
  count: (show: ShowNumber, count: number) => (count > COUNT_LIMIT ? `${show(COUNT_LIMIT)}+` : show(count)),
  title: 'Comments',
  words: 'moderation spam replies visitors',
  lists: 'Comments by status',
  status: { held: 'Pending', visible: 'Published', spam: 'Spam', removed: 'Removed' },
  waiting: (show: ShowNumber, count: number) => `${show(count)} to review`,
  actions: {
    approve: 'Approve',
    hold: 'Hold',
    'mark-spam': 'Mark as spam',
    remove: 'Remove',
    restore: 'Publish again',
  },
  actionOn: (action: string, name: string) => `${action}: ${whose([name])}`,
  done: {
    approve: (names: readonly string[]) => `${whose(names)} ${was(names)} published.`,
    hold: (names: readonly string[]) => `${whose(names)} ${was(names)} held for review.`,
    'mark-spam': (names: readonly string[]) => `${whose(names)} ${was(names)} marked as spam.`,
    remove: (names: readonly string[]) => `${whose(names)} ${was(names)} removed.`,
    restore: (names: readonly string[]) => `${whose(names)} ${was(names)} published again.`,
  },
  undo: 'Undo',
  undoOf: (action: string) => `Undo: ${action}`,
  undone: (names: readonly string[]) =>
    `Undone. ${whose(names)} ${names.length === 1 ? 'is' : 'are'} back in this list.`,
  notUndone: (why: string) => `Could not undo. ${why}`,
  overtaken: (name: string) => `Someone else already handled ${whose([name])}.`,
  select: (name: string) => `Select ${whose([name])}`,
  selectAll: 'Select all',
  selected: (show: ShowNumber, count: number) => `${show(count)} selected`,
  on: 'on',
  newTab: ', opens in a new tab',
  notOnSite: 'not published',
  answers: (name: string) => `Reply to ${name}`,
  answersHidden: (name: string, state: string) => `Reply to ${name} (${state.toLowerCase()})`,
  whyHeld: 'Held for review:',
  whySpam: 'Spam:',
  reasons: {
    'all-held': 'you review every comment first',
    unverified: 'sent without JavaScript, so not checked for spam',
    links: `more than ${MAX_LINKS} links`,
    'many-links': `${SPAM_LINKS} links or more`,
    'link-in-name': 'a link in the name',
    repeated: 'same text as another comment',
    'repeated-often': 'same text repeated many times',
    'too-fast': 'sent seconds after the previous one',
  },
  showAll: 'Show more',
  showLess: 'Show less',
  older: 'Show older comments',
  keyNames: { move: 'Next or previous comment', select: 'Select', undo: 'Undo the last action' },
  keysMove: 'move',
  keysSelect: 'select',
  keysUndo: 'undo',
  empty: {
    held: {
      title: 'Nothing to review',
      words: 'New comments that look like spam are held here until you review them.',
      afterwards: 'You have reviewed all of them.',
    },
    visible: {
      title: 'No published comments',
      words: 'Comments on your posts and events appear here. To try it, open a post and write one.',
      afterwards: 'None of them are published now.',
    },
    spam: {
      title: 'No spam',
      words:
        'Comments that are clearly spam, such as the same text in many places, are stored here and never shown.',
      afterwards: 'No spam is left.',
    },
    removed: {
      title: 'No removed comments',
      words: 'Comments you remove are stored here, hidden from visitors. You can publish them again.',
      afterwards: 'No removed comments are left.',
    },
  },
  seeShown: 'View published comments',
  openSite: 'View site',
};
