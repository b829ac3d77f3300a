import { writtenKinds } from '@vitrine/domain/content/content.ts';
import { MAX_ITEM_LABELS, MAX_LABEL } from '@vitrine/domain/content/labels.ts';
import { MAX_TICKETS } from '@vitrine/domain/event/tickets.ts';
import * as z from 'zod';
import { customContent, customType, storedCustomContent } from './custom-content.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { eventPlace, localTime, shownPlace } from './event-facts.ts';
import { anyOf, day, defineList, exactText, oneOf, reference } from './list.ts';
import { picture } from './media.ts';
import { pageStatus } from './page-status.ts';
import { episode } from './podcasts.ts';
import { id, time, typedAddress } from './primitives.ts';
import { revision } from './revision.ts';

/** The statuses of posts, and the bin. */
export const postStatuses = [
  'published',
  'scheduled',
  'needs-review',
  'draft',
  'private',
  'deprecated',
  'deleted',
] as const;

/** The kind of the list it is in, by which it is a post, an event, a project, a lesson or a part of a course. */
const kind = z.enum(writtenKinds);

const postRow = z.strictObject({
  id,
  kind,
  title: z.string(),
  /** The blog or other list it is in. */
  collection: z.strictObject({ id, title: z.string() }),
  status: pageStatus,
  isDeleted: z.boolean(),
  /** Whether what is written differs from what visitors see. */
  hasChanges: z.boolean(),
  isFeatured: z.boolean(),
  /** Its address, beginning with a slash. */
  path: z.string(),
  picture: picture.nullable(),
  author: z.strictObject({ id, name: z.string() }).nullable(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  /** When it was published, or will be; of a draft when it was made. */
  publishedOn: time,
  updatedOn: time,
  /** Of an event; null while it is not decided. */
  startDate: time.nullable(),
  endDate: time.nullable(),
  /** The name of its place, or the first line of its address; '' for none. */
  place: z.string(),
});
export type PostRow = AnswerOf<typeof postRow>;

/**
 * What is written in all lists of a kind, posts of blogs unless `kind` says otherwise. The search finds beginnings of
 * words of title and web address.
 */
export const {
  list: listPosts,
  counted: countPosts,
  exported: exportPosts,
  exportedSelection: exportSelectedPosts,
} = defineList({
  name: 'posts',
  noun: 'posts',
  row: postRow,
  filters: {
    kind: oneOf(writtenKinds),
    collection: reference,
    /** Events that are not over, or those that are. */
    when: oneOf(['upcoming', 'past']),
    status: anyOf(postStatuses),
    author: reference,
    category: exactText,
    tag: exactText,
    publishedFrom: day,
    /** Including that day. */
    publishedTo: day,
  },
  sorts: ['published', 'updated', 'title', 'start'],
  defaultSort: '-published',
  example: { search: 'kiln', status: 'draft' },
});

export const postDetail = z.strictObject({
  id,
  kind,
  /** Raised by each change but those of its text, which has drafts. */
  revision: z.int(),
  collection: z.strictObject({ id, title: z.string() }),
  title: z.string(),
  status: pageStatus,
  isDeleted: z.boolean(),
  hasChanges: z.boolean(),
  /** When the clock shows what is written, in place of what visitors see of a published post; null: not planned. */
  changesOn: time.nullable(),
  /** Whether what was planned last was half made at its time, and was not shown. */
  changesFailed: z.boolean(),
  urlId: z.string(),
  path: z.string(),
  /** Sanitised HTML. */
  excerpt: z.string(),
  mainImageId: id.nullable(),
  authorId: id.nullable(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  publishedOn: time,
  /** Target of a link post; '' for none. */
  sourceUrl: z.string(),
  /** Whether lists and feeds lead straight to it. */
  passthrough: z.boolean(),
  featured: z.boolean(),
  commentsOpen: z.boolean(),
  seo: z.strictObject({
    title: z.string(),
    description: z.string(),
    hidden: z.boolean(),
    imageId: id.nullable(),
  }),
  /** An audio or video file of the website; null for none, and for what another site plays. */
  mediaId: id.nullable(),
  /** Of an event; null while it is not decided, or where it has no end. */
  startDate: time.nullable(),
  endDate: time.nullable(),
  location: shownPlace.nullable(),
  /** Services of the shop that are its tickets; those that are gone are left out. */
  tickets: z.array(z.strictObject({ id, title: z.string(), isPublished: z.boolean() })),
  /** The events that it is a series with, itself among them, by date; null where it does not repeat. */
  series: z.array(z.strictObject({ id, startDate: time })).nullable(),
  /** Whether its blog is a podcast. */
  isPodcast: z.boolean(),
  episode,
  /** What the theme declares for the entries of its list. */
  customTypes: z.array(customType),
  customContent: storedCustomContent,
});
export type PostDetail = AnswerOf<typeof postDetail>;

const params = z.object({ id: z.uuid() });
const title = z
  .string('Enter a title.')
  .trim()
  .min(1, 'Enter a title.')
  .max(300, 'A title has at most 300 characters.');
const label = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_LABEL, `A name has at most ${MAX_LABEL} characters.`)
  .regex(/^\P{Cc}*$/u, 'A name is one line of text.');
const labels = z.array(label).max(MAX_ITEM_LABELS, `A post has at most ${MAX_ITEM_LABELS} of them.`);

export const createPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts',
  auth: 'owner',
  summary: 'Adds a draft to a blog, events or another written list, with an address made from its title.',
  body: z.object({
    collectionId: z.uuid('Choose where to add it.'),
    title,
    /** When an event begins; it can be decided later. */
    startsAt: localTime.optional(),
  }),
  answer: postDetail,
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'URL_ID_TAKEN', 'CONTENT_FIELD_INVALID'],
  example: {
    body: {
      collectionId: '0198c0de-0000-7000-8000-000000000001',
      title: 'Open studio',
      startsAt: '2031-05-12T18:00',
    },
  },
});

