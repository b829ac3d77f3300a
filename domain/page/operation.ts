import type { CellAlign, GridArea, PageBlock, PageSection } from './page-document.ts';

/** What a section looks like; null takes a background away. */
export type SectionLook = Partial<Pick<PageSection, 'theme' | 'space' | 'fullWidth'>> & {
  readonly background?: PageSection['background'] | null;
};

/** How a block sits in its section; null takes an optional part away. */
export interface BlockLayout {
  readonly place?: GridArea;
  readonly phone?: GridArea | null;
  readonly depth?: number | null;
  readonly align?: { readonly x?: CellAlign; readonly y?: CellAlign } | null;
  readonly hidden?: 'desktop' | 'phone' | null;
}

/**
 * One change of a page document. Sections and blocks are named by id, so that an operation means the same whatever
 * changed elsewhere. Blocks of a section are kept in reading order whatever the operation.
 */
export type Operation =
  /** `after`: the section it comes after; null for the first place. */
  | { readonly kind: 'insert-section'; readonly section: PageSection; readonly after: string | null }
  | { readonly kind: 'remove-section'; readonly id: string }
  | { readonly kind: 'move-section'; readonly id: string; readonly after: string | null }
  | { readonly kind: 'change-section'; readonly id: string; readonly look: SectionLook }
  | { readonly kind: 'insert-block'; readonly sectionId: string; readonly block: PageBlock }
  | { readonly kind: 'remove-block'; readonly id: string }
  /** Moves, resizes or aligns a block; `sectionId` where it goes to another section. */
  | {
      readonly kind: 'place-block';
      readonly id: string;
      readonly sectionId?: string;
      readonly layout: BlockLayout;
    }
  /** Sets props by name; `removed` are taken away. */
  | {
      readonly kind: 'change-props';
      readonly id: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly removed?: readonly string[];
    };
