/** Colour schemes of a section; each re-maps the theme's custom properties. */
export type SectionTheme = 'light' | 'tinted' | 'dark' | 'accent';

/** Where a block sits on a section's 12-column grid from tablet width up; a phone stacks blocks in order. */
export interface BlockPlace {
  /** 1 to 12. */
  readonly column: number;
  /** 1 to 12. */
  readonly span: number;
}

/** One block: its type names the folder under blocks/, its props are validated by that block's schema. */
export interface PageBlock {
  readonly id: string;
  readonly type: string;
  readonly place: BlockPlace;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * A section's background. `strength` is how much of the section's own background colour covers it, 0 (nothing) to 100
 * (all). Instagram no longer provides feeds to other sites, so that source shows nothing. spec: site-platform 3
 */
export type SectionBackground =
  | { readonly source: 'none' | 'instagram' }
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
  readonly blocks: readonly PageBlock[];
}

/** A page: sections of blocks, versioned so that stored pages can be migrated. */
export interface PageDocument {
  readonly version: 1;
  readonly sections: readonly PageSection[];
}
