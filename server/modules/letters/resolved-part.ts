import type { SegmentDefinition } from '@vitrine/domain/audience/segment-rules.ts';
import type { RichBlock } from '@vitrine/domain/mail/rich-text.ts';

/** A picture of a letter. `href` as its owner typed it; '' for nowhere. */
export interface ResolvedPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  readonly href: string;
}

/** A part of a letter with all that it shows, so that it stays the same for everybody who gets it. */
export type ResolvedPart =
  | { readonly kind: 'text'; readonly blocks: readonly RichBlock[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly ResolvedPicture[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | {
      readonly kind: 'product';
      readonly name: string;
      readonly price: string;
      readonly href: string;
      readonly picture: ResolvedPicture | null;
    }
  | { readonly kind: 'line' }
  | { readonly kind: 'spacer'; readonly height: number };

/** What everybody who is written to gets. */
export interface SentLetter {
  readonly subject: string;
  readonly previewText: string;
  readonly parts: readonly ResolvedPart[];
  /** Where its links lead, absolute, each once; a link that counts names its place here. */
  readonly links: readonly string[];
  /** The segment it goes to, by which its recipients are looked at once more; left out or null for none. */
  readonly segment?: SegmentDefinition | null;
}
