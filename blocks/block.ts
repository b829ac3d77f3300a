import type { ItemView } from '@vitrine/contracts/content.ts';
import type { CollectionKind } from '@vitrine/domain/content/content.ts';
import type { SocialAccount } from '@vitrine/domain/content/social-account.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { SiteFormView } from '@vitrine/contracts/site-forms.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { StorefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import type { ReactNode } from 'react';
import type * as z from 'zod';

/** Items of a collection that a block shows, in the collection's own order. */
export interface ItemQuery {
  readonly collectionId: string;
  /** 1 to 30. */
  readonly limit: number;
  /** Only items with this tag; null takes all. */
  readonly tag: string | null;
  /** Only these, in this order, of any collection; `collectionId` is ignored then. */
  readonly itemIds?: readonly string[];
  /** Only items of this category. */
  readonly category?: string;
  readonly featured?: boolean;
  /** Items skipped from the beginning, 0 to 1,000. */
  readonly skip?: number;
  /** Events only: upcoming ones, soonest first, or past ones, latest first. */
  readonly when?: 'upcoming' | 'past';
  /** Events only: those that overlap this time span, in order. Milliseconds since the epoch, `to` excluded. */
  readonly between?: { readonly from: number; readonly to: number };
}

/** Grouping of a collection's items in an archive, a tag cloud or an index of authors. */
export type GroupBy = 'month' | 'tag' | 'category' | 'author';

export interface GroupQuery {
  readonly collectionId: string;
  readonly by: GroupBy;
}

/** A group of a collection's published items. */
export interface ItemGroup {
  /** `2026-11` for a month; otherwise the tag, category or author as displayed. */
  readonly name: string;
  /** Path of the list that shows the group. */
  readonly url: string;
  readonly count: number;
}

/** The data a block needs before it can be rendered. */
export interface BlockNeeds {
  readonly assetIds: readonly string[];
  readonly itemQueries: readonly ItemQuery[];
  /** Video, audio and documents by asset id. */
  readonly fileIds?: readonly string[];
  readonly groupQueries?: readonly GroupQuery[];
  /** URLs of news feeds that the server caches. */
  readonly feedUrls?: readonly string[];
  readonly formIds?: readonly string[];
}

/** A video or audio file of the site. */
export interface FileView {
  readonly id: string;
  readonly kind: 'video' | 'audio' | 'document';
  /** `/media/{id}/{filename}`; answers byte ranges. */
  readonly assetUrl: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
}

/** A news feed as it was last fetched. */
export interface FeedView {
  readonly title: string;
  readonly url: string;
  readonly entries: readonly {
    readonly title: string;
    readonly url: string;
    /** Milliseconds since the epoch; null where the feed does not say. */
    readonly publishedOn: number | null;
    /** Plain text. */
    readonly summary: string;
  }[];
}

/** A page or list that a block may link to. */
export interface LinkedCollection {
  readonly id: string;
  readonly kind: CollectionKind;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** The folder or index that contains it, and its position there. */
  readonly parentId?: string | null;
  readonly position?: number;
}

/** An entry of the site's navigation. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  readonly newWindow: boolean;
}

/** Data of the website that blocks may use. */
export interface BlockSite {
  readonly websiteId: string;
  readonly language: string;
  /** IANA name, e.g. `America/New_York`. */
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  /** How the store behaves. */
  readonly store: StorefrontCommerce;
  readonly title: string;
  /** When the page was rendered, milliseconds since the epoch. */
  readonly now: number;
  /** Enabled pages and lists by id. */
  readonly collections: ReadonlyMap<string, LinkedCollection>;
  /** The owner's social accounts. */
  readonly socialAccounts: readonly SocialAccount[];
  /** What visitors get of the navigations of header and footer. */
  readonly navigations: Readonly<Record<'main' | 'footer', readonly SiteLink[]>>;
}

/** Everything a document's blocks need. Missing pictures and items are left out, never an error. */
export interface BlockData {
  /** By asset id. */
  readonly assets: ReadonlyMap<string, PictureView>;
  /** By `itemQueryKey`. */
  readonly items: ReadonlyMap<string, readonly ItemView[]>;
  /** By asset id. */
  readonly files?: ReadonlyMap<string, FileView>;
  /** By `groupQueryKey`. */
  readonly groups?: ReadonlyMap<string, readonly ItemGroup[]>;
  /** By URL; a feed that could not be read is left out. */
  readonly feeds?: ReadonlyMap<string, FeedView>;
  /** Forms by id; those that were deleted are left out. */
  readonly forms?: ReadonlyMap<string, SiteFormView>;
  readonly site: BlockSite;
  /** The requested month, `2026-11`; left out when none. */
  readonly month?: string;
  /** Address below which the frames of code blocks are; left out when they are not stored yet. */
  readonly codeFolder?: string;
}

export interface BlockRenderProps<Props> {
  readonly props: Props;
  readonly data: BlockData;
  /** Twelfths of the grid the block spans from tablet width up, rounded. */
  readonly span: number;
  /** Whether the section reaches the window's edges. */
  readonly fullWidth: boolean;
  /** True for the page's first picture, which is loaded eagerly; all others are lazy. */
  readonly isFirstPicture: boolean;
  /** Id of the stored block, for ids and names within the page. */
  readonly blockId: string;
}

/** A kind of block: its name in stored documents, the shape of its props, its view and the data it needs. */
export interface BlockDefinition<Props> {
  readonly type: string;
  readonly schema: z.ZodType<Props>;
  readonly Render: (props: BlockRenderProps<Props>) => ReactNode;
  /** Left out by a block that needs no data. */
  readonly needs?: (props: Props, page: RequestedPage) => BlockNeeds;
}

/** The request data available before any data is loaded. */
export interface RequestedPage {
  /** The requested month, `2026-11`; null when none. */
  readonly month: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The website's, an IANA name. */
  readonly timeZone: string;
}

/** The needs of a block without data. */
export const needsNothing: BlockNeeds = { assetIds: [], itemQueries: [] };

/** Returns its argument, type-checked as a block definition. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition;
}

/** The needs of a block that shows these pictures. */
export function needsPictures(...assetIds: readonly (string | null)[]): BlockNeeds {
  return { assetIds: assetIds.filter((id) => id !== null), itemQueries: [] };
}

/** The needs of a block that shows these items. */
export function needsItems(...itemQueries: readonly ItemQuery[]): BlockNeeds {
  return { assetIds: [], itemQueries };
}

/** The key of a query's items in `BlockData`. */
export function itemQueryKey(query: ItemQuery): string {
  const { collectionId, limit, tag, itemIds, category, featured, skip, when, between } = query;
  return JSON.stringify([
    collectionId,
    limit,
    tag,
    itemIds ?? 0,
    category ?? 0,
    featured ?? 0,
    skip ?? 0,
    when ?? 0,
    between ?? 0,
  ]);
}

/** The key of a collection's groups in `BlockData`. */
export function groupQueryKey({ collectionId, by }: GroupQuery): string {
  return `${collectionId}:${by}`;
}