export const listBlogs = endpoint({
  method: 'GET',
  path: '/api/admin/blogs',
  auth: 'owner',
  summary: 'Lists the blogs of the website by title, or its lists of another kind, hidden ones among them.',
  query: z.object({ kind: kind.default('blog') }),
  answer: z.strictObject({ blogs: z.array(z.strictObject({ id, title: z.string(), path: z.string() })) }),
  example: { query: { kind: 'events' } },
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/admin/posts/:id',
  auth: 'owner',
  summary: 'Returns what is set of a post; its text is a draft, see page drafts.',
  params,
  notFound: 'CONTENT_NOT_FOUND',
  answer: postDetail,
});

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/admin/posts/:id',
  auth: 'owner',
  summary: 'Changes what is set of a post. An old address leads to the new one. What is left out stays.',
  params,
  body: z.object({
    revision,
    title: title.optional(),
    urlId: z
      .string()
      .trim()
      .min(1, 'Enter a web address.')
      .max(200, 'Use at most 200 characters.')
      .optional(),
    /** HTML; it is sanitised. */
    excerpt: z.string().max(20_000, 'An excerpt has at most 20,000 characters.').optional(),
    mainImageId: z.uuid().nullable().optional(),
    authorId: z.uuid().nullable().optional(),
    categories: labels.optional(),
    tags: labels.optional(),
    sourceUrl: typedAddress.optional(),
    passthrough: z.boolean().optional(),
    featured: z.boolean().optional(),
    commentsOpen: z.boolean().optional(),
    /** Of a published post only, and not in the future: what is planned has its schedule. */
    publishedOn: z.iso.datetime('Enter a date and a time.').optional(),
    seo: z
      .strictObject({
        title: z.string().trim().max(200, 'Use at most 200 characters.'),
        description: z.string().trim().max(400, 'Use at most 400 characters.'),
        hidden: z.boolean(),
        imageId: z.uuid().nullable(),
      })
      .optional(),
    mediaId: z.uuid().nullable().optional(),
    /** When an event begins and ends. A time that occurs twice is the first one; one that clocks skip is refused. */
    startsAt: localTime.nullable().optional(),
    endsAt: localTime.nullable().optional(),
    /** Where an event takes place; null for nowhere. */
    location: eventPlace.nullable().optional(),
    /** Services of the shop that are the tickets of an event, in order. */
    ticketIds: z.array(z.uuid()).max(MAX_TICKETS, `An event has at most ${MAX_TICKETS} tickets.`).optional(),
    /**
     * Whether the events of its series that follow are changed alike: in title, excerpt, picture, place, tickets and
     * time, which moves all by as much; or also in their text.
     */
    following: z.enum(['facts', 'facts-and-text'], 'Choose what is changed of those that follow.').optional(),
    /** Of a post of a blog only. */
    episode: episode.optional(),
    /** Fields that are left out stay as they are. */
    customContent: customContent.optional(),
  }),
  answer: postDetail,
  errors: [
    'CONTENT_NOT_FOUND',
    'STALE_REVISION',
    'URL_ID_INVALID',
    'URL_ID_TAKEN',
    'CONTENT_FIELD_INVALID',
    'PAGE_FROM_NEWER',
  ],
  example: {
    body: {
      revision: 2,
      title: 'How we fire',
      urlId: 'how-we-fire',
      excerpt: '<p>Slowly.</p>',
      mainImageId: '0198c0de-0000-7000-8000-000000000002',
      authorId: '0198c0de-0000-7000-8000-000000000003',
      categories: ['Making'],
      tags: ['Kiln'],
      sourceUrl: 'https://clay.example/firing',
      passthrough: true,
      featured: true,
      commentsOpen: false,
      publishedOn: '2026-05-12T07:00:00.000Z',
      seo: {
        title: 'Firing',
        description: 'How we fire our kiln',
        hidden: false,
        imageId: '0198c0de-0000-7000-8000-000000000002',
      },
      mediaId: null,
      startsAt: '2031-05-12T18:00',
      endsAt: '2031-05-12T20:00',
      location: {
        addressTitle: 'The studio',
        addressLine1: '12 Kiln Lane',
        addressLine2: 'Asheville, NC 28801',
        addressCountry: 'United States',
        mapLat: 35.5951,
        mapLng: -82.5515,
      },
      ticketIds: ['0198c0de-0000-7000-8000-000000000004'],
      following: 'facts',
      episode: { durationSeconds: 2530, season: 1, number: 3, type: 'full', isExplicit: false, subtitle: '' },
      customContent: { texts: { paper: 'Laid' }, checks: { isSoldOut: true } },
    },
  },
});
