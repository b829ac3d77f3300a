import type { ShowNumber } from './en-lists.ts';
import type { CommentModeration } from '@vitrine/domain/comment/comment-settings.ts';
import { SPAM_LINKS } from '@vitrine/domain/comment/classify-comment.ts';
import { MAX_LINKS } from '@vitrine/domain/form/classify-submission.ts';

const whose = (name: string): string => `${name}’s comment`;

/** Texts of the screen where comments are moderated. */
export const comments = {
  title: 'Comments',
  words: 'moderation spam replies visitors',
  noun: { one: 'comment', many: 'comments' },
  search: 'Name, email or words',
  searchLabel: 'Search comments by author or words',
  columns: { comment: 'Comment', status: 'Status', written: 'Written', actions: 'Actions' },
  item: 'On',
  itemPlaceholder: 'Post, product or event',
  itemGone: 'Deleted',
  whose,
  back: 'All comments',
  notFoundTitle: 'Comment not found',
  notFound: 'This comment does not exist, or what it was on was deleted.',
  status: { held: 'Pending', visible: 'Published', spam: 'Spam', removed: 'Removed' },
  waiting: (show: ShowNumber, count: number) => `${show(count)} to review`,
  actions: {
    approve: 'Approve',
    hold: 'Hold',
    'mark-spam': 'Mark as spam',
    remove: 'Remove',
    restore: 'Publish again',
  },
  actionOn: (action: string, name: string) => `${action}: ${whose(name)}`,
  done: {
    approve: (name: string) => `${whose(name)} was published.`,
    hold: (name: string) => `${whose(name)} was held for review.`,
    'mark-spam': (name: string) => `${whose(name)} was marked as spam.`,
    remove: (name: string) => `${whose(name)} was removed.`,
    restore: (name: string) => `${whose(name)} was published again.`,
  },
  undo: 'Undo',
  undoKey: 'Undo the last action',
  undone: (name: string) => `Undone: ${whose(name)} is as it was.`,
  on: 'on',
  newTab: ', opens in a new tab',
  notOnSite: 'not published',
  answers: (name: string) => `Reply to ${name}`,
  answersHidden: (name: string, state: string) => `Reply to ${name} (${state.toLowerCase()})`,
  whyHeld: 'Held for review:',
  whySpam: 'Spam:',
  reasons: {
    'all-held': 'you review every comment first',
    'first-comment': 'the first comment of this person',
    unverified: 'sent without JavaScript, so not checked for spam',
    links: `more than ${MAX_LINKS} links`,
    'many-links': `${SPAM_LINKS} links or more`,
    'link-in-name': 'a link in the name',
    repeated: 'same text as another comment',
    'repeated-often': 'same text repeated many times',
    'too-fast': 'sent seconds after the previous one',
    trap: 'a field that people do not see was filled in',
    'filled-fast': 'written faster than a person can',
    'spam-sender': 'you marked another one of this person as spam',
    'spam-text': 'you marked the same text as spam before',
    'known-sender': 'you took another one of this person out of the spam',
  },
  older: 'Show older comments',
  emptyTitle: 'No comments yet',
  emptyWords:
    'What visitors write below your posts and events appears here. To try it, open a post and write one.',
  empty: {
    held: {
      title: 'Nothing to review',
      words: 'New comments that look like spam are held here until you review them.',
    },
    visible: {
      title: 'No published comments',
      words: 'Comments on your posts and events appear here. To try it, open a post and write one.',
    },
    spam: {
      title: 'No spam',
      words:
        'Comments that are clearly spam, such as the same text in many places, are stored here and never shown.',
    },
    removed: {
      title: 'No removed comments',
      words: 'Comments you remove are stored here, hidden from visitors. You can publish them again.',
    },
  },
  seeShown: 'View published comments',
  openSite: 'View site',
  settingsLink: 'Settings',
  settings: {
    title: 'Comment settings',
    words: 'moderation hold review close open days switch off',
    leave: 'Your changes to the comment settings are not saved.',
    siteHead: 'Comments on your site',
    enabled: 'Visitors can comment',
    enabledHint: 'While this is off, comments are hidden everywhere. They are kept.',
    openOnNew: 'Open comments on new posts and events',
    openOnNewHint: 'You can change it in the settings of each one.',
    closeAfter: 'Days until comments close',
    closeAfterHint: 'Counted from the day of publication. Leave it empty to keep comments open.',
    moderationHead: 'Moderation',
    moderation: 'Review before they are published',
    moderations: {
      publish: { label: 'Only comments that look like spam', hint: 'All others are published at once.' },
      'hold-first': {
        label: 'The first comment of each person',
        hint: 'Once you have approved one, the next ones are published at once. People are recognized by their browser, or by their name and email address.',
      },
      'hold-all': { label: 'Every comment', hint: 'Nothing is published before you approve it.' },
    } satisfies Readonly<Record<CommentModeration, { label: string; hint: string }>>,
    likes: 'Likes are switched on and off in the',
    likesLink: 'site settings',
    likesEnd: '.',
  },
};
