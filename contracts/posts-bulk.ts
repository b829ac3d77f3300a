import { MAX_LABEL } from '@vitrine/domain/content/labels.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';

const name = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(MAX_LABEL, `A name has at most ${MAX_LABEL} characters.`);
const tag = name('Enter a tag.');
const category = name('Enter a category.');

/** What can be done with many posts at once. */
export const postsChange = z.discriminatedUnion(
  'action',
  [
    /** Shows what is written of them. */
    z.strictObject({ action: z.literal('publish') }),
    /** Makes drafts of them. */
    z.strictObject({ action: z.literal('hide') }),
    /** Moves them to the bin. */
    z.strictObject({ action: z.literal('delete') }),
    z.strictObject({ action: z.literal('restore') }),
    z.strictObject({ action: z.literal('add-tag'), tag }),
    z.strictObject({ action: z.literal('remove-tag'), tag }),
    z.strictObject({ action: z.literal('add-category'), category }),
    z.strictObject({ action: z.literal('remove-category'), category }),
    z.strictObject({
      action: z.literal('set-author'),
      /** Null: nobody. */
      author: z.uuid('Choose an author.').nullable(),
    }),
  ],
  'Choose what to do with them.',
);
export type PostsChange = z.output<typeof postsChange>;

export const changePosts = defineBulk({
  name: 'posts',
  noun: 'posts',
  change: postsChange,
  example: { action: 'add-tag', tag: 'Kiln' },
});
