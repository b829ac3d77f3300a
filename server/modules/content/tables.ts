import type {
  CollectionKind,
  FolderBehavior,
  ItemLocation,
  ItemStatus,
  ItemVideo,
  Ordering,
  PromotedBlock,
  SearchMeta,
} from '@vitrine/domain/content/content.ts';
import type { LabelKind } from '@vitrine/domain/content/labels.ts';
import type { Episode, Podcast } from '@vitrine/domain/content/podcast.ts';
import type { PageDocument, PageSection, SectionTheme } from '@vitrine/domain/page/page-document.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

export type { CollectionKind, ItemStatus };

/** Why a planned publication did not take place: blocks were half made, or the server could not do it. */
export type PublishProblem = 'incomplete' | 'failed';

/** How a collection lists its items. Defaults: the theme's page size, the page's own colours. */
export interface ListSettings {
  /** Items per page, 1 to 200. */
  readonly pageSize?: number;
  /** Colour theme of the list's section. */
  readonly theme?: SectionTheme;
}

/** Pages and lists of items. A page (type code 10) has a document; other kinds have items and may have one too. */
export const collections = pgTable(
  'collections',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CollectionKind>().notNull(),
    /** The path's first segment, e.g. `shop`; '' for the home page. */
    urlId: text('url_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The sections above a list's items, or a whole page. */
    document: jsonb('document').$type<PageDocument>(),
    listing: jsonb('listing').$type<ListSettings>().notNull().default({}),
    /** Which transitions are allowed: `statusTransitions`. A page in the bin keeps the status it had. */
    status: text('status').$type<ItemStatus>().notNull().default('published'),
    /** Whether visitors see it. The database derives it, so that it never disagrees with the status. */
    enabled: boolean('enabled')
      .notNull()
      .generatedAlwaysAs(sql`status = 'published' and deleted_on is null`),
    /** When its draft is published by the clock; null: not planned. */
    publishOn: at('publish_on'),
    /** The account that planned it. */
    scheduledBy: uuid('scheduled_by'),
    /** Why the last planned publication did not take place, until its owner has answered; null: nothing is wrong. */
    publishProblem: text('publish_problem').$type<PublishProblem>(),
    /** When that was. */
    publishFailedOn: at('publish_failed_on'),
    /** The theme's own type name (`collections/<typeName>.list`); '' for the kind's default. */
    typeName: text('type_name').notNull().default(''),
    /** The folder or index page that contains it; null at the top. */
    parentId: uuid('parent_id'),
    /** Order among the pages of one parent. */
    position: integer('position').notNull().default(0),
    /** What a folder responds at its own address; null when it is not a folder. */
    folderBehavior: text('folder_behavior').$type<FolderBehavior>(),
    ordering: text('ordering').$type<Ordering>().notNull().default('user-orderable'),
    /** The theme's layout; '' for the default. */
    layout: text('layout').notNull().default(''),
    mainImageId: uuid('main_image_id'),
    seo: jsonb('seo').$type<Partial<SearchMeta>>().notNull().default({}),
    /** How a blog is described to directories of podcasts; null where nothing was set. Read it by `podcastOf`. */
    podcast: jsonb('podcast').$type<Partial<Podcast>>(),
    /** HTML at the end of the head of what visitors get, with scripts; checked by `codeProblem`. */
    headerCode: text('header_code').notNull().default(''),
    /** The same at the end of the body. */
    footerCode: text('footer_code').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    updatedOn: at('updated_on').notNull(),
    /** When it was moved to the bin, where it is not enabled; null: not deleted. */
    deletedOn: at('deleted_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    check(
      'collections_status',
      sql`${t.status} in ('draft', 'scheduled', 'needs-review', 'private', 'deprecated', 'published')`,
    ),
    // What is scheduled has a time; so may what is published, for its changes. Nothing else waits for one.
    check(
      'collections_publish_on',
      sql`(${t.status} <> 'scheduled' or ${t.publishOn} is not null) and (${t.publishOn} is null or ${t.status} in ('scheduled', 'published'))`,
    ),
    check('collections_publish_problem', sql`(${t.publishProblem} is null) = (${t.publishFailedOn} is null)`),
    index('collections_due')
      .on(t.publishOn)
      .where(sql`publish_on is not null and deleted_on is null`),
    index('collections_publish_failed')
      .on(t.websiteId, t.publishFailedOn)
      .where(sql`publish_failed_on is not null`),
    // An address is free again when its page is in the bin.
    uniqueIndex('collections_url_id')
      .on(t.websiteId, t.urlId)
      .where(sql`deleted_on is null`),
    index('collections_bin')
      .on(t.deletedOn)
      .where(sql`deleted_on is not null`),
  ],
);

/** In SQL, when an item without a date is: after all that have one, so that lists can be sorted by date. */
export const UNDATED = `timestamptz '9999-12-31 00:00:00+00'`;

