/** Colour schemes of a section; each re-maps the theme's custom properties. */
export type SectionTheme = 'light' | 'tinted' | 'dark' | 'accent';

/** Columns of a section's grid from tablet width up. */
export const GRID_COLUMNS = 24;
/** Columns of a section's grid on a phone, where its owner arranged it. */
export const PHONE_COLUMNS = 8;
/** Rows of one section. */
export const MAX_ROWS = 500;
/** Blocks of one section. */
export const MAX_SECTION_BLOCKS = 500;
/** Sections of one page. */
export const MAX_SECTIONS = 200;

/**
 * A rectangle of a section's grid, columns and rows counted from 1. Rows have even height and grow with what is in
 * them.
 */
export interface GridArea {
  readonly column: number;
  readonly columns: number;
  readonly row: number;
  readonly rows: number;
}

export type CellAlign = 'start' | 'center' | 'end';

/** One block: its type names the folder under blocks/, its props are validated by that block's schema. */
export interface PageBlock {
  readonly id: string;
  readonly type: string;
  /** From tablet width up, on 24 columns. */
  readonly place: GridArea;
  /**
   * On a phone, on 8 columns. Missing where the owner did not arrange the section for the phone: its blocks are stacked
   * in their natural order, by row and column.
   */
  readonly phone?: GridArea;
  /** Where blocks overlap, the one of greater depth is above; missing for 0. */
  readonly depth?: number;
  /** Where the block sits in its area; missing: it fills the area's width, and its height is the theme's choice. */
  readonly align?: { readonly x?: CellAlign; readonly y?: CellAlign };
  /** Not shown from tablet width up, or not on a phone. */
  readonly hidden?: 'desktop' | 'phone';
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * A section's background. `strength` is how much of the section's own background colour covers it, 0 (nothing) to 100
 * (all). Instagram no longer provides feeds to other sites, so that source shows nothing. spec: site-platform 3
 */
export type SectionBackground =
  | { readonly source: 'none' | 'instagram' }
  /** A plain color, as `pageColorPattern` has it. */
  | { readonly source: 'color'; readonly color: string }
  | { readonly source: 'upload'; readonly assetId: string; readonly strength: number }
  | {
      readonly source: 'video';
      /** A video of the site. */
      readonly assetId: string;
      /** Shown before it plays, and instead of it for visitors who prefer reduced motion. */
      readonly posterId: string | null;
      readonly strength: number;
    };

export interface PageSection {
  readonly id: string;
  readonly theme: SectionTheme;
  /** Vertical spacing: none for edge-to-edge pictures. */
  readonly space: 'none' | 'small' | 'normal' | 'large';
  /** Extends the section's blocks to the window's edges. */
  readonly fullWidth: boolean;
  /** Missing for the theme's own background. */
  readonly background?: SectionBackground;
  /**
   * Id of the part of the website that stands here, of which the look above says nothing. As stored `blocks` is empty;
   * as `resolveShared` gives it, the blocks are the part's.
   */
  readonly shared?: string;
  /** In reading order: by row, then column of their place. */
  readonly blocks: readonly PageBlock[];
}

/** A page: sections of blocks, versioned so that stored pages can be migrated. */
export interface PageDocument {
  readonly version: 2;
  readonly sections: readonly PageSection[];
}

/** A page without anything on it. */
export const emptyDocument: PageDocument = { version: 2, sections: [] };
