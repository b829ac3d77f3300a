import type { ShowNumber } from './en-lists.ts';

/** Texts about what an owner writes about an order: notes, tags, comments; and about its customer and mails. */
export const orderNotes = {
  title: 'Notes and tags',
  notes: 'Notes',
  notesHint: 'Only you and the people you work with see them.',
  tags: 'Tags',
  tagsHint: 'Press Enter after each. Orders can be filtered by them.',
  save: 'Save',
  discard: 'Discard',
  leave: 'Your changes to notes and tags are not saved.',
  comment: 'Comment',
  commentPlaceholder: 'Write a comment. Buyers never see it.',
  post: 'Post comment',
  empty: 'Write a comment first.',
  deleteComment: 'Delete comment',
  deleted: 'Comment deleted.',
  resend: 'Send again',
  resendOf: (mail: string) => `Send again: ${mail}`,
  resent: (email: string) => `The email is on its way to ${email} again.`,
  customer: 'Customer',
  customerOf: (show: ShowNumber, orders: number, spent: string) =>
    orders === 1 ? `First order, ${spent}` : `${show(orders)} orders, ${spent}`,
  previous: 'Other orders',
  filterTag: 'Tag',
  tagPlaceholder: 'Type or choose a tag',
};
