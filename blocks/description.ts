import type { PageBlock } from '@vitrine/domain/page/page-document.ts';

/** Groups of the list from which blocks are added, in its order. */
export const blockGroups = ['text', 'media', 'lists', 'shop', 'forms', 'layout', 'site', 'more'] as const;
export type BlockGroup = (typeof blockGroups)[number];

/** Parts that every kind of field has. */
interface FieldBase {
  /** The prop's name. */
  readonly name: string;
  readonly label: string;
  /** One sentence below the field. */
  readonly hint?: string;
  /** Shown only while another prop has one of these values. */
  readonly when?: { readonly name: string; readonly is: readonly unknown[] };
}

/**
 * A field of a block's panel. Its kind decides the control, which is the same everywhere; `name` is the prop it edits.
 * An empty field that is `nullable` stores null.
 */
export type PanelField = FieldBase &
  (
    | {
        readonly kind: 'text';
        readonly max: number;
        readonly multiline?: boolean;
        readonly placeholder?: string;
        /** What else the text has to be; a web address here is an absolute http(s) one. */
        readonly format?: 'email' | 'web-address';
        readonly nullable?: boolean;
      }
    /** What a picture's alternative text is in this place; null: the picture's own, '': none, it only decorates. */
    | { readonly kind: 'alt-text'; readonly of: string; readonly max: number }
    /** HTML that is edited as formatted text. */
    | { readonly kind: 'rich-text'; readonly max: number }
    /** Source text in a fixed-width font. */
    | {
        readonly kind: 'code';
        readonly max: number;
        readonly language: 'html' | 'css' | 'javascript' | 'markdown' | 'json';
      }
    | { readonly kind: 'switch' }
    | {
        readonly kind: 'choice';
        readonly options: readonly { readonly value: string | number | null; readonly label: string }[];
      }
    /** Several of these. */
    | {
        readonly kind: 'choices';
        readonly options: readonly { readonly value: string; readonly label: string }[];
        readonly nullable?: boolean;
      }
    | {
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        readonly step?: number;
        /** Shown after it: "px", "%", "s". */
        readonly unit?: string;
        readonly nullable?: boolean;
      }
    /** `YYYY-MM-DD`, with `time` an ISO date and time. */
    | { readonly kind: 'date'; readonly time?: boolean; readonly nullable?: boolean }
    /** A color of the site's palette or one of the owner's own; null: the theme's. */
    | { readonly kind: 'color'; readonly nullable?: boolean }
    /** An address as `linkSchema` has it. */
    | { readonly kind: 'link'; readonly nullable?: boolean }
    /** Words that link: `{ label, href }`, or null for none. */
    | { readonly kind: 'labelled-link'; readonly max: number; readonly nullable?: boolean }
    /** A file of the site by its id. */
    | {
        readonly kind: 'asset';
        readonly accepts: 'picture' | 'video' | 'audio' | 'document';
        readonly nullable?: boolean;
      }
    /** The part that is shown of the picture that the prop `of` names, as `cropSchema` has it; null: all of it. */
    | { readonly kind: 'crop'; readonly of: string }
    /** A file of the site or another site's player, as `playableSchema` has it; `file` null: only players. */
    | { readonly kind: 'playable'; readonly file: 'video' | 'audio' | null; readonly nullable?: boolean }
    /** A page or list, one of its items or an address, as the prop `to` of a content link has it. */
    | { readonly kind: 'target' }
    /** `{ x, y }` as fractions of the picture that the prop `of` names; null: the picture's own. */
    | { readonly kind: 'focal-point'; readonly of: string }
    /** A page or list of the site by its id; `kinds` are the kinds of collections that fit. */
    | { readonly kind: 'collection'; readonly kinds: readonly string[]; readonly nullable?: boolean }
    /** A form of the website by its id. */
    | { readonly kind: 'form'; readonly nullable?: boolean }
    /** A mailing list of the site by its id. */
    | { readonly kind: 'mailing-list'; readonly nullable?: boolean }
    /** One item by its id, or several in order. */
    | { readonly kind: 'item'; readonly kinds: readonly string[]; readonly nullable?: boolean }
    | { readonly kind: 'items'; readonly kinds: readonly string[]; readonly max: number }
    /** A list of texts; `entry` is what one is called: "Column". */
    | { readonly kind: 'texts'; readonly entry: string; readonly max: number; readonly maxLength: number }
    /** Rows of a table, each a list of texts. */
    | { readonly kind: 'dataset'; readonly maxRows: number; readonly maxColumns: number }
    /** Columns of the table whose column names the prop `of` has, by their index from 0. */
    | { readonly kind: 'columns'; readonly of: string; readonly max: number }
    /** Named columns of numbers in named rows, as `Sheet` of domain/dataset has it; more is cut and reported. */
    | { readonly kind: 'sheet'; readonly maxRows: number; readonly maxColumns: number }
    /** A list of objects with fields of their own. */
    | {
        readonly kind: 'list';
        /** What one entry is called: "Question". */
        readonly entry: string;
        readonly min?: number;
        readonly max: number;
        readonly starting: Readonly<Record<string, unknown>>;
        /** The prop of an entry that names it in the list. */
        readonly title: string;
        /** The prop of an entry that no two entries share; a new or duplicated entry gets a new value. */
        readonly key?: string;
        readonly fields: readonly PanelField[];
      }
    /** An object with fields of its own. */
    | {
        readonly kind: 'group';
        readonly nullable?: boolean;
        readonly starting: Readonly<Record<string, unknown>>;
        readonly fields: readonly PanelField[];
      }
  );

/** What the editor knows of a block's type without loading its view. */
export interface BlockDescription {
  readonly type: string;
  /** "Heading". */
  readonly name: string;
  readonly group: BlockGroup;
  /** One line of the list from which blocks are added. */
  readonly about: string;
  /** Further words by which it is found. */
  readonly words: readonly string[];
  /** Path data of a 24 x 24 outline icon. */
  readonly icon: string;
  /**
   * Props of a new block where they differ from the schema's defaults. They may be half made: a picture that is yet to
   * be chosen.
   */
  readonly starting: Readonly<Record<string, unknown>>;
  /** Cells a new block takes on a desktop. */
  readonly size: Pick<PageBlock['place'], 'columns' | 'rows'>;
  /** The prop whose text is edited where it stands, as one line, as several or as formatted text. */
  readonly inPlace?: {
    readonly name: string;
    readonly as: 'line' | 'lines' | 'rich-text';
    /** Of the one element of the block's view that holds the text. */
    readonly selector: string;
  };
  /** Fields of the tab Content. */
  readonly content: readonly PanelField[];
  /** Fields of the tab Design. */
  readonly design: readonly PanelField[];
  /** The prop whose first words name the block when it is spoken or listed; none: only its name. */
  readonly spokenBy?: string;
  /** What a half-made block says on the canvas: "Choose a picture". */
  readonly missing?: string;
}

/** Returns its argument, type-checked as a block description. */
export function describeBlock(description: BlockDescription): BlockDescription {
  return description;
}
