import { navigationProblems as text } from '@vitrine/domain/text/en/navigation.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count } from './primitives.ts';

/** Entries of one navigation. */
export const MAX_NAVIGATION = 60;
export const MAX_NAVIGATION_LABEL = 100;

const label = z
  .string()
  .trim()
  .max(MAX_NAVIGATION_LABEL, fillText(text.labelTooLong, { most: MAX_NAVIGATION_LABEL }))
  .regex(/^\P{Cc}*$/u, text.labelOneLine);

/** '' for a page: its title, also after that has changed. */
const pageEntry = { kind: z.literal('page'), pageId: z.uuid(), label };
const linkEntry = {
  kind: z.literal('link'),
  label: label.min(1, text.labelMissing),
  /** An https address, `mailto:`, `tel:`, a path of the site or `#place`. */
  url: z.string().trim().min(1, text.addressMissing).max(2082),
  newWindow: z.boolean(),
};

const entries = z
  .array(z.discriminatedUnion('kind', [z.strictObject(pageEntry), z.strictObject(linkEntry)]))
  .max(MAX_NAVIGATION, fillText(text.tooMany, { most: MAX_NAVIGATION }));
export type NavigationChange = z.output<typeof entries>;

const shownEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    ...pageEntry,
    pageId: z.string(),
    label: z.string(),
    /** Of the page; '' for one that is no longer in the bin. */
    title: z.string(),
    path: z.string(),
    /** Visitors get an entry only while its page is `shown`. */
    state: z.enum(['shown', 'unpublished', 'deleted']),
  }),
  z.strictObject({ ...linkEntry, label: z.string(), url: z.string() }),
]);
export type NavigationEntry = AnswerOf<typeof shownEntry>;

const navigation = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with the two lists only. */
  version: z.string(),
  main: z.array(shownEntry),
  footer: z.array(shownEntry),
});
export type Navigation = AnswerOf<typeof navigation>;

const somePage = { kind: 'page', pageId: '0198c0de-0000-7000-8000-000000000001', label: 'Studio' } as const;
const someLink = {
  kind: 'link',
  label: 'Instagram',
  url: 'https://example.com/fernandkiln',
  newWindow: true,
} as const;
const shown = {
  revision: 12,
  version: 'k3J9',
  main: [{ ...somePage, title: 'Our studio', path: '/studio', state: 'shown' as const }],
  footer: [someLink],
};

export const getNavigation = endpoint({
  method: 'GET',
  path: '/api/admin/navigation',
  auth: 'owner',
  summary: 'Returns the main navigation and that of the footer.',
  answer: navigation,
  example: { answer: shown },
});

export const putNavigation = endpoint({
  method: 'PUT',
  path: '/api/admin/navigation',
  auth: 'owner',
  summary: 'Replaces both navigations; visitors see the change at once.',
  body: z.strictObject({ version: z.string().max(40), main: entries, footer: entries }),
  answer: navigation,
  errors: ['STALE_REVISION'],
  example: {
    body: { version: 'k3J9', main: [somePage, someLink], footer: [someLink, somePage] },
    answer: shown,
  },
});
