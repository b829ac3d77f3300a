import type { ContentSettings } from '@vitrine/domain/content/content-settings.ts';
import type { ItemLocation } from '@vitrine/domain/content/content.ts';
import type { ProductSelling, ProductType } from '@vitrine/domain/product/product.ts';
import type { StoreSettings } from '@vitrine/domain/store/store-settings.ts';
import type { UnnamedPage } from './page-builder.ts';

/** The starters, in the order of the gallery. */
export const starterNames = [
  'shop',
  'studio',
  'restaurant',
  'portfolio',
  'journal',
  'course',
  'event',
  'one-pager',
] as const;
export type StarterName = (typeof starterNames)[number];

/**
 * A small real site as data, that a website is made from: everything on it belongs to its owner afterwards. Texts are
 * American English. `docs/guides/starter.md` shows how one is written.
 */
export interface Starter {
  readonly name: StarterName;
  /** What it is, in the gallery: "Restaurant". */
  readonly title: string;
  /** Whom it is for and what is in it, one sentence. */
  readonly sentence: string;
  /** What is on it, a few words each: "Menu", "Reservations". At most five. */
  readonly contains: readonly string[];
  readonly site: StarterSite;
  /** By a name that the rest of the starter calls them by. */
  readonly pictures: Readonly<Record<string, StarterPicture>>;
  /** Pages and lists. One has the address '', the home page. */
  readonly pages: readonly StarterPage[];
  readonly navigation: readonly StarterLink[];
  readonly footerNavigation: readonly StarterLink[];
  /** Blocks in place of the theme's own, by the id of the block field: `footerBlocks`. */
  readonly fields?: Readonly<Record<string, (to: StarterTargets) => UnnamedPage>>;
}

/** The settings of the website. */
export interface StarterSite {
  /** The name of the site in the starter; the owner's own replaces it. */
  readonly title: string;
  readonly tagLine: string;
  /** For search engines, one or two sentences. */
  readonly description: string;
  readonly theme: 'atelier' | 'gazette' | 'noctis';
  /** Values of the theme's tweaks by their name. */
  readonly tweaks: Readonly<Record<string, string>>;
  /** IANA name: times of events are in it. */
  readonly timeZone: string;
  readonly contactEmail: string;
  /** Postal lines. */
  readonly address: readonly string[];
  /** A picture in place of the title in the header, by name. */
  readonly logo?: string;
  readonly socialAccounts?: ContentSettings['socialAccounts'];
  /** What it sells in and how it is sent. Prices of products are in its currency. */
  readonly store: StoreSettings;
}

export interface StarterPicture {
  /** Below `starters/`: `restaurant/pictures/figs.svg`, or what `demoPicture` gives. */
  readonly file: string;
  /** What it shows, for whoever does not see it; '' for an ornament. At most 250 characters. */
  readonly altText: string;
  /** What has to stay in sight when it is cropped, 0 to 1 from the left and from the top; the middle by default. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** An entry of a navigation: a page by its address, an anchor (`/#section-visit`), or another address. */
export interface StarterLink {
  /** '' for the page's own title. */
  readonly title: string;
  /** `menu` for the page /menu, '' for the home page, else a complete address: `mailto:…`, `https://…`, `/#section-…`. */
  readonly to: string;
}

/** Ids of what blocks refer to. All throw for a name that the starter does not have. */
export interface StarterTargets {
  /** A picture, by its name. */
  readonly picture: (name: string) => string;
  /** A page or list, by its address. */
  readonly page: (urlId: string) => string;
  /** An entry of a list, by the list's address and its own: `shop/stoneware-mug`. */
  readonly item: (path: string) => string;
}

interface StarterPageHead {
  /** Its address without the slash; '' for the home page. */
  readonly urlId: string;
  readonly title: string;
  /** For search engines, one or two sentences. */
  readonly description: string;
  /** Where the page is linked to, by name. */
  readonly cover?: string;
  /** Blocks: the page's own, or above a list. */
  readonly blocks?: (to: StarterTargets) => UnnamedPage;
}

export type StarterPage =
  | (StarterPageHead & { readonly kind: 'page' })
  | (StarterPageHead & {
      readonly kind: 'blog';
      /** By the name that posts call them by. */
      readonly authors?: Readonly<Record<string, { readonly name: string; readonly bio: string }>>;
      readonly items: readonly StarterPost[];
    })
  | (StarterPageHead & { readonly kind: 'events'; readonly items: readonly StarterEvent[] })
  | (StarterPageHead & { readonly kind: 'products'; readonly items: readonly StarterProduct[] })
  /** In the order in which they are listed here. */
  | (StarterPageHead & {
      readonly kind: 'portfolio' | 'gallery' | 'lessons' | 'course';
      readonly items: readonly StarterItem[];
    });

/** An entry of a list, with a page of its own. */
export interface StarterItem {
  readonly urlId: string;
  readonly title: string;
  /** HTML; shown in lists. */
  readonly excerpt: string;
  /** HTML. */
  readonly body: string;
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
  /** By name, the one of lists first. */
  readonly pictures: readonly string[];
}

export interface StarterPost extends StarterItem {
  /** Days before the day the site is made. */
  readonly daysAgo: number;
  readonly author?: string;
}

export interface StarterEvent extends StarterItem {
  /** The first such weekday (0 Sunday to 6 Saturday) at least this many days after the day the site is made. */
  readonly inDays: number;
  readonly weekday: number;
  /** `18:30`, in the site's time zone. `to` before `from` is in the night after. */
  readonly from: string;
  readonly to: string;
  /** How many nights are between its first and last day; 0 by default. */
  readonly nights?: number;
  readonly location: ItemLocation;
}

export interface StarterProduct extends StarterItem {
  readonly type: Extract<ProductType, 'physical' | 'service'>;
  /** Names of the options, at most six: `Color`. */
  readonly options: readonly string[];
  readonly variants: readonly StarterVariant[];
  /** What is left out has the defaults of `sellingOf`. */
  readonly selling?: Partial<ProductSelling>;
}

export interface StarterVariant {
  readonly sku: string;
  /** A value for each option. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Minor units of the store's currency. */
  readonly price: number;
  /** Null or left out when not on sale. */
  readonly salePrice?: number | null;
  /** Null for unlimited. */
  readonly stock: number | null;
  readonly picture?: string;
}
