import type { RichBlock } from '@vitrine/domain/mail/rich-text.ts';
import type { MailLink } from './mail-link.ts';

/** A picture of the site in a mail. */
export interface MailPicture {
  /** Its path at the site. */
  readonly path: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  /** An absolute address; null where it leads nowhere. */
  readonly href: string | null;
}

/** A part of a mail that its owner has put together. Addresses are absolute. */
export type MailPart =
  | { readonly kind: 'text'; readonly blocks: readonly RichBlock[] }
  /** One picture, or two beside each other. */
  | { readonly kind: 'pictures'; readonly pictures: readonly MailPicture[] }
  | { readonly kind: 'button'; readonly link: MailLink }
  | {
      readonly kind: 'product';
      readonly name: string;
      readonly price: string;
      readonly link: MailLink;
      readonly picture: MailPicture | null;
    }
  | { readonly kind: 'line' }
  /** Height in pixels. */
  | { readonly kind: 'spacer'; readonly height: number };
