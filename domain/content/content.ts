/**
 * Kinds of collections. `typeName` of a theme may select a separate view; the kind defines the behaviour. Public codes
 * are in `collectionTypeCodes`. spec: site-platform 3
 */
export type CollectionKind =
  | 'page'
  | 'blog'
  | 'products'
  | 'events'
  | 'gallery'
  | 'portfolio'
  | 'lessons'
  | 'course'
  | 'index'
  | 'folder';

/** Kinds whose entries are items with their own pages. */
export const itemKinds: ReadonlySet<CollectionKind> = new Set([
  'blog',
  'products',
  'events',
  'gallery',
  'portfolio',
  'lessons',
  'course',
]);

/** Kinds whose entries owners write in the page editor: posts of blogs, events, projects, lessons, parts of a course. */
export const writtenKinds = [
  'blog',
  'events',
  'portfolio',
  'lessons',
  'course',
] as const satisfies readonly CollectionKind[];
export type WrittenKind = (typeof writtenKinds)[number];

/** Collection type codes; a kind without a public code is generic, 1. spec: site-platform 3 */
export const collectionTypeCodes: Readonly<Record<CollectionKind, number>> = {
  page: 10,
  blog: 1,
  events: 1,
  products: 13,
  gallery: 15,
  portfolio: 1,
  lessons: 1,
  course: 1,
  index: 1,
  folder: 1,
};

/** Behaviour of a folder at its own address. spec: site-platform 3 */
export type FolderBehavior = 'index' | 'redirect' | 'none' | 'variation';
export const folderBehaviorCodes: Readonly<Record<FolderBehavior, number>> = {
  index: 1,
  redirect: 2,
  none: 3,
  variation: 4,
};

/** Order of a collection's items: newest first, the owner's own, or by date. */
export type Ordering = 'chronological' | 'user-orderable' | 'calendar';

/** Visitors see only `published` items; `scheduled` ones are published at their time. spec: site-platform 3 */
export type ItemStatus = 'draft' | 'scheduled' | 'needs-review' | 'published' | 'private' | 'deprecated';

/** Record type codes an owner can create; the others are read and preserved. spec: site-platform 3 */
export const recordTypes = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
} as const;

/** The block with which a post is promoted in lists. spec: site-platform 3 */
export type PromotedBlock =
  | 'map'
  | 'embed'
  | 'image'
  | 'code'
  | 'quote'
  | 'twitter'
  | 'link'
  | 'video'
  | 'foursquare'
  | 'instagram'
  | 'form';

export interface ItemLocation {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
  readonly addressTitle?: string;
  /** Degrees, -90 to 90 and -180 to 180; both or neither. */
  readonly mapLat?: number;
  readonly mapLng?: number;
}

/** Video or audio: a file of the site, or another site's player as its oEmbed response described it. */
export type ItemVideo =
  | { readonly kind: 'file'; readonly assetId: string; readonly hasOverlay: boolean }
  | {
      readonly kind: 'embed';
      readonly url: string;
      readonly providerName: string;
      readonly title: string;
      /** Address of the provider's player, from the allow-list; the page renders the frame itself. */
      readonly playerUrl: string;
      /** Pixels. */
      readonly width: number;
      readonly height: number;
      /** A copy of the provider's picture among the site's assets; null when there is none. */
      readonly thumbnailId: string | null;
      readonly hasOverlay: boolean;
    };

/** Title and description for search engines and link previews, in place of an item's or page's own. */
export interface SearchMeta {
  /** Up to 200 characters; '' for the item's own title. */
  readonly title: string;
  /** Up to 400 characters. */
  readonly description: string;
  /** Keeps the page out of search engines and the sitemap. */
  readonly hidden: boolean;
  readonly imageId: string | null;
}