/** Items of a collection: posts, events, products (whose prices and stock are in the catalogue's tables). */
export const items = pgTable(
  'items',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    urlId: text('url_id').notNull(),
    /** Record type code, see `recordTypes`. */
    recordType: integer('record_type').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    excerpt: text('excerpt').notNull().default(''),
    /** Sanitised HTML. */
    body: text('body').notNull().default(''),
    mainImageId: uuid('main_image_id'),
    /** Further pictures in order, main image first for products. */
    imageIds: jsonb('image_ids').$type<string[]>().notNull().default([]),
    status: text('status').$type<ItemStatus>().notNull().default('published'),
    displayIndex: integer('display_index').notNull().default(0),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Start of an event. */
    startDate: at('start_date'),
    endDate: at('end_date'),
    location: jsonb('location').$type<ItemLocation>(),
    /** What the events of one series have in common; null: it does not repeat. */
    seriesId: uuid('series_id'),
    /** Services of the shop that are the tickets of an event, in order; those that are gone are left out when it is shown. */
    ticketIds: uuid('ticket_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    categories: text('categories')
      .array()
      .notNull()
      .default(sql`'{}'`),
    authorId: uuid('author_id'),
    /** Target of a link post, or the source of an imported item; '' for none. */
    sourceUrl: text('source_url').notNull().default(''),
    /** Lists link straight to `sourceUrl`. */
    passthrough: boolean('passthrough').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    promotedBlock: text('promoted_block').$type<PromotedBlock>(),
    /** Video or audio of the item: an asset of the site or an oEmbed response. */
    video: jsonb('video').$type<ItemVideo>(),
    /** A post as an episode of a podcast. Read it by `episodeOf`. */
    episode: jsonb('episode').$type<Partial<Episode>>().notNull().default({}),
    /** Blocks of the item's page; null when it only has a body. */
    document: jsonb('document').$type<PageDocument>(),
    /** Fields of the theme's custom type, by name. */
    customContent: jsonb('custom_content').$type<Record<string, unknown>>().notNull().default({}),
    /** 1 when comments are open, 0 when closed. spec: site-platform 4 */
    commentState: integer('comment_state').notNull().default(1),
    /** Visible comments; updated with each change of a comment. */
    publicCommentCount: integer('public_comment_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    seo: jsonb('seo').$type<Partial<SearchMeta>>().notNull().default({}),
    publishedOn: at('published_on').notNull(),
    /** When the clock shows what is written of a published post, in place of what visitors see; null: not planned. */
    changesOn: at('changes_on'),
    /** The account that planned it. */
    changesBy: uuid('changes_by'),
    /** Whether what was planned last was half made at its time, until its owner has answered. */
    changesFailed: boolean('changes_failed').notNull().default(false),
    updatedOn: at('updated_on').notNull(),
    revision: integer('revision').notNull().default(1),
    /** When it was moved to the bin, where its status is 'deprecated'; null: not deleted. */
    deletedOn: at('deleted_on'),
    /** The status it had before, which restoring gives back. */
    deletedFrom: text('deleted_from').$type<ItemStatus>(),
    /** Title and url id; tags, categories and author as marks: see `itemMarks`. Empty for products, which have their own. */
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`case when record_type = 11 then ''::tsvector else search_vector(website_id, title || ' ' || url_id, item_marks(tags, categories, author_id)) end`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    // So whatever shows published items only never shows a deleted one.
    check(
      'items_deleted_not_shown',
      sql`(${t.deletedOn} is null) = (${t.deletedFrom} is null) and (${t.deletedOn} is null or ${t.status} = 'deprecated')`,
    ),
    // Only what visitors see has changes: whoever gives it another status gives up what is planned.
    check('items_changes_on', sql`${t.changesOn} is null or ${t.status} = 'published'`),
    index('items_changes_due')
      .on(t.changesOn)
      .where(sql`changes_on is not null`),
    index('items_bin')
      .on(t.deletedOn)
      .where(sql`deleted_on is not null`),
    uniqueIndex('items_url_id').on(t.websiteId, t.collectionId, t.urlId),
    // Each index ends with its list's order, so that a list is read straight from the index.
    index('items_order').on(
      t.websiteId,
      t.collectionId,
      t.displayIndex,
      t.publishedOn.desc().nullsFirst(),
      t.id,
    ),
    index('items_newest').on(t.websiteId, t.collectionId, t.publishedOn, t.id),
    index('items_by_date').on(t.websiteId, t.collectionId, t.startDate),
    // The owner's list of products, by each of its sorts and by status.
    index('items_products_title')
      .on(t.websiteId, sql`lower(left(${t.title}, 100))`, t.id)
      .where(sql`record_type = 11`),
    // So that products are read from it without those in the bin.
    index('items_products_updated')
      .on(t.websiteId, t.updatedOn, t.id, t.deletedOn)
      .where(sql`record_type = 11`),
    index('items_products_status')
      .on(t.websiteId, t.status, t.id)
      .where(sql`record_type = 11`),
    index('items_products_bin')
      .on(t.websiteId, t.id)
      .where(sql`record_type = 11 and deleted_on is not null`),
    // The owner's list of posts, by each of its sorts.
    index('items_posts_published')
      .on(t.websiteId, t.publishedOn, t.id)
      .where(sql`record_type <> 11`),
    index('items_posts_updated')
      .on(t.websiteId, t.updatedOn, t.id)
      .where(sql`record_type <> 11`),
    index('items_posts_title')
      .on(t.websiteId, sql`lower(left(${t.title}, 100))`, t.id)
      .where(sql`record_type <> 11`),
    // Of events, by when they begin.
    index('items_posts_start')
      .on(t.websiteId, sql`coalesce(${t.startDate}, ${sql.raw(UNDATED)})`, t.id)
      .where(sql`record_type <> 11`),
    index('items_series')
      .on(t.websiteId, t.seriesId, t.startDate, t.id)
      .where(sql`series_id is not null`),
    index('items_posts_status')
      .on(t.websiteId, t.status, t.id)
      .where(sql`record_type <> 11`),
    index('items_posts_bin')
      .on(t.websiteId, t.id)
      .where(sql`record_type <> 11 and deleted_on is not null`),
    index('items_search')
      .using('gin', t.search)
      .where(sql`record_type <> 11`),
    index('items_due')
      .on(t.publishedOn)
      .where(sql`status = 'scheduled'`),
    index('items_over')
      .on(sql`coalesce(${t.endDate}, ${t.startDate})`)
      .where(sql`status = 'published' and start_date is not null`),
  ],
);

/** Every change of an item's status, with who made it. */
export const itemStatusChanges = pgTable(
  'item_status_changes',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    from: text('from_status').$type<ItemStatus>(),
    to: text('to_status').$type<ItemStatus>().notNull(),
    /** The owner's account; null for a scheduled publication. */
    actorId: uuid('actor_id'),
    changedOn: at('changed_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('item_status_changes_of_item').on(t.websiteId, t.itemId, t.changedOn),
  ],
);

/** Every change of a page's status, with who made it. */
export const pageStatusChanges = pgTable(
  'page_status_changes',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    pageId: uuid('page_id').notNull(),
    from: text('from_status').$type<ItemStatus>().notNull(),
    to: text('to_status').$type<ItemStatus>().notNull(),
    /** The owner's account; null for what the clock did. */
    actorId: uuid('actor_id'),
    changedOn: at('changed_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('page_status_changes_of_page').on(t.websiteId, t.pageId, t.changedOn),
  ],
);

/** People who write. */
export const authors = pgTable(
  'authors',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    urlId: text('url_id').notNull(),
    displayName: text('display_name').notNull(),
    bio: text('bio').notNull().default(''),
    pictureId: uuid('picture_id'),
    websiteUrl: text('website_url').notNull().default(''),
    /** Raised by each change of an owner. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('authors_url_id').on(t.websiteId, t.urlId),
  ],
);

/**
 * Tags and categories of a list's items, by which owners find, rename and merge them; items keep the names. A name has a
 * row when an owner made it or an item got it.
 */
export const itemLabels = pgTable(
  'item_labels',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    kind: text('kind').$type<LabelKind>().notNull(),
    name: text('name').notNull(),
    /** The name in lower case, by which it is one of a kind. */
    nameKey: text('name_key').notNull(),
    revision: integer('revision').notNull().default(1),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(website_id, name)`),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('item_labels_name').on(t.websiteId, t.collectionId, t.kind, t.nameKey),
    index('item_labels_search').using('gin', t.search),
  ],
);

/** Labels that were merged or deleted, with the items that had them, so that it can be taken back for a day. */
export const itemLabelChanges = pgTable(
  'item_label_changes',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    kind: text('kind').$type<LabelKind>().notNull(),
    /** The label that is gone. */
    name: text('name').notNull(),
    /** The one it was merged into; null: it was deleted. */
    into: text('into_name'),
    /** Items that had only the one that is gone. */
    replacedIn: uuid('replaced_in').array().notNull(),
    /** Items that had both. */
    removedFrom: uuid('removed_from').array().notNull(),
    madeOn: at('made_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.id] }), index('item_label_changes_made').on(t.madeOn)],
);

/** Old addresses and their targets; created by hand or when a url id changes. */
export const redirects = pgTable(
  'redirects',
  {
    websiteId: websiteId(),
    /** Path on the site without query, beginning with a slash. */
    fromPath: text('from_path').notNull(),
    /** Path on the site or an absolute http(s) address. */
    toPath: text('to_path').notNull(),
    status: integer('status').notNull().default(301),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.fromPath] })],
);

/**
 * What stands on many pages of a website: a shared section, or the blocks for a place in a theme's templates
 * (`<squarespace:block-field id="footerBlocks">`). It has drafts and versions as pages have.
 */
export const siteParts = pgTable(
  'site_parts',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Id of the block field it fills; null for a shared section. */
    fieldId: text('field_id'),
    /** Of a shared section; '' for a block field. */
    name: text('name').notNull().default(''),
    /** What visitors see; null before it was published. */
    document: jsonb('document').$type<PageDocument>(),
    revision: integer('revision').notNull().default(1),
    updatedOn: at('updated_on').notNull(),
    /** When a shared section was deleted; from then on its places are empty. Null otherwise. */
    deletedOn: at('deleted_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('site_parts_field')
      .on(t.websiteId, t.fieldId)
      .where(sql`field_id is not null`),
  ],
);

/** Sections that owners have saved, to begin with on any page. What was added from one is a copy. */
export const savedSections = pgTable(
  'saved_sections',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    section: jsonb('section').$type<PageSection>().notNull(),
    savedOn: at('saved_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.id] })],
);

/**
 * Code that pages get besides their own, from each time it was saved. Of each place the latest is used; the last ones
 * before it are kept.
 */
export const codeVersions = pgTable(
  'code_versions',
  {
    websiteId: websiteId(),
    /** `site`: all pages; else the id of the list whose entries get it. */
    place: text('place').notNull(),
    /** From 1, counted up in each place. */
    number: integer('number').notNull(),
    /** HTML at the end of the head, checked by `codeProblem`. */
    header: text('header').notNull(),
    /** The same at the end of the body. */
    footer: text('footer').notNull(),
    /** The account that saved it. */
    authorId: uuid('author_id').notNull(),
    savedOn: at('saved_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.place, t.number] })],
);

/**
 * What owners edit of a page before visitors see it. A row outlives its draft, so that a revision never comes back: a
 * tab that slept while the page was published or its draft discarded finds that its own is an older one.
 */
export const pageDrafts = pgTable(
  'page_drafts',
  {
    websiteId: websiteId(),
    /** The page, or the part of the website. */
    pageId: uuid('page_id').notNull(),
    /** Null while there is no draft. */
    document: jsonb('document').$type<PageDocument>(),
    /** Counted up by each save, and when the draft is published or discarded. */
    revision: integer('revision').notNull().default(0),
    /** Revision of the page that the draft was begun on; null while there is no draft. */
    baseRevision: integer('base_revision'),
    /** Names the last save, so that one that is sent again is not applied twice; null after anything else. */
    saveKey: text('save_key'),
    /** The draft's revision that was published last, so that publishing it again is answered alike. */
    publishedRevision: integer('published_revision'),
    /** The account that changed it last. */
    savedBy: uuid('saved_by'),
    savedOn: at('saved_on'),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.pageId] })],
);

/** What visitors saw of a page from each time it was published. */
export const pageVersions = pgTable(
  'page_versions',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    pageId: uuid('page_id').notNull(),
    document: jsonb('document').$type<PageDocument>().notNull(),
    /** The account that published it; null for what was there before the first draft. */
    authorId: uuid('author_id'),
    /** What changed, in a few words. */
    summary: text('summary').notNull(),
    publishedOn: at('published_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('page_versions_of_page').on(t.websiteId, t.pageId, t.publishedOn),
  ],
);

/** Which tab of an editor holds a page; over when `until` has passed. */
export const pageLeases = pgTable(
  'page_leases',
  {
    websiteId: websiteId(),
    pageId: uuid('page_id').notNull(),
    /** As the tab names itself, at random. */
    tab: text('tab').notNull(),
    accountId: uuid('account_id').notNull(),
    since: at('since').notNull(),
    until: at('until').notNull(),
    /** The tab that would like to have the page, and whose it is; null for none. */
    askingTab: text('asking_tab'),
    askingAccountId: uuid('asking_account_id'),
    askedOn: at('asked_on'),
    /** Whether the holder said "Not now". */
    isAskDeclined: boolean('is_ask_declined').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.pageId] })],
);

/** Links by which the draft of a page is seen without signing in. */
export const pagePreviews = pgTable(
  'page_previews',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    pageId: uuid('page_id').notNull(),
    /** SHA-256 of the link's secret, base64url; the secret itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** The account that made it. */
    authorId: uuid('author_id').notNull(),
    madeOn: at('made_on').notNull(),
    /** When it ends or was ended. */
    endsOn: at('ends_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('page_previews_token').on(t.websiteId, t.tokenHash),
    index('page_previews_of_page').on(t.websiteId, t.pageId),
    index('page_previews_ended').on(t.endsOn),
  ],
);
