import type { CollectionKind } from '@vitrine/domain/content/content.ts';
import type { PageBlock, PageSection } from '@vitrine/domain/page/page-document.ts';

/** A block of a ready section, before it stands on a page. */
export type DraftBlock = Omit<PageBlock, 'id'>;

/** A ready section, before it stands on a page: without ids. */
export interface SectionDraft extends Omit<PageSection, 'id' | 'blocks'> {
  readonly blocks: readonly DraftBlock[];
}

/** A page or list of the site. */
export interface SectionList {
  readonly id: string;
  /** Its address, beginning with a slash. */
  readonly path: string;
}

/** What ready sections know of the site they are put on, so that they arrive with its own words and pictures. */
export interface SectionSite {
  readonly title: string;
  /** '' where visitors see none. */
  readonly email: string;
  /** Its address, one line each; '' for none. */
  readonly address: string;
  /** Asset ids, the newest first. A section that has a place for more leaves it half made. */
  readonly pictures: readonly string[];
  /** The first published list of each kind. */
  readonly lists: Readonly<Partial<Record<CollectionKind, SectionList>>>;
  /** Ids of products, the newest first. */
  readonly products: readonly string[];
  /** Where visitors learn how to reach the owner, as `linkSchema` has it; '/' where the site does not say it yet. */
  readonly contact: string;
  /** Where visitors read about the owner; '/' as above. */
  readonly about: string;
  /** Milliseconds since the epoch: dates that are filled in are later. */
  readonly now: number;
  /** Whether the page still lacks its title, the heading of level 1; then an opener is it. */
  readonly isFirst: boolean;
}

/** A section as the library lists it. */
export interface ReadySection {
  /** Unique in the library. */
  readonly name: string;
  /** Further words by which it is found. */
  readonly words: readonly string[];
  readonly make: (site: SectionSite) => SectionDraft;
}

/** Sections of one purpose. */
export interface SectionGroup {
  readonly name: string;
  readonly sections: readonly ReadySection[];
}

/** Columns and rows from 1: column, columns, row, rows. Rows are about 20 px high and grow with what is in them. */
export type At = readonly [column: number, columns: number, row: number, rows: number];

type Look = Partial<Pick<PageSection, 'theme' | 'space' | 'fullWidth' | 'background'>>;

/** A section of these blocks, in the order in which they are read: by row, then column. */
export function section(look: Look, ...blocks: readonly DraftBlock[]): SectionDraft {
  return { theme: 'light', space: 'normal', fullWidth: false, ...look, blocks };
}

/** A block of any type. */
export function block(
  type: string,
  [column, columns, row, rows]: At,
  props: Readonly<Record<string, unknown>>,
  align?: PageBlock['align'],
): DraftBlock {
  return { type, place: { column, columns, row, rows }, ...(align === undefined ? {} : { align }), props };
}

/** A heading of level 2 unless given. */
export function heading(
  at: At,
  words: string,
  props: Readonly<Record<string, unknown>> = {},
  align?: PageBlock['align'],
): DraftBlock {
  return block('heading', at, { text: words, ...props }, align);
}

/** Rich text. */
export function text(
  at: At,
  html: string,
  props: Readonly<Record<string, unknown>> = {},
  align?: PageBlock['align'],
): DraftBlock {
  return block('text', at, { html, ...props }, align);
}

export function button(
  at: At,
  label: string,
  href: string,
  props: Readonly<Record<string, unknown>> = {},
  align?: PageBlock['align'],
): DraftBlock {
  return block('button', at, { label, href, ...props }, align);
}

/** The site's picture of this index, or a picture that is yet to be chosen. */
export function picture(
  site: SectionSite,
  index: number,
  at: At,
  props: Readonly<Record<string, unknown>> = {},
): DraftBlock {
  const assetId = site.pictures[index];
  return block('image', at, { ...(assetId === undefined ? {} : { assetId }), ...props });
}

/** So many of the site's pictures in a gallery, which is half made where there are none. */
export function gallery(
  site: SectionSite,
  count: number,
  at: At,
  props: Readonly<Record<string, unknown>>,
): DraftBlock {
  const pictures = site.pictures.slice(0, count).map((assetId) => ({ assetId }));
  return block('gallery', at, { ...(pictures.length === 0 ? {} : { pictures }), showMeta: false, ...props });
}

/** A block of the first list of this kind, half made where the site has none. */
export function ofList(
  site: SectionSite,
  kind: CollectionKind,
  type: string,
  at: At,
  props: Readonly<Record<string, unknown>>,
): DraftBlock {
  const list = site.lists[kind];
  return block(type, at, { ...(list === undefined ? {} : { collectionId: list.id }), ...props });
}

/** The address of the first list of this kind; '/' where there is none. */
export const pathOf = (site: SectionSite, kind: CollectionKind): string => site.lists[kind]?.path ?? '/';

/** The level of a heading that may be the page's title. */
export const openerLevel = ({ isFirst }: SectionSite): 1 | 2 => (isFirst ? 1 : 2);

/** Text of the site as HTML. */
export function asHtml(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}

/**
 * A picture on one side and on the other a heading, a text and a button, about in the middle of its height. The picture
 * begins a row above, so that it is read first, also where a phone stacks them.
 */
export function beside(
  image: (at: At) => DraftBlock,
  side: 'left' | 'right',
  words: {
    readonly title: string;
    readonly titleProps?: Readonly<Record<string, unknown>>;
    readonly html: string;
    readonly textProps?: Readonly<Record<string, unknown>>;
    readonly button?: { readonly label: string; readonly href: string; readonly look?: string };
  },
  /** Rows of the picture, at least 16. */
  rows = 20,
): readonly DraftBlock[] {
  const column = side === 'left' ? 15 : 1;
  const middle = Math.round(rows * 0.44);
  const start = { y: 'start' } as const;
  const { label, ...link } = words.button ?? { label: '', href: '/' };
  const end = words.button === undefined ? rows - middle - 1 : 3;
  return [
    { ...image([side === 'left' ? 1 : 13, 12, 1, rows]), align: { y: 'center' } },
    heading([column, 10, 2, middle - 1], words.title, { size: 'medium', ...words.titleProps }, { y: 'end' }),
    text([column, 10, middle + 2, end], words.html, words.textProps, start),
    ...(words.button === undefined
      ? []
      : [
          button(
            [column, 10, middle + 6, rows - middle - 5],
            label,
            link.href,
            { look: 'secondary', ...link },
            start,
          ),
        ]),
  ];
}
