import { collectionTypeCodes, type CollectionKind } from '@vitrine/domain/content/content.ts';
import type { StorefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count, currency, id } from './primitives.ts';
import { siteForm } from './site-forms.ts';

/** Ids of one kind in a call. */
const MAX_NEEDED_IDS = 500;
/** Queries of one kind in a call. */
const MAX_NEEDED_QUERIES = 100;

const name = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u);
const instant = z.int().min(-8_640_000_000_000_000).max(8_640_000_000_000_000);

const itemQuery = z
  .strictObject({
    /** '' where `itemIds` says what is shown. */
    collectionId: z.union([z.uuid(), z.literal('')]),
    limit: z.int().min(1).max(200),
    tag: name.nullable(),
    itemIds: z.array(z.uuid()).max(60).exactOptional(),
    category: name.exactOptional(),
    featured: z.boolean().exactOptional(),
    skip: z.int().min(0).max(1_000).exactOptional(),
    when: z.enum(['upcoming', 'past']).exactOptional(),
    between: z.strictObject({ from: instant, to: instant }).exactOptional(),
  })
  .refine(
    ({ collectionId, itemIds }) => collectionId !== '' || itemIds !== undefined,
    'Name a collection or items.',
  );

const groupQuery = z.strictObject({
  collectionId: z.uuid(),
  by: z.enum(['month', 'tag', 'category', 'author']),
});

const neededIds = z.array(z.uuid()).max(MAX_NEEDED_IDS);
const feedUrl = z
  .string()
  .max(2083)
  .regex(/^https?:\/\/[^\s"<>\\]+$/i)
  .regex(/^\P{Cc}*$/u);

const needs = z.strictObject({
  assetIds: neededIds,
  itemQueries: z.array(itemQuery).max(MAX_NEEDED_QUERIES),
  fileIds: neededIds.exactOptional(),
  groupQueries: z.array(groupQuery).max(MAX_NEEDED_QUERIES).exactOptional(),
  feedUrls: z.array(feedUrl).max(MAX_NEEDED_QUERIES).exactOptional(),
  formIds: neededIds.exactOptional(),
});

/** An object whose parts are the server's own. */
const anObject = <T extends object>() =>
  z
    .custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .meta({ type: 'object' });

const file = z.strictObject({
  id,
  kind: z.enum(['video', 'audio', 'document']),
  assetUrl: z.string(),
  filename: z.string(),
  contentType: z.string(),
  byteSize: count,
});

const feed = z.strictObject({
  title: z.string(),
  url: z.string(),
  entries: z.array(
    z.strictObject({
      title: z.string(),
      url: z.string(),
      publishedOn: z.number().nullable(),
      summary: z.string(),
    }),
  ),
});

const linkedCollection = z.strictObject({
  id,
  kind: z.enum(Object.keys(collectionTypeCodes) as CollectionKind[]),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  parentId: id.nullable().exactOptional(),
  position: z.int().exactOptional(),
});

const siteLink = z.strictObject({ label: z.string(), href: z.string(), newWindow: z.boolean() });

const blockData = z.strictObject({
  /** By asset id; what does not exist is left out. */
  assets: z.record(z.string(), picture),
  /** By asset id. */
  files: z.record(z.string(), file),
  /** `ItemView`s by query, as `itemQueryKey` of the blocks writes it. */
  items: z.record(z.string(), z.array(anObject<object>())),
  /** By query, as `groupQueryKey` writes it. */
  groups: z.record(z.string(), z.array(z.strictObject({ name: z.string(), url: z.string(), count }))),
  /** By URL; without those that were not fetched yet. */
  feeds: z.record(z.string(), feed),
  /** By id; those that were deleted are left out. */
  forms: z.record(z.string(), siteForm),
  site: z.strictObject({
    websiteId: id,
    language: z.string(),
    timeZone: z.string(),
    currency,
    store: anObject<StorefrontCommerce>(),
    title: z.string(),
    /** Milliseconds since the epoch. */
    now: z.number(),
    collections: z.array(linkedCollection),
    socialAccounts: z.array(
      z.strictObject({ service: z.string(), profileUrl: z.string(), userName: z.string() }),
    ),
    navigations: z.strictObject({ main: z.array(siteLink), footer: z.array(siteLink) }),
  }),
});
export type BlockDataAnswer = AnswerOf<typeof blockData>;

export const readBlockData = endpoint({
  method: 'POST',
  path: '/api/admin/block-data',
  auth: 'owner',
  summary: 'Returns what blocks need to be shown, by their needs: pictures, files, items, groups and feeds.',
  body: needs,
  answer: blockData,
  example: {
    body: {
      assetIds: ['0198c0de-0000-7000-8000-000000000001'],
      itemQueries: [{ collectionId: '0198c0de-0000-7000-8000-000000000002', limit: 4, tag: null }],
      feedUrls: ['https://journal.example/feed'],
    },
  },
});
